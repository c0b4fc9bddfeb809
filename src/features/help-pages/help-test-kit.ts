import type { FaqArticleItem } from '#src/contract/faq-articles/schema.ts';
import { faqArticlesFixture } from '#src/contract/faq-articles/fixture.ts';
import type { FaqCategory } from '#src/contract/faq-category/schema.ts';

/** An article with a number; its slug is `q-{id}` unless it has none of its own. */
export function article(id: number, changes: Partial<FaqArticleItem> = {}): FaqArticleItem {
  const [first] = faqArticlesFixture;
  return { ...first, id: String(id), slug: `q-${id}`, title: `Question ${id}`, teaser: null, ...changes };
}

/** A category with that many articles. */
export function category(id: string, articles: number): FaqCategory {
  return {
    slug: id,
    title: `Topic ${id}`,
    description: `<p>About ${id}</p>`,
    articleCount: articles,
    articles: Array.from({ length: articles }, (_, at) => article(Number(id) * 100 + at)),
    redirectSlug: null,
  };
}
