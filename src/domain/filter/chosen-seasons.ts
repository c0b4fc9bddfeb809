import { isSlug } from '#src/routes/slug.ts';

/** The name of the query parameter that chooses seasons on the page of all events (R289). */
export const seasonsQuery = 'seasons';

/** How many seasons an address may choose. */
const mostSeasons = 8;

const none = '-';

/** Slugs in the one order that an address has, each once; others than slugs are left out. */
function ordered(slugs: readonly string[]): readonly string[] {
  return [...new Set(slugs)].filter(isSlug).toSorted().slice(0, mostSeasons);
}

/**
 * The seasons that an address chooses.
 *
 * @param query with or without its `?`, or empty
 */
export function seasonsOf(query: string): readonly string[] {
  if (!query.includes(seasonsQuery)) return [];
  return ordered((new URLSearchParams(query).get(seasonsQuery) ?? '').split(','));
}

/** The query that chooses seasons; empty when none is chosen. */
export function queryOfSeasons(seasons: readonly string[]): Readonly<Record<string, string>> {
  return seasons.length === 0 ? {} : { [seasonsQuery]: ordered(seasons).join(',') };
}

/**
 * The query with the given seasons in their one spelling, or without any; other parameters stay.
 *
 * @param query with its `?`, or empty
 * @returns with its `?`, or empty
 */
export function spelledSeasons(query: string, seasons: readonly string[]): string {
  const others = [...new URLSearchParams(query)].filter(([name]) => name !== seasonsQuery);
  const spelled = new URLSearchParams([...others, ...Object.entries(queryOfSeasons(seasons))]).toString();
  return spelled === '' ? '' : `?${spelled}`;
}

/** Whether the query names seasons in another spelling than these have. */
export function misspellsSeasons(query: string, seasons: readonly string[]): boolean {
  const told = new URLSearchParams(query).getAll(seasonsQuery);
  return told.length > 0 && (told.length > 1 || told[0] !== queryOfSeasons(seasons)[seasonsQuery]);
}

/** Chosen seasons as one path segment; `-` when none is chosen. */
export function seasonsSegment(seasons: readonly string[]): string {
  return seasons.length === 0 ? none : ordered(seasons).join('~');
}

/** The reverse of {@link seasonsSegment}. Any other text gives none; it never throws. */
export function readSeasonsSegment(segment: string): readonly string[] {
  const seasons = segment === none ? [] : ordered(segment.split('~'));
  return seasonsSegment(seasons) === segment ? seasons : [];
}
