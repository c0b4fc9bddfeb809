import type { ItemList, WithContext } from 'schema-dts';
import { movieTheaterJsonLd } from '#src/seo/movie-theater.ts';
import type { Locale, SiteId } from '#src/sites/site.ts';
import type { CinemasModel } from './load-cinemas.ts';

/**
 * Structured data for all cinemas in the page's order: schema.org ItemList of MovieTheater. Each has a name and the
 * address of its page, which holds the rest. Returns no list for a search.
 */
export function cinemasJsonLd(
  locale: Locale,
  { groups }: Pick<CinemasModel, 'groups'>,
  origins: Readonly<Record<SiteId, string>>,
): WithContext<ItemList>[] {
  const cinemas = groups.flatMap(({ blocks }) => blocks.flatMap((block) => block.cinemas));
  if (cinemas.length === 0) return [];
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      numberOfItems: cinemas.length,
      itemListElement: cinemas.map(({ cinema }, index) => {
        const { name, url } = movieTheaterJsonLd(locale, origins, cinema);
        return {
          '@type': 'ListItem',
          position: index + 1,
          item: { '@type': 'MovieTheater', name, ...(url === undefined ? {} : { url }) },
        };
      }),
    },
  ];
}
