import { csvRows, OpenQuoteError, type Separator } from '#src/kernel/text/csv.ts';
import { cleanLine } from '#src/kernel/text/clean-text.ts';
import type { KeptRating } from '#src/visitor/device/nothing-kept.ts';
import type { WrongFile } from './mine-file.ts';

/** A film of a list of Letterboxd or IMDb. */
export interface ListedFilm {
  readonly name: string;
  /** Its original title, where the list has one besides. */
  readonly original?: string;
  /** Null when the list does not tell it. */
  readonly year: number | null;
  /** `seen`: watched without a rating. */
  readonly felt: 'wish' | 'seen' | KeptRating;
}

/** A list of films, or why it is none. */
export type ListReading =
  | {
      readonly ok: true;
      readonly films: readonly ListedFilm[];
      /** Number of ratings that are none on the scale of their column. */
      readonly unread: number;
    }
  | { readonly ok: false; readonly wrong: WrongFile };

/** More rows are not read. */
const mostRows = 20_000;
/** Rows before the films: the title and the facts of a list, `sep=;` of a spreadsheet. */
const mostBefore = 20;
const separators: readonly Separator[] = [',', ';', '\t'];

/** A rating of 0.5 to 5 stars as one of ours: up to 2 disappointed, up to 3.5 liked, more loved; null for none. */
export function ratingOfStars(stars: string): KeptRating | null {
  // Spreadsheets of most of our countries write a decimal comma.
  const text = stars.trim().replace(',', '.');
  const value = Number(text);
  if (text === '' || !(value >= 0.5 && value <= 5)) return null;
  return value <= 2 ? 1 : value <= 3.5 ? 2 : 3;
}

/** A rating of 1 to 10, as IMDb has it and `Rating10` of Letterboxd. */
function ratingOfTen(points: string): KeptRating | null {
  const value = Number(points.trim().replace(',', '.'));
  return value >= 1 ? ratingOfStars(String(value / 2)) : null;
}

/** The columns of a list by what they are called, without case, blanks and signs; -1 for one that it lacks. */
interface Columns {
  readonly name: number;
  readonly original: number;
  readonly year: number;
  readonly stars: number;
  readonly ten: number;
  readonly watched: number;
  readonly type: number;
  /** A list that somebody put in order, in which ratings stand beside. */
  readonly position: number;
}

function columnsOf(row: readonly string[]): Columns {
  const names = row.map((cell) => cell.toLowerCase().replace(/[^a-z0-9]/g, ''));
  const first = (...called: readonly string[]) => names.findIndex((name) => called.includes(name));
  return {
    name: first('name', 'title'),
    original: first('originaltitle'),
    year: first('year'),
    stars: first('rating'),
    ten: first('rating10', 'yourrating'),
    watched: first('watcheddate'),
    type: first('titletype'),
    position: first('position'),
  };
}

/** The table of the films: the last part of an export whose first table is about the list itself. */
interface Table {
  readonly columns: Columns;
  readonly rows: readonly (readonly string[])[];
}

function tableOf(text: string): Table | WrongFile {
  let wrong: WrongFile | null = null;
  for (const separator of separators) {
    try {
      const rows = csvRows(text, separator);
      const heads = rows.slice(0, mostBefore).map(columnsOf);
      const at = heads.findIndex(({ name, year }) => name >= 0 && year >= 0);
      const columns = heads[at];
      if (columns !== undefined) return { columns, rows: rows.slice(at + 1) };
      const half = heads.find(({ name, year }) => name >= 0 || year >= 0);
      if (half !== undefined && (rows[0]?.length ?? 0) > 1)
        wrong ??= { kind: 'columns', column: half.name < 0 ? 'Name' : 'Year' };
    } catch (error) {
      if (!(error instanceof OpenQuoteError)) throw error;
      const [head = ''] = text.split(/\r\n|\r|\n/, 1);
      // A quotation mark that is not closed is one of the separator that the file uses.
      if (head.includes(separator)) wrong ??= { kind: 'quote', line: error.line };
    }
  }
  return wrong ?? { kind: 'text' };
}

/** What a row without a rating is, by the name of the file and the columns. */
function plainOf(fileName: string, { stars, ten, position }: Columns): ListedFilm['felt'] {
  if (/watchlist/i.test(fileName)) return 'wish';
  if (/watched/i.test(fileName)) return 'seen';
  if (isLiked(fileName)) return 2;
  return position < 0 && (stars >= 0 || ten >= 0) ? 'seen' : 'wish';
}

/** `likes/films.csv` of an export, which is only `films.csv` once it is chosen. */
const isLiked = (fileName: string): boolean =>
  /(?:^|[/\\])(?:likes[/\\])?films(?:[ _-]*\(?\d+\)?)?\.csv$/i.test(fileName);

/** What IMDb has besides films. */
const noFilm = /series|episode|game|podcast|music/i;

/**
 * Reads a list of films: an export of Letterboxd, a file for its import, or ratings, a watchlist or a list of IMDb, as it comes
 * or as a spreadsheet wrote it again. A row with a rating is a film that was seen; for others the name of the file and its
 * columns say whether it was seen, liked or is wished. The last row of a film counts.
 */
export function readFilmList(text: string, fileName: string): ListReading {
  const table = tableOf(text);
  if ('kind' in table) return { ok: false, wrong: table };
  const { columns, rows } = table;
  const plain = plainOf(fileName, columns);
  const films = new Map<string, ListedFilm>();
  let unread = 0;
  for (const row of rows.slice(0, mostRows)) {
    const cell = (column: number): string => cleanLine(row[column] ?? '');
    const name = cell(columns.name);
    if (name === '' || noFilm.test(cell(columns.type))) continue;
    const rating = ratingOfStars(cell(columns.stars)) ?? ratingOfTen(cell(columns.ten));
    const told = [cell(columns.stars), cell(columns.ten)].some((one) => one !== '' && Number(one) !== 0);
    if (rating === null && told) unread += 1;
    const year = Number(cell(columns.year));
    const original = cell(columns.original);
    const seen = told || cell(columns.watched) !== '';
    const film: ListedFilm = {
      name,
      ...(original === '' || original === name ? {} : { original }),
      year: Number.isInteger(year) && year > 1800 && year < 3000 ? year : null,
      felt: rating ?? (seen && plain === 'wish' ? 'seen' : plain),
    };
    const key = `${film.name}\n${film.year ?? ''}`;
    // A later entry of the diary without a rating does not take back an earlier rating.
    if (film.felt !== 'seen' || !films.has(key)) films.set(key, film);
  }
  return { ok: true, films: [...films.values()], unread };
}

/** The files of Letterboxd's ZIP with films in them; of two that say something of a film, the later one counts. */
const zipped = ['watched', 'likes/films', 'watchlist', 'reviews', 'diary', 'ratings'];
const zippedPath = new RegExp(`^(?:[^/]+/)?(${zipped.join('|')})\\.csv$`);

/** Whether a file of a ZIP is one of Letterboxd's lists, be it in a folder of its own: neither deleted nor orphaned ones. */
export function isZippedList(path: string): boolean {
  return zippedPath.test(path) && !/^(?:__MACOSX|deleted|orphaned|lists)\//.test(path);
}

/** Reads the lists of a ZIP of Letterboxd together. A list that cannot be read refuses the whole. */
export function readZippedLists(files: ReadonlyMap<string, string>): ListReading {
  const rank = (path: string) => zipped.indexOf(zippedPath.exec(path)?.[1] ?? '');
  const films: ListedFilm[] = [];
  let unread = 0;
  for (const [path, text] of [...files].toSorted(([a], [b]) => rank(a) - rank(b))) {
    if (text.trim() === '') continue;
    const read = readFilmList(text, path);
    if (!read.ok) return read;
    films.push(...read.films);
    unread += read.unread;
  }
  return files.size > 0 ? { ok: true, films, unread } : { ok: false, wrong: { kind: 'zip' } };
}
