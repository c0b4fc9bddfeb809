import { read, readRequired } from '#src/api/read.ts';
import { newsCard, type ArticleCard } from '#src/domain/article/article-card.ts';
import type { PageRefOf } from '#src/routes/page.ts';
import { isSlug } from '#src/routes/slug.ts';
import { translatedRefs } from '#src/seo/translated-refs.ts';
import type { Language, Locale } from '#src/sites/site.ts';
import { articleModel, readFeaturedShow, type ArticleModel } from '../article/article-model.ts';

/** What the page of a news item shows. */
export interface NewsItemModel {
  readonly article: ArticleModel;
  /** The newest other news; empty when the list cannot be read. */
  readonly more: readonly ArticleCard[];
  readonly ref: PageRefOf<'newsItem'>;
  /** Its page in each language of the site that has it. */
  readonly refs: Readonly<Partial<Record<Language, PageRefOf<'newsItem'>>>>;
}

/** How many other news follow a news item. */
const mostMore = 4;

/**
 * Reads the page of a news item (R089, R244).
 *
 * @throws RequiredReadError when the item itself cannot be read; everything else is optional
 */
export async function loadNewsItem(locale: Locale, slug: string): Promise<NewsItemModel> {
  const reading = readRequired('newsItem', locale, { slug });
  const [item, show, translations, news] = await Promise.all([
    reading,
    reading.then(({ featuredShow }) => readFeaturedShow(locale, featuredShow)),
    read('newsTranslate', locale, { slug }),
    read('news', locale, {}),
  ]);
  const ref = { page: 'newsItem', slug } as const;
  return {
    article: articleModel(locale, item, { ref, show }),
    more: (news.ok ? news.value : [])
      .filter((other) => other.slug !== slug && isSlug(other.slug))
      .slice(0, mostMore)
      .map(newsCard),
    ref,
    refs: translatedRefs(locale, ref, translations.ok ? translations.value : {}),
  };
}
