import type { SiteId } from '#src/sites/site.ts';
import { href } from '#src/routes/href.ts';
import type { Locale } from '#src/sites/site.ts';
import type { Items, ItemsInLanguage } from '../lib/items.ts';
import { mixedPaths, mixedRequests, numbersFrom, type MixedRequest } from '../lib/mixed.ts';

/** The site that the loads ask for. */
export const soakSite: SiteId = 'fr';
/** The locale of its pages. */
export const soakLocale: Locale = 'fr-FR';
const host = `${soakSite}.velours.test`;

/** Requests for pages of every kind, of many items and days: a tenth of the addresses often. */
export function mixed(
  languages: readonly ItemsInLanguage[],
  amount: number,
  most: number,
): readonly MixedRequest[] {
  return mixedRequests(mixedPaths(languages, new Date()).slice(0, most), amount, host);
}

const versions = ['vf', 'vost', 'vo'];
const sets = [{}, { needs: ['step-free'] }, { needs: ['captions'] }] as const;

/**
 * Requests of which none is like another: filtered, placed and unknown addresses, each a page of its own to the page
 * cache.
 *
 * @param seed of the order
 */
export function distinct(items: Items, amount: number, seed: number): readonly MixedRequest[] {
  const next = numbersFrom(seed);
  const pick = <T>(list: readonly T[]) => list[Math.floor(next() * list.length)] as T;
  const paths = new Set<string>();
  while (paths.size < amount) {
    const near = pick(items.cities).slug;
    const from = 1_000 + 100 * Math.floor(next() * 14);
    // A programme day ends at 29:00.
    const time = `${from}-${Math.min(2_900, from + 100 * (1 + Math.floor(next() * 10)))}`;
    const filters = { near, time, versions: [pick(versions)], ...pick(sets) };
    const kind = paths.size % 4;
    if (kind === 0) paths.add(href(soakLocale, { page: 'shows', filters }));
    else if (kind === 1)
      paths.add(href(soakLocale, { page: 'movie', slug: pick(items.films).slug, filters }));
    else if (kind === 2)
      paths.add(
        href(soakLocale, { page: 'city', slug: near, filters: { time, versions: [pick(versions)] } }),
      );
    else paths.add(href(soakLocale, { page: 'movie', slug: `inconnu-${Math.floor(next() * 1e9)}` }));
  }
  return [...paths].map((path) => ({ path, headers: { host, 'accept-encoding': 'gzip' } }));
}

/** Pages of every kind that somebody always asks for. */
export function warmPaths({ films, cinemas, cities, entertainments }: Items): readonly string[] {
  return [
    ...(['home', 'shows', 'cinemas', 'events', 'upcomingShowsLight'] as const).map((page) =>
      href(soakLocale, { page }),
    ),
    ...films.slice(0, 10).map(({ slug }) => href(soakLocale, { page: 'movie', slug })),
    ...cinemas.slice(0, 8).map(({ slug }) => href(soakLocale, { page: 'cinema', slug })),
    ...cities.slice(0, 4).map(({ slug }) => href(soakLocale, { page: 'city', slug })),
    ...entertainments.slice(0, 3).map(({ slug }) => href(soakLocale, { page: 'entertainment', slug })),
  ];
}

/**
 * The addresses of the site that are no warm page, in an order of chance.
 *
 * @param seed of the order
 */
export function coldPaths(
  languages: readonly ItemsInLanguage[],
  warm: readonly string[],
  seed: number,
): string[] {
  const next = numbersFrom(seed);
  return mixedPaths(languages, new Date())
    .filter((path) => !warm.includes(path))
    .map((path) => [next(), path] as const)
    .toSorted(([one], [other]) => one - other)
    .map(([, path]) => path);
}
