import { csvRows, OpenQuoteError } from '#src/kernel/text/csv.ts';
import type { KeptRating } from '#src/visitor/device/nothing-kept.ts';
import type { WrongFile } from './mine-file.ts';

/** A film of a list of Letterboxd. */
export interface ListedFilm {
  readonly name: string;
  /** Null when the list does not tell it. */
  readonly year: number | null;
  /** `seen`: watched without a rating. */
  readonly felt: 'wish' | 'seen' | KeptRating;
}

/** A list of Letterboxd, or why it is none. */
export type ListReading =
  | { readonly ok: true; readonly films: readonly ListedFilm[] }
  | { readonly ok: false; readonly wrong: WrongFile };

/** More rows are not read. */
const mostRows = 20_000;

/** A rating of 0.5 to 5 stars as one of ours: up to 2 disappointed, up to 3.5 liked, more loved; null for none. */
export function ratingOfStars(stars: string): KeptRating | null {
  const value = Number(stars.trim());
  if (stars.trim() === '' || !(value >= 0.5 && value <= 5)) return null;
  return value <= 2 ? 1 : value <= 3.5 ? 2 : 3;
}

/**
 * Whether a text begins as a list of Letterboxd does. Its first line names the columns.
 */
export function isLetterboxd(text: string): boolean {
  return /^\uFEFF?"?(?:Date|Name)"?,/.test(text);
}

/**
 * Reads a list of Letterboxd: with a column `Rating` (ratings, diary) its rows are films that were seen, without one
 * what the name of the file says: `watched.csv` films that were seen, any other wishes. The last row of a film counts.
 */
export function readLetterboxd(text: string, fileName: string): ListReading {
  let rows: readonly (readonly string[])[];
  try {
    rows = csvRows(text);
  } catch (error) {
    if (error instanceof OpenQuoteError) return { ok: false, wrong: { kind: 'quote', line: error.line } };
    throw error;
  }
  const [head = [], ...body] = rows;
  const columns = head.map((name) => name.trim().toLowerCase());
  const [name, year, rating] = ['name', 'year', 'rating'].map((column) => columns.indexOf(column));
  if (name === undefined || name < 0) return { ok: false, wrong: { kind: 'columns', column: 'Name' } };
  if (year === undefined || year < 0) return { ok: false, wrong: { kind: 'columns', column: 'Year' } };
  const hasRatings = rating !== undefined && rating >= 0;
  const plain = /watched/i.test(fileName) ? 'seen' : 'wish';
  const films = new Map<string, ListedFilm>();
  for (const row of body.slice(0, mostRows)) {
    const title = (row[name] ?? '').trim();
    if (title === '') continue;
    const told = Number((row[year] ?? '').trim());
    const film: ListedFilm = {
      name: title,
      year: Number.isInteger(told) && told > 1800 && told < 3000 ? told : null,
      felt: hasRatings ? (ratingOfStars(row[rating] ?? '') ?? 'seen') : plain,
    };
    const key = `${film.name}\n${film.year ?? ''}`;
    // A later entry of the diary without a rating does not take back an earlier rating.
    if (film.felt !== 'seen' || !films.has(key)) films.set(key, film);
  }
  return { ok: true, films: [...films.values()] };
}
