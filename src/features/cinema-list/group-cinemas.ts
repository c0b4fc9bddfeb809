import type { CinemaListView } from '#src/domain/cinema/cinema-list-view.ts';
import type { NamedCity } from '#src/domain/cinema/nearby-cities.ts';
import type { TagView } from '#src/domain/tag/vocabulary.ts';
import { compareText } from '#src/kernel/text/compare-text.ts';
import { fold } from '#src/kernel/text/fold.ts';

/** A cinema of the list with its city and what it offers. */
export interface ListedCinema {
  readonly cinema: CinemaListView;
  readonly city: NamedCity;
  readonly experiences: readonly TagView[];
}

/**
 * A group of cards: the cinemas of one city under its name, or several cinemas that follow each other in the alphabet
 * and are each the only one of their city.
 */
export interface CinemaBlock {
  /** Null for a group of several cities: each card then names its own. */
  readonly city: NamedCity | null;
  readonly cinemas: readonly ListedCinema[];
}

/** The cities that begin with one letter. */
export interface LetterGroup {
  /**
   * A capital letter, or `#` for names that do not begin with a letter; null when the list is too short for letters.
   */
  readonly letter: string | null;
  readonly blocks: readonly CinemaBlock[];
}

/** A list with at most this many cities has no letters; a longer one has letters to jump to. */
export const citiesWithoutLetters = 12;

/** The form of a name that is sorted: without accents, marks, and the article with which some Dutch names begin. */
const sortName = (name: string): string =>
  fold(name)
    .replace(/^['’]s-/u, '')
    .replaceAll(/[^\p{L}\p{N} ]/gu, '');

/** The letter under which a name is listed; `#` when it begins with none. */
export function letterOf(name: string): string {
  const [first = ''] = sortName(name).trim();
  return /[a-z]/.test(first) ? first.toUpperCase() : '#';
}

function compareNames(a: string, b: string): number {
  return compareText(sortName(a), sortName(b)) || compareText(a, b);
}

/**
 * The cinemas grouped by city. Cities are sorted by name without accents; the cinemas of a city too, closed ones last.
 */
function byCity(cinemas: readonly ListedCinema[]): readonly (readonly ListedCinema[])[] {
  const cities = new Map<string, ListedCinema[]>();
  for (const listed of cinemas)
    cities.set(listed.city.slug, [...(cities.get(listed.city.slug) ?? []), listed]);
  return [...cities.values()]
    .map((ofCity) =>
      ofCity.toSorted(
        (a, b) =>
          Number(a.cinema.closed) - Number(b.cinema.closed) || compareNames(a.cinema.name, b.cinema.name),
      ),
    )
    .toSorted(([a], [b]) => compareNames(a?.city.name ?? '', b?.city.name ?? ''));
}

function blocksOf(cities: readonly (readonly ListedCinema[])[]): CinemaBlock[] {
  const blocks: { city: NamedCity | null; cinemas: ListedCinema[] }[] = [];
  for (const ofCity of cities) {
    const [first] = ofCity;
    const last = blocks.at(-1);
    if (first === undefined) continue;
    if (ofCity.length > 1) blocks.push({ city: first.city, cinemas: [...ofCity] });
    else if (last?.city === null) last.cinemas.push(first);
    else blocks.push({ city: null, cinemas: [first] });
  }
  return blocks;
}

/** The list of all cinemas as the page shows it: by city, and by letter when there are many. */
export function groupCinemas(cinemas: readonly ListedCinema[]): LetterGroup[] {
  const cities = byCity(cinemas);
  if (cities.length === 0) return [];
  if (cities.length <= citiesWithoutLetters) return [{ letter: null, blocks: blocksOf(cities) }];
  const letters = new Map<string, (readonly ListedCinema[])[]>();
  for (const ofCity of cities) {
    const letter = letterOf(ofCity[0]?.city.name ?? '');
    letters.set(letter, [...(letters.get(letter) ?? []), ofCity]);
  }
  return [...letters].map(([letter, own]) => ({ letter, blocks: blocksOf(own) }));
}
