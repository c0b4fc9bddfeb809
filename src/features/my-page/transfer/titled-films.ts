import type { QueryClient } from '@tanstack/react-query';
import { browserQuery } from '#src/api/browser/api-query.ts';
import { mapLimited } from '#src/kernel/async/map-limited.ts';
import { showEndpoint } from '#src/contract/show/schema.ts';
import { showsEndpoint } from '#src/contract/shows/schema.ts';
import { localesOf, siteOf } from '#src/sites/registry.ts';
import type { Locale } from '#src/sites/site.ts';
import type { ListedFilm } from './film-list.ts';
import { releasesOf } from './releases-of.ts';
import { matchTitles, type Matches, type TitledFilm } from './match-titles.ts';

/** How many films are asked for their original title, and how many at once. */
const mostOriginals = 80;
const callsAtOnce = 6;

/** The films of the catalogue with their titles in every language of the site. */
async function titledFilms(cache: QueryClient, locale: Locale): Promise<TitledFilm[]> {
  const others = localesOf(siteOf(locale)).filter((one) => one !== locale);
  const own = await cache.fetchQuery(browserQuery(showsEndpoint, locale, {}));
  // Without another language fewer titles are known, and that is all.
  const elsewhere = await Promise.all(
    others.map(async (one) => cache.fetchQuery(browserQuery(showsEndpoint, one, {})).catch(() => null)),
  );
  const titles = new Map<string, string[]>();
  for (const answer of elsewhere)
    for (const { slug, showRef, title } of answer?.shows ?? [])
      for (const key of [slug, ...(showRef === null ? [] : [`ref ${showRef}`])])
        titles.set(key, [...(titles.get(key) ?? []), title]);
  return own.shows.map((show) => ({
    slug: show.slug,
    titles: [
      show.title,
      ...(titles.get(show.slug) ?? []),
      ...(titles.get(`ref ${show.showRef ?? ''}`) ?? []),
    ],
    ...releasesOf(show),
  }));
}

/** The films with their original titles, which only each film's own answer has. */
async function withOriginals(
  cache: QueryClient,
  locale: Locale,
  films: readonly TitledFilm[],
): Promise<readonly TitledFilm[]> {
  return mapLimited(films, callsAtOnce, async (film) => {
    const show = await cache
      .fetchQuery(browserQuery(showEndpoint, locale, { slug: film.slug }))
      .catch(() => null);
    const original = show?.originalTitle ?? null;
    return original === null ? film : { ...film, titles: [...film.titles, original] };
  });
}

/**
 * Finds the films of a list in the catalogue: by their titles in the languages of the site, and those that are left by
 * their original title, among the films of their years. Rejects when the catalogue cannot be read.
 */
export async function findFilms(
  cache: QueryClient,
  locale: Locale,
  list: readonly ListedFilm[],
): Promise<Matches> {
  const films = await titledFilms(cache, locale);
  const first = matchTitles(list, films);
  const asked = new Set(
    first.missing.flatMap(({ year }) => (year === null ? [] : [year - 1, year, year + 1])),
  );
  const possible = films.filter(
    ({ years, again }) => again === true || years.some((year) => asked.has(year)),
  );
  if (possible.length === 0) return first;
  const second = matchTitles(
    first.missing,
    await withOriginals(cache, locale, possible.slice(0, mostOriginals)),
  );
  return { found: [...first.found, ...second.found], missing: second.missing };
}
