import { useTranslations } from 'next-intl';
import { formatPrice } from '#src/domain/price/format-price.ts';
import type { PageRef } from '#src/routes/page.ts';
import type { Locale } from '#src/sites/site.ts';
import { ArticleGrid } from '#src/ui/article/article-cards.tsx';
import { SaleCards, type SaleView } from '#src/ui/layout/sale-cards.tsx';
import { Section } from '#src/ui/layout/section.client.tsx';
import { CtaLink } from '#src/ui/link/cta-link.tsx';
import { Link } from '#src/ui/link/link.tsx';
import { addressOf } from '#src/ui/link/link-address.ts';
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
            <ArticleGrid locale={locale} articles={block.offers} label={t('events')} typed={false} />
          </Section>
        );
      case 'temporary':
        return (
          <Section key={block.kind} id="temporary" title={t('temporary')}>
            <SaleCards locale={locale} sales={block.offers.map((offer) => temporarySale(locale, offer))} />
          </Section>
        );
      case 'ecards':
        return <Cards key={block.kind} locale={locale} cards={block.cards} />;
    }
  });
}

/** The prices of an offer as the country writes them. */
function pricesOf(locale: Locale, { price, initialPrice }: Pick<CardView, 'price' | 'initialPrice'>) {
  return {
    price: price === null ? null : formatPrice(locale, price),
    initialPrice: initialPrice === null ? null : formatPrice(locale, initialPrice),
  };
}

/** A temporary offer with its earlier price (R094). */
function temporarySale(locale: Locale, offer: TemporaryView): SaleView {
  const { title, subtitle, cta, picture } = offer;
  return {
    key: title,
    title,
    picture,
    note: subtitle,
    ...pricesOf(locale, offer),
    ...(cta === null ? {} : { action: <CtaLink cta={cta} /> }),
  };
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
      <SaleCards
        locale={locale}
        sales={cards.map(({ key, label, image, alt, price, initialPrice, seats, message }) => ({
          key,
          title: label,
          picture: image,
          alt,
          message,
          note: t('cardSeats', { count: seats }),
          ...pricesOf(locale, { price, initialPrice }),
          to: cardsPage(seats),
        }))}
      />
    </Section>
  );
}
