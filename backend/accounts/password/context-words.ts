import { languages, siteIds, sites } from '#src/sites/registry.ts';
import type { SiteId } from '#src/sites/site.ts';
import { readPlaceNames, readRevisions } from '../../catalogue/readers.ts';
import type { Database } from '../../database/open.ts';

/** A text as passwords are compared: without accents, capitals, and everything that is no letter. */
export function lettersOf(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}]+/gu, '');
}

/**
 * The words of names: each whole, and its pieces.
 * @param shortest the letters of the shortest piece
 */
export function wordsOf(names: Iterable<string>, shortest: number): ReadonlySet<string> {
  const words = [...names].flatMap((name) => [name, ...name.split(/[^\p{L}\p{M}\d]+/u)]).map(lettersOf);
  return new Set(words.filter((word) => word.length >= shortest));
}

/** What is left of a text of letters when as much of it as possible is taken for the words. */
export function restOf(text: string, words: Iterable<string>): string {
  const byEnd = new Map<string, string[]>();
  for (const word of words) {
    const end = word.at(-1) ?? '';
    const known = byEnd.get(end);
    if (known === undefined) byEnd.set(end, [word]);
    else known.push(word);
  }
  const rests = [''];
  for (let end = 1; end <= text.length; end += 1) {
    const last = text.charAt(end - 1);
    let least = `${rests[end - 1] ?? ''}${last}`;
    for (const word of byEnd.get(last) ?? []) {
      const before = text.endsWith(word, end) ? rests[end - word.length] : undefined;
      if (before !== undefined && before.length < least.length) least = before;
    }
    rests.push(least);
  }
  return rests.at(-1) ?? '';
}

/** The shortest piece of a place's name that counts: shorter ones stand in many words. */
const shortestPiece = 4;

/** The countries of the sites in the four languages, and their largest cities. */
const sitePlaces: readonly string[] = siteIds.flatMap((site) => [
  ...languages.map(
    (language) => new Intl.DisplayNames(language, { type: 'region' }).of(sites[site].country) ?? '',
  ),
  ...sites[site].topCities,
]);

/** The words of the chain's places: countries, cities and cinemas, as long as its catalogues stay the same. */
export class PlaceWords {
  readonly #db: Database;
  readonly #sites: readonly SiteId[];
  #known: { readonly revisions: string; readonly words: ReadonlySet<string> } | null = null;

  constructor(db: Database, served: readonly SiteId[]) {
    this.#db = db;
    this.#sites = served;
  }

  /** @throws the database's error */
  async read(): Promise<ReadonlySet<string>> {
    const revisions = await readRevisions(this.#db, this.#sites);
    if (this.#known?.revisions !== revisions) {
      const names = await readPlaceNames(this.#db, this.#sites);
      this.#known = { revisions, words: wordsOf([...sitePlaces, ...names], shortestPiece) };
    }
    return this.#known.words;
  }
}
