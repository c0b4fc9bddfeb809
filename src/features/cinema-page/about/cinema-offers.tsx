import { useTranslations } from 'next-intl';
import type { CinemaDetailView } from '#src/domain/cinema/cinema-detail-view.ts';
import { formatPrice } from '#src/domain/price/format-price.ts';
import type { Locale } from '#src/sites/site.ts';
import { SaleCards, type SaleView } from '#src/ui/layout/sale-cards.tsx';
import { Section } from '#src/ui/layout/section.client.tsx';
import { buttonClass } from '#src/ui/link/button.tsx';
import { Link } from '#src/ui/link/link.tsx';

interface CinemaOffersProps extends Pick<CinemaDetailView, 'cinepassOffers' | 'ecards'> {
  readonly locale: Locale;
}

/** The subscriptions and e-cards that the cinema accepts (R068). */
export function CinemaOffers({ locale, cinepassOffers, ecards }: CinemaOffersProps) {
  const t = useTranslations('cinema');
  if (cinepassOffers.length === 0 && ecards.length === 0) return null;
  const money = (amount: number | null) => (amount === null ? null : formatPrice(locale, amount));
  const passes = cinepassOffers.map(({ label, price, image, legend }): SaleView => ({
    key: `pass ${label}`,
    title: label,
    picture: image,
    note: legend,
    price: money(price),
  }));
  const cards = ecards.map((card): SaleView => {
    const { label, singleTtcAmount, ttcAmount, image, imageAlt, refCmd, highlightMessage } = card;
    return {
      key: `card ${label}`,
      title: label,
      picture: image,
      alt: imageAlt ?? '',
      message: highlightMessage,
      note: singleTtcAmount === null ? null : t('perSeat', { price: formatPrice(locale, singleTtcAmount) }),
      price: money(ttcAmount),
      ...(refCmd === null
        ? {}
        : {
            action: (
              <Link external={refCmd} className={buttonClass('outlined')}>
                {t('buyCard')}
              </Link>
            ),
          }),
    };
  });
  return (
    <Section id="offers" title={t('offers')}>
      <SaleCards locale={locale} sales={[...passes, ...cards]} />
    </Section>
  );
}
