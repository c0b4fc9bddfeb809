import { useTranslations } from 'next-intl';
import type { CinemaDetailView } from '#src/domain/cinema/cinema-detail-view.ts';
import { formatPrice } from '#src/domain/price/format-price.ts';
import type { Locale } from '#src/sites/site.ts';
import { Badge } from '#src/ui/label/badge.tsx';
import { Price } from '#src/ui/label/price.tsx';
import { Section } from '#src/ui/layout/section.tsx';
import { buttonClass } from '#src/ui/link/button.tsx';
import { Link } from '#src/ui/link/link.tsx';
import { Picture } from '#src/ui/picture/picture.tsx';
import css from './cinema-offers.module.scss';

interface CinemaOffersProps extends Pick<CinemaDetailView, 'cinepassOffers' | 'ecards'> {
  readonly locale: Locale;
}

/** The subscriptions and e-cards that the cinema accepts (R068). */
export function CinemaOffers({ locale, cinepassOffers, ecards }: CinemaOffersProps) {
  const t = useTranslations('cinema');
  if (cinepassOffers.length === 0 && ecards.length === 0) return null;
  return (
    <Section id="offers" title={t('offers')}>
      <ul className={css['offers']}>
        {cinepassOffers.map(({ label, price, image, legend }) => (
          <li key={label} className={css['offer']}>
            {image === null ? null : <OfferPicture src={image} alt="" title={label} />}
            <h3 className={css['title']}>{label}</h3>
            {price === null ? null : <Price amount={formatPrice(locale, price)} />}
            {legend === null ? null : <p className={css['legend']}>{legend}</p>}
          </li>
        ))}
        {ecards.map(({ label, singleTtcAmount, ttcAmount, image, imageAlt, refCmd, highlightMessage }) => (
          <li key={label} className={css['offer']}>
            {image === null ? null : <OfferPicture src={image} alt={imageAlt ?? ''} title={label} />}
            {highlightMessage === null ? null : <Badge tone="accent">{highlightMessage}</Badge>}
            <h3 className={css['title']}>{label}</h3>
            {ttcAmount === null ? null : <Price amount={formatPrice(locale, ttcAmount)} />}
            {singleTtcAmount === null ? null : (
              <p className={css['legend']}>{t('perSeat', { price: formatPrice(locale, singleTtcAmount) })}</p>
            )}
            {refCmd === null ? null : (
              <Link external={refCmd} className={buttonClass('outlined', css['buy'] ?? '')}>
                {t('buyCard')}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

function OfferPicture({
  src,
  alt,
  title,
}: {
  readonly src: string;
  readonly alt: string;
  readonly title: string;
}) {
  return (
    <Picture
      kind="backdrop"
      src={src}
      alt={alt}
      title={title}
      sizes="(width >= 700px) 18rem, 92vw"
      className={css['picture'] ?? ''}
    />
  );
}
