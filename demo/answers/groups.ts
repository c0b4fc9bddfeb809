import type { LanguageCatalogue } from '#src/contract/catalogue.ts';
import type { LanguageContext } from './context.ts';

/**
 * The groups of experiences with their articles as the list of articles has them today (R101).
 *
 * @param articles the site's articles, with the days on which they appeared
 */
export function groupsIn(
  { base }: LanguageContext,
  articles: LanguageCatalogue['articles'],
): LanguageCatalogue['experienceGroupDetails'] {
  const listed = new Map(articles.map((article) => [article.slug, article]));
  return Object.fromEntries(
    Object.entries(base.experienceGroupDetails).map(([slug, group]) => [
      slug,
      {
        ...group,
        articles: group.articles.flatMap((article) => {
          const item = listed.get(article.slug);
          return item ? [{ ...article, ...item }] : [];
        }),
      },
    ]),
  );
}
