import type { LanguageCatalogue } from '#src/contract/catalogue.ts';
import type { FaqArticleItem } from '#src/contract/faq-articles/schema.ts';

type Help = Pick<LanguageCatalogue, 'faqArticles' | 'faqCategories' | 'faqCategoryDetails'>;

/**
 * The help categories with what the list of articles tells of them: a page that names no articles has those of its
 * category, in the order of the list, and a category that does not say how many articles it has is counted.
 */
export function withFaqArticles({
  faqArticles,
  faqCategories,
  faqCategoryDetails,
}: Help): Omit<Help, 'faqArticles'> {
  const byCategory = new Map<string, FaqArticleItem[]>();
  for (const article of faqArticles) {
    if (article.category === null) continue;
    const known = byCategory.get(article.category.id);
    if (known === undefined) byCategory.set(article.category.id, [article]);
    else known.push(article);
  }
  const details = Object.fromEntries(
    Object.entries(faqCategoryDetails).map(([slug, detail]) => {
      const articles = detail.articles.length > 0 ? detail.articles : (byCategory.get(slug) ?? []);
      return [slug, { ...detail, articles, articleCount: detail.articleCount || articles.length }];
    }),
  );
  const categories = faqCategories.map((category) => ({
    ...category,
    articleCount: category.articleCount || (details[category.slug]?.articles.length ?? 0),
  }));
  return { faqCategories: categories, faqCategoryDetails: details };
}
