import type { ArticleItem } from '#src/contract/article-parts.ts';
import type { ArticleCard } from '#src/domain/article/article-card.ts';
import {
  kindsIn,
  pageOfArticles,
  type ArticleList,
  type ArticlePage,
} from '#src/domain/article/pagination.ts';
import { listingTypes, type Listing, type ListingType } from '#src/routes/listing.ts';
import { isSlug } from '#src/routes/slug.ts';

/** A part of a list of articles, and the kinds that the whole list has. */
export interface ArticleListModel extends ArticlePage<ArticleCard> {
  readonly kinds: readonly { readonly type: ListingType; readonly count: number }[];
}

/** A page of a list of articles as its page shows it (R095, R168, R277). Items without an address are left out. */
export function articleList<T extends ArticleItem>(
  list: ArticleList,
  articles: readonly T[],
  listing: Listing,
  cardOf: (article: T) => ArticleCard,
): ArticleListModel {
  const { lead, pushes, items, pages } = pageOfArticles(list, articles, listing);
  const cards = (some: readonly T[]) => some.filter(({ slug }) => isSlug(slug)).map(cardOf);
  return {
    lead: lead === null ? null : (cards([lead])[0] ?? null),
    pushes: cards(pushes),
    items: cards(items),
    pages,
    kinds: kindsIn(articles, listingTypes),
  };
}
