import type { LanguageCatalogue } from '#src/contract/catalogue.ts';
import { slugOfCinema, type LanguageContext } from './context.ts';

const lower = (tag: string): string => tag.toLowerCase();

/**
 * The groups of experiences with their articles as the list of articles has them today (R101). An article is about the
 * open cinemas that have, or show, the experience that it names, or else any of the group.
 *
 * @param articles the site's articles, with the days on which they appeared
 */
export function groupsIn(
  context: LanguageContext,
  articles: LanguageCatalogue['articles'],
): LanguageCatalogue['experienceGroupDetails'] {
  const { base, byCinema } = context;
  const listed = new Map(articles.map((article) => [article.slug, article]));
  const titles = new Map(base.experiences.map(({ slug, title }) => [lower(slug), lower(title)]));
  const has = (tags: readonly string[], keys: readonly string[]) =>
    tags.some((tag) => keys.includes(lower(tag)));
  const cinemasWith = (keys: readonly string[]) => {
    const playing = [...byCinema].flatMap(([cinema, showtimes]) =>
      showtimes.some(({ tags }) => has(tags, keys)) ? [slugOfCinema(context, cinema)] : [],
    );
    return base.cinemas
      .filter(({ slug, status, tags }) => status && (has(tags, keys) || playing.includes(slug)))
      .map(({ slug }) => slug);
  };
  return Object.fromEntries(
    Object.entries(base.experienceGroupDetails).map(([slug, group]) => [
      slug,
      {
        ...group,
        articles: group.articles.flatMap((article) => {
          const item = listed.get(article.slug);
          if (!item) return [];
          const told = lower(`${item.title} ${item.headline ?? ''}`);
          const keys = group.experiences.map(lower);
          const named = keys.filter((key) => told.includes(titles.get(key) ?? key));
          return [{ ...article, ...item, cinemas: cinemasWith(named.length > 0 ? named : keys) }];
        }),
      },
    ]),
  );
}
