import { genresOf } from '#src/domain/show/show-list-view.ts';
import { localesOf, siteOf } from '#src/sites/registry.ts';
import type { Locale } from '#src/sites/site.ts';
import { hasSnapshot, keepSnapshot, knownLists } from './items.ts';
import { marksOfShow } from './other-language.ts';
import type { Lists } from './snapshot.ts';

type Shows = Lists['shows'];

/** The genres of shows by what identifies a show in every language. */
interface GenreIndex {
  readonly genres: ReadonlySet<string>;
  readonly byMark: ReadonlyMap<string, readonly string[]>;
}

/** By the list that they were made from, so that a new list makes a new one. */
const indexes = new WeakMap<Shows, GenreIndex>();

function indexOf(shows: Shows): GenreIndex {
  const present = indexes.get(shows);
  if (present !== undefined) return present;
  const byMark = new Map<string, readonly string[]>();
  for (const show of shows) {
    const genres = genresOf(show.genres, show.genresSlug).map(({ slug }) => slug);
    for (const mark of marksOfShow(show)) byMark.set(mark, genres);
  }
  const index = { byMark, genres: new Set([...byMark.values()].flat()) };
  indexes.set(shows, index);
  return index;
}

/**
 * The genre of a list that stands for a genre of the same list in another language: the one that most shows have in its
 * place. Null where no show says.
 */
export function genreInOther(own: Shows, other: Shows, genre: string): string | null {
  const there = indexOf(own);
  const votes = new Map<string, number>();
  for (const [mark, genres] of indexOf(other).byMark) {
    const named = there.byMark.get(mark);
    const translated = named?.length === genres.length ? named[genres.indexOf(genre)] : undefined;
    if (translated !== undefined) votes.set(translated, (votes.get(translated) ?? 0) + 1);
  }
  const [most] = [...votes].toSorted(([, a], [, b]) => b - a);
  return most?.[0] ?? null;
}

/**
 * The slug of a genre in a locale, from its slug there or in another language of the site: each names genres in its own words
 * (D41). Null when no language has the genre, undefined while the lists that could name it are not known.
 */
export function knownGenre(locale: Locale, genre: string): string | null | undefined {
  const own = hasSnapshot(locale) ? knownLists(locale) : null;
  if (own === null) return undefined;
  if (indexOf(own.shows).genres.has(genre)) return genre;
  let lacking = false;
  for (const other of localesOf(siteOf(locale)).filter((one) => one !== locale)) {
    const lists = knownLists(other);
    const named = lists === null ? null : genreInOther(own.shows, lists.shows, genre);
    if (named !== null) return named;
    if (lists === null) {
      lacking = true;
      keepSnapshot(other);
    }
  }
  return lacking ? undefined : null;
}
