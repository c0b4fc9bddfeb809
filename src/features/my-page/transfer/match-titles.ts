import { wordsOf } from '#src/kernel/text/fold.ts';
import type { ListedFilm } from './letterboxd.ts';

/** A film of the catalogue with everything that it is called. */
export interface TitledFilm {
  readonly slug: string;
  /** The titles in the languages of the site, and the original one where it is known. */
  readonly titles: readonly string[];
  /** The years in which it was released; empty when none is known. */
  readonly years: readonly number[];
}

/** The articles that a title may have or not have, in the languages of the sites. */
const articles: ReadonlySet<string> = new Set(
  'le la les l un une des the a an der die das ein eine den de het t een'.split(' '),
);

/** What two spellings of a title have in common: no case, accents, signs or article. */
export function titleKey(title: string): string {
  const words = wordsOf(title);
  const [first = ''] = words;
  return (words.length > 1 && articles.has(first) ? words.slice(1) : words).join(' ');
}

/** How well the years fit, the smaller the better; null when they do not. */
function yearGap(year: number | null, years: readonly number[]): number | null {
  if (year === null || years.length === 0) return 1;
  const gap = Math.min(...years.map((one) => Math.abs(one - year)));
  // A film is often released in another country in the year after.
  return gap <= 1 ? gap : null;
}

/** Films of a list with the film of the catalogue that each of them is. */
export interface Matches {
  readonly found: readonly (readonly [ListedFilm, slug: string])[];
  readonly missing: readonly ListedFilm[];
}

/** Finds the films of a list in the catalogue, by title and year. */
export function matchTitles(list: readonly ListedFilm[], catalogue: readonly TitledFilm[]): Matches {
  const byTitle = new Map<string, TitledFilm[]>();
  for (const film of catalogue)
    for (const key of new Set(film.titles.map(titleKey)))
      if (key !== '') byTitle.set(key, [...(byTitle.get(key) ?? []), film]);
  const found: (readonly [ListedFilm, string])[] = [];
  const missing: ListedFilm[] = [];
  for (const listed of list) {
    const fitting = (byTitle.get(titleKey(listed.name)) ?? []).flatMap((film) => {
      const gap = yearGap(listed.year, film.years);
      return gap === null ? [] : [{ slug: film.slug, gap }];
    });
    const [best] = fitting.toSorted((a, b) => a.gap - b.gap);
    if (best === undefined) missing.push(listed);
    else found.push([listed, best.slug]);
  }
  return { found, missing };
}
