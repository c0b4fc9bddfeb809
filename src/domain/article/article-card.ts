import type { ArticleItem, OfferItem } from '#src/contract/article-parts.ts';
import { knownDay, type Day } from '#src/kernel/date/day.ts';
import type { PageRef } from '#src/routes/page.ts';
import { isSlug } from '#src/routes/slug.ts';
import { textOrNull } from '../text/plain-text.ts';
import { isOver, type OfferDate } from './offer-date.ts';

/** A news item or an offer in a list (R089). */
export interface ArticleCard {
  readonly slug: string;
  readonly to: PageRef;
  readonly title: string;
  readonly type: ArticleItem['type'];
  readonly headline: string | null;
  /** The picture for a card, and the one for a large place. */
  readonly picture: string | null;
  readonly large: string | null;
  readonly alt: string;
  /** The day on which it came out; null when it is unknown (R279). */
  readonly day: Day | null;
  /** When it holds; null for what is no offer. */
  readonly date: OfferDate | null;
}

/** A news item in a list. */
export function newsCard(item: ArticleItem): ArticleCard {
  return cardOf(item, { page: 'newsItem', slug: item.slug }, null);
}

/** An offer in a list (R095). */
export function offerCard(item: OfferItem): ArticleCard {
  return cardOf(item, { page: 'offer', slug: item.slug }, item.date);
}

function cardOf(item: ArticleItem, to: PageRef, date: ArticleCard['date']): ArticleCard {
  const { slug, title, type, image, thumbnail, imageAlt, releaseDate } = item;
  return {
    slug,
    to,
    title,
    type,
    headline: textOrNull(item.headline),
    picture: thumbnail ?? image,
    large: image ?? thumbnail,
    alt: imageAlt ?? '',
    day: knownDay(releaseDate),
    date,
  };
}

/** How many offers a page about a place shows. */
const mostLocal = 4;

/**
 * The offers that hold in one of some cinemas and are not over: the national ones and those that name it (R095), these
 * first, at most {@link mostLocal}.
 */
export function offersAt(
  offers: readonly OfferItem[],
  cinemas: readonly string[],
  today: Day,
): readonly ArticleCard[] {
  const here = offers.filter(
    ({ slug, national, cinemas: named, date }) =>
      isSlug(slug) && !isOver(date, today) && (national || named.some((one) => cinemas.includes(one))),
  );
  return here
    .toSorted((a, b) => Number(a.national) - Number(b.national))
    .slice(0, mostLocal)
    .map(offerCard);
}
