import type { ReactNode } from 'react';
import type { PageRef } from '#src/routes/page.ts';
import type { Locale } from '#src/sites/site.ts';
import { Badge } from '../label/badge.tsx';
import { Price } from '../label/price.tsx';
import { Link } from '../link/link.tsx';
import { Picture } from '../picture/picture.client.tsx';
import css from './sale-cards.module.scss';

/** Something for sale in a few words: a card of seats, a subscription, an offer for some days. */
export interface SaleView {
  readonly key: string;
  readonly title: string;
  readonly picture: string | null;
  readonly alt?: string;
  /** A few words above the title, such as "new". */
  readonly message?: string | null;
  /** A line about it: how many seats, what one costs. */
  readonly note?: string | null;
  /** Formatted for the country; null when it is unknown. */
  readonly price: string | null;
  /** The earlier price. */
  readonly initialPrice?: string | null;
  /** The page about it; the whole card is then its link. */
  readonly to?: PageRef;
  /** A way to buy it, when it has no page. */
  readonly action?: ReactNode;
}

interface SaleCardsProps {
  readonly locale: Locale;
  readonly sales: readonly SaleView[];
}

/** Things for sale, as cards beside each other. */
export function SaleCards({ locale, sales }: SaleCardsProps) {
  return (
    <ul className={css['cards']}>
      {sales.map((sale) => (
        <li key={sale.key} className={css['card']}>
          <SaleCard locale={locale} sale={sale} />
        </li>
      ))}
    </ul>
  );
}

function SaleCard({ locale, sale }: { readonly locale: Locale; readonly sale: SaleView }) {
  const { title, picture, alt = '', message = null, note = null, price, initialPrice = null } = sale;
  const { to, action } = sale;
  return (
    <>
      {picture === null ? null : (
        <Picture
          kind="backdrop"
          src={picture}
          alt={alt}
          title={title}
          sizes="(width >= 43.75em) 18rem, 92vw"
          className={css['picture']}
        />
      )}
      {message === null ? null : <Badge tone="accent">{message}</Badge>}
      <h3 className={css['title']}>
        {to === undefined ? (
          title
        ) : (
          <Link locale={locale} to={to} className={css['link']}>
            {title}
          </Link>
        )}
      </h3>
      {note === null ? null : <p className={css['note']}>{note}</p>}
      {price === null ? null : <Price amount={price} initial={initialPrice} />}
      {action === undefined ? null : <p className={css['action']}>{action}</p>}
    </>
  );
}
