import { readRequired } from '#src/api/read.ts';
import { newsCard, type ArticleCard } from '#src/domain/article/article-card.ts';
import { kindsIn, pageOfArticles, type ArticlePage } from '#src/domain/article/pagination.ts';
import { listingTypes, type Listing, type ListingType } from '#src/routes/listing.ts';
import { isSlug } from '#src/routes/slug.ts';
import type { Locale } from '#src/sites/site.ts';

/** A part of a list of articles, and the kinds that the whole list has. */
export interface ArticleListModel extends ArticlePage<ArticleCard> {
  readonly kinds: readonly { readonly type: ListingType; readonly count: number }[];
}

/**
 * Reads a page of the news (R095, R168).
 *
 * @throws RequiredReadError when the list of news cannot be read
 */
export async function loadNews(locale: Locale, listing: Listing): Promise<ArticleListModel> {
  const news = await readRequired('news', locale, {});
  const { lead, pushes, items, pages } = pageOfArticles('news', news, listing);
  const cards = (some: typeof news) => some.filter(({ slug }) => isSlug(slug)).map(newsCard);
  return {
    lead: lead === null ? null : (cards([lead])[0] ?? null),
    pushes: cards([...pushes]),
    items: cards([...items]),
    pages,
    kinds: kindsIn(news, listingTypes),
  };
}
