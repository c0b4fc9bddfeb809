import { useTranslations } from 'next-intl';
import { formatPrice } from '#src/domain/price/format-price.ts';
import type { PageRef } from '#src/routes/page.ts';
import type { Locale } from '#src/sites/site.ts';
import { ArticleGrid } from '#src/ui/article/article-cards.tsx';
import { Badge } from '#src/ui/label/badge.tsx';
import { Price } from '#src/ui/label/price.tsx';
import { Section } from '#src/ui/layout/section.tsx';
import { CtaLink } from '#src/ui/link/cta-link.tsx';
import { Link } from '#src/ui/link/link.tsx';
import { addressOf } from '#src/ui/link/link-address.ts';
import { Picture } from '#src/ui/picture/picture.tsx';
import type { CardView, OffersBlock, TemporaryView } from './offers-model.ts';
import css from './offers-blocks.module.scss';
import { PromotionCard } from './promotion-card.tsx';

interface OffersBlocksProps {
  readonly locale: Locale;
  readonly blocks: readonly OffersBlock[];
}

/** The blocks above the list of offers, in the order of the chain (R092). */
export function OffersBlocks({ locale, blocks }: OffersBlocksProps) {
  const t = useTranslations('offers');
  return blocks.map((block) => {
    switch (block.kind) {
      case 'promotion':
        return (
          <Section key={block.kind} id="promotion" title={t('promotions')}>
            <ul className={css['promotions']}>
              {block.promotions.map((promotion) => (
                <li key={promotion.title}>
                  <PromotionCard promotion={promotion} />
                </li>
              ))}
            </ul>
          </Section>
        );
      case 'event':
        return (
          <Section key={block.kind} id="event" title={t('events')}>
            <ArticleGrid locale={locale} articles={block.offers} label={t('events')} />
          </Section>
        );
      case 'temporary':
        return (
          <Section key={block.kind} id="temporary" title={t('temporary')}>
            <ul className={css['cards']}>
              {block.offers.map((offer) => (
                <li key={offer.title} className={css['card']}>
                  <TemporaryOffer locale={locale} offer={offer} />
                </li>
              ))}
            </ul>
          </Section>
        );
      case 'ecards':
        return <Cards key={block.kind} locale={locale} cards={block.cards} />;
    }
  });
}

function CardPicture(props: { readonly src: string | null; readonly alt: string; readonly title: string }) {
  const { src, alt, title } = props;
  if (src === null) return null;
  return (
    <Picture
      kind="backdrop"
      src={src}
      alt={alt}
      title={title}
      sizes="(width >= 700px) 18rem, 92vw"
      className={css['picture']}
    />
  );
}

/** A temporary offer with its earlier price (R094). */
function TemporaryOffer({ locale, offer }: { readonly locale: Locale; readonly offer: TemporaryView }) {
  const { title, subtitle, price, initialPrice, cta, picture } = offer;
  return (
    <>
      <CardPicture src={picture} alt="" title={title} />
      <h3 className={css['name']}>{title}</h3>
      {subtitle === null ? null : <p className={css['note']}>{subtitle}</p>}
      {price === null ? null : (
        <Price
          amount={formatPrice(locale, price)}
          initial={initialPrice === null ? null : formatPrice(locale, initialPrice)}
        />
      )}
      {cta === null ? null : <CtaLink cta={cta} className={css['cta']} />}
    </>
  );
}

/** The page that sells a card with a number of seats. */
const cardsPage = (seats: number): PageRef => ({ page: seats === 3 ? 'eCards3' : 'eCards5' });

/** Cards of seats in a short row, with the way to their own page (R092, R099). */
function Cards({ locale, cards }: { readonly locale: Locale; readonly cards: readonly CardView[] }) {
  const t = useTranslations('offers');
  return (
    <Section
      id="ecards"
      title={t('ecards')}
      more={
        addressOf(locale, cardsPage(5)) === null ? undefined : (
          <Link locale={locale} to={cardsPage(5)}>
            {t('toCards')}
          </Link>
        )
      }
    >
      <ul className={css['cards']}>
        {cards.map(({ key, label, image, alt, price, initialPrice, seats, message }) => (
          <li key={key} className={css['card']}>
            <CardPicture src={image} alt={alt} title={label} />
            {message === null ? null : <Badge tone="accent">{message}</Badge>}
            <h3 className={css['name']}>
              <Link locale={locale} to={cardsPage(seats)} className={css['link']}>
                {label}
              </Link>
            </h3>
            <p className={css['note']}>{t('cardSeats', { count: seats })}</p>
            {price === null ? null : (
              <Price
                amount={formatPrice(locale, price)}
                initial={initialPrice === null ? null : formatPrice(locale, initialPrice)}
              />
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
