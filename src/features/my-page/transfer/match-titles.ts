import { wordsOf } from '#src/kernel/text/fold.ts';
import { spellingsOf } from '#src/kernel/text/spellings.ts';
import type { ListedFilm } from './film-list.ts';

/** A film of the catalogue with everything that it is called. */
export interface TitledFilm {
  readonly slug: string;
  /** The titles in the languages of the site, and the original one where it is known. */
  readonly titles: readonly string[];
  /** The years in which it was released; empty when none is known. */
  readonly years: readonly number[];
  /** Whether it is shown again and the years do not tell since when it is known: any earlier one fits. */
  readonly again?: boolean;
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

const bracketed = /\([^()]*\)|\[[^[\]]*\]/g;
/** Words for `&`, which stands in one spelling of a title and not in another. */
const ands: ReadonlySet<string> = new Set(['and', 'et', 'und', 'en']);
const numerals: Readonly<Record<string, string>> = {
  ii: '2',
  iii: '3',
  iv: '4',
  vi: '6',
  vii: '7',
  viii: '8',
  ix: '9',
};

function loose(words: readonly string[]): string {
  const told = words.filter((word, at) => at === 0 || !ands.has(word)).map((word) => numerals[word] ?? word);
  const [first = ''] = told;
  return (told.length > 1 && articles.has(first) ? told.slice(1) : told).join('');
}

/**
 * What loose spellings of a title have in common: also without what stands in brackets, blanks and words for `&`, with digits
 * for numerals, and with umlauts written out. Not for a title of which this leaves nothing.
 */
export function looseKeys(title: string): string[] {
  const bare = title.replace(bracketed, ' ');
  const keys = [title, bare].flatMap((one) => spellingsOf(one).map(loose));
  return [...new Set(keys)].filter((key) => key !== '');
}

/** How well the years fit, the smaller the better; null when they do not. */
function yearGap(year: number | null, { years, again = false }: TitledFilm): number | null {
  if (year === null || years.length === 0) return 1;
  const gap = Math.min(...years.map((one) => Math.abs(one - year)));
  // A film is often released in another country in the year after.
  if (gap <= 1) return gap;
  return again && year < Math.max(...years) ? 2 : null;
}

/** Films of a list with the film of the catalogue that each of them is. */
export interface Matches {
  readonly found: readonly (readonly [ListedFilm, slug: string])[];
  readonly missing: readonly ListedFilm[];
}

type Titles = ReadonlyMap<string, readonly TitledFilm[]>;

function titlesBy(keysOf: (title: string) => readonly string[], catalogue: readonly TitledFilm[]): Titles {
  const byTitle = new Map<string, TitledFilm[]>();
  for (const film of catalogue)
    for (const key of new Set(film.titles.flatMap(keysOf)))
      if (key !== '') byTitle.set(key, [...(byTitle.get(key) ?? []), film]);
  return byTitle;
}

/** Finds the films of a list in the catalogue, by title and year: by the plain title first, then loosely. */
export function matchTitles(list: readonly ListedFilm[], catalogue: readonly TitledFilm[]): Matches {
  const ways = [(title: string) => [titleKey(title)], looseKeys].map(
    (keysOf) => [keysOf, titlesBy(keysOf, catalogue)] as const,
  );
  const found: (readonly [ListedFilm, string])[] = [];
  const missing: ListedFilm[] = [];
  for (const listed of list) {
    const names = [listed.name, ...(listed.original === undefined ? [] : [listed.original])];
    const fitting = ways.flatMap(([keysOf, byTitle], way) =>
      names
        .flatMap(keysOf)
        .flatMap((key) => byTitle.get(key) ?? [])
        .flatMap((film) => {
          const gap = yearGap(listed.year, film);
          return gap === null ? [] : [{ slug: film.slug, way, gap }];
        }),
    );
    const [best] = fitting.toSorted((a, b) => a.way - b.way || a.gap - b.gap);
    if (best === undefined) missing.push(listed);
    else found.push([listed, best.slug]);
  }
  return { found, missing };
}
