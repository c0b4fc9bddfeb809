import type { LanguageCatalogue } from '#src/contract/catalogue.ts';
import { slugOfCinema, type LanguageContext } from './context.ts';

const lower = (tag: string): string => tag.toLowerCase();
/** The words of a text in a row, with a space around each. */
const wordsOf = (text: string): string =>
  ` ${lower(text)
    .split(/[^\p{L}\p{N}]+/u)
    .join(' ')} `;

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
  const titles = new Map(base.experiences.map(({ slug, title }) => [lower(slug), wordsOf(title)]));
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
          const told = wordsOf(`${item.title} ${item.headline ?? ''}`);
          const keys = group.experiences.map(lower);
          // “A Dolby auditorium” is about Dolby Cinema, too.
          const named = keys.filter((key) =>
            [titles.get(key) ?? '', wordsOf(key)].some((words) => words !== '' && told.includes(words)),
          );
          return [{ ...article, ...item, cinemas: cinemasWith(named.length > 0 ? named : keys) }];
        }),
      },
    ]),
  );
}
