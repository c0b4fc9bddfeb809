import { readRequired } from '#src/api/read.ts';
import { newsCard } from '#src/domain/article/article-card.ts';
import type { Listing } from '#src/routes/listing.ts';
import type { Locale } from '#src/sites/site.ts';
import { articleList, type ArticleListModel } from '../article/article-list.ts';

/**
 * Reads a page of the news (R095, R168).
 *
 * @throws RequiredReadError when the list of news cannot be read
 */
export async function loadNews(locale: Locale, listing: Listing): Promise<ArticleListModel> {
  return articleList('news', await readRequired('news', locale, {}), listing, newsCard);
}
