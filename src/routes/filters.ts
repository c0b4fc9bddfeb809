import { isDay } from '../kernel/date/is-day.ts';
import { isNeed, needs, type Need } from './filter-values/needs.ts';
import { isFilterValue, isSlug } from './slug.ts';
import { keptInView, isView, type ShowsView } from './pages/views.ts';
import { isEndTime, isTimeSpan } from '../kernel/date/time-span.ts';

/** The segment after which filters follow (R059). */
export const filtersSegment = 'filters';
const filtersMark = `/${filtersSegment}`;

/**
 * The filters of a page (R059, D45, D51, ADR-0042). Values of `genres`, `tags` and `versions` are compared ignoring case; their
 * canonical form is lower case, sorted, without repetitions.
 */
export interface Filters {
  /** Slugs of the cinemas that a view compares (D51). */
  readonly cinemas?: readonly string[];
  /** A calendar day, `YYYY-MM-DD`. */
  readonly date?: string;
  /** The local time by which a showtime is over, `HHMM` as in `time`. */
  readonly ends?: string;
  /** Slugs of the shows that a view is about. */
  readonly films?: readonly string[];
  readonly genres?: readonly string[];
  /** Slug of a cinema. */
  readonly localisation?: string;
  /** Slug of the city near which the cinemas come first; beside `localisation` it does not count (D51). */
  readonly near?: string;
  /** What each showtime has to have for the visitor; all of them (D51). */
  readonly needs?: readonly Need[];
  readonly tags?: readonly string[];
  /** A span of local time in quarters of an hour, `HHMM-HHMM`; hours after midnight are 24 to 29 (D45). */
  readonly time?: string;
  readonly versions?: readonly string[];
  /** The view of the shows page (D51). */
  readonly view?: ShowsView;
}

export type FilterName = keyof Filters;

/** The filters that hide shows: all but the place and the choice of a view. */
export type NarrowingName = Exclude<FilterName, 'cinemas' | 'films' | 'near' | 'view'>;

/** The largest number of values in one filtered address. */
export const maxFilterValues = 20;

/** The largest numbers of cinemas and shows that a view is about. */
export const mostCinemas = 5;
export const mostFilms = 3;

/** The rules for the values of a filter. */
interface FilterRule {
  /** What one value is, for the error when there are several; null when several are allowed. */
  readonly one: string | null;
  /** The most values; as many as an address may have, when absent. */
  readonly most?: number;
  readonly expected: string;
  readonly fits: (value: string) => boolean;
}

const words: FilterRule = {
  one: null,
  expected: 'letters, digits, ".", "_" and "-" were expected',
  fits: isFilterValue,
};

/** The rules by filter; the order is the order of addresses (R060). */
const rules: Readonly<Record<FilterName, FilterRule>> = {
  cinemas: { one: null, most: mostCinemas, expected: "cinemas' slugs were expected", fits: isSlug },
  date: { one: 'one day', expected: 'YYYY-MM-DD was expected', fits: isDay },
  ends: { one: 'one time', expected: 'a quarter of an hour as HHMM was expected', fits: isEndTime },
  films: { one: null, most: mostFilms, expected: "shows' slugs were expected", fits: isSlug },
  genres: words,
  localisation: { one: 'one cinema', expected: "a cinema's slug was expected", fits: isSlug },
  near: { one: 'one city', expected: "a city's slug was expected", fits: isSlug },
  needs: { one: null, expected: `some of ${needs.join(', ')} were expected`, fits: isNeed },
  tags: words,
  time: { one: 'one span', expected: 'quarters of an hour as HHMM-HHMM were expected', fits: isTimeSpan },
  versions: words,
  view: { one: 'one view', expected: 'the name of a view was expected', fits: isView },
};

/** The filter names in the order of addresses (R060). */
export const filterNames = Object.keys(rules) as readonly FilterName[];

/** Whether a filter takes one value only. */
export function isSingle(name: FilterName): boolean {
  return rules[name].one !== null;
}

type Values = Readonly<Record<FilterName, readonly string[]>>;

function mapValues(of: (name: FilterName) => readonly string[]): Values {
  return Object.fromEntries(filterNames.map((name) => [name, of(name)])) as unknown as Values;
}

function problemWith(values: Values): string | null {
  for (const name of filterNames) {
    const { one } = rules[name];
    if (one !== null && values[name].length > 1)
      return `${name}: ${one} was expected, got ${values[name].join(', ')}`;
  }
  for (const name of filterNames) {
    const { expected, fits, most } = rules[name];
    if (most !== undefined && values[name].length > most) return `${name}: at most ${most} were expected`;
    const wrong = values[name].find((value) => !fits(value));
    if (wrong !== undefined) return `${name}: ${expected}, got ${JSON.stringify(wrong)}`;
  }
  return null;
}

function canonicalValues(raw: Values): Values {
  const sortedOnce = (name: FilterName) => {
    const given = raw[name].filter((value) => value !== '');
    const spelled =
      rules[name] === words || name === 'needs' ? given.map((value) => value.toLowerCase()) : given;
    return [...new Set(spelled)].toSorted();
  };
  const kept = keptInView(sortedOnce('view')[0]);
  const named =
    sortedOnce('localisation').length > 0 || (kept('cinemas') && sortedOnce('cinemas').length > 0);
  return mapValues((name) => (!kept(name) || (name === 'near' && named) ? [] : sortedOnce(name)));
}

function toFilters(values: Values): Filters | null {
  const chosen = filterNames.filter((name) => values[name].length > 0);
  if (chosen.length === 0) return null;
  return Object.fromEntries(
    chosen.map((name) => [name, rules[name].one === null ? values[name] : values[name][0]]),
  );
}

function toPath(values: Values): string {
  const path = filterNames
    .filter((name) => values[name].length > 0)
    .map((name) => `/${name}-${values[name].join(',')}`)
    .join('');
  return path === '' ? '' : `${filtersMark}${path}`;
}

function checkedValues(filters: Filters): Values {
  const values = canonicalValues(mapValues((name) => [filters[name] ?? []].flat()));
  const problem = problemWith(values);
  if (problem !== null) throw new RangeError(`These filters have no address: ${problem}.`);
  const count = filterNames.reduce((sum, name) => sum + values[name].length, 0);
  if (count > maxFilterValues) {
    throw new RangeError(
      `These filters have no address: at most ${maxFilterValues} values were expected, got ${count}.`,
    );
  }
  return values;
}

/**
 * The end of a filtered address: `/filters/…` with sorted segments and values, or `''` without filters (R059, R060).
 * Throws a RangeError that names the filter when a filter cannot be written.
 */
export function emitFilters(filters: Filters | undefined): string {
  // Most requests and links have none, and this is asked for each of them.
  if (filters === undefined || filterNames.every((name) => filters[name] === undefined)) return '';
  return toPath(checkedValues(filters));
}

/** The result of reading the end of an address: the filters and their canonical form. */
export interface ParsedFilters {
  readonly filters: Filters | null;
  /** As written by `emitFilters`: `''` or `/filters/…`. */
  readonly path: string;
}

function isFilterName(text: string): text is FilterName {
  return Object.hasOwn(rules, text);
}

/**
 * Reads the part of an address after `/filters`: `''` or `/name-value/…`. Another order, empty or repeated values and
 * upper case are accepted; `path` then has the canonical form. The result is `null` for an unknown name, a malformed
 * value, two values where one is expected, or more than 20 values (repetitions count).
 */
export function parseFilters(text: string): ParsedFilters | null {
  const raw = new Map<FilterName, string[]>();
  let count = 0;
  for (const segment of text === '' ? [] : text.slice(1).split('/')) {
    const dash = segment.indexOf('-');
    const name = segment.slice(0, Math.max(dash, 0));
    if (!isFilterName(name)) return null;
    const values = raw.get(name) ?? [];
    for (const value of segment.slice(dash + 1).split(',')) {
      if (value !== '') count += 1;
      if (count > maxFilterValues) return null;
      values.push(value);
    }
    raw.set(name, values);
  }
  const values = canonicalValues(mapValues((name) => raw.get(name) ?? []));
  return problemWith(values) === null ? { filters: toFilters(values), path: toPath(values) } : null;
}

/**
 * Cuts the path of an address where its filters begin: before `/filters` as a whole segment. A reserved word cannot be
 * a slug, so the first one is right. Without filters, the second text is empty.
 */
export function splitPath(path: string): readonly [base: string, filters: string] {
  let start = path.indexOf(filtersMark);
  while (start !== -1) {
    const next = path[start + filtersMark.length];
    if (next === undefined || next === '/') return [path.slice(0, start), path.slice(start)];
    start = path.indexOf(filtersMark, start + 1);
  }
  return [path, ''];
}

/** The filters in the path of an address, empty without any; null when they are not valid. */
export function filtersIn(path: string): Filters | null {
  const parsed = parseFilters(splitPath(path)[1].slice(filtersMark.length));
  return parsed === null ? null : (parsed.filters ?? {});
}

/**
 * The path of an address with other filters in place of its own. Throws a RangeError when they cannot be written (see
 * {@link emitFilters}).
 */
export function withFilters(path: string, filters: Filters): string {
  const [base] = splitPath(path);
  // Home without a language prefix is only the slash with which the filters begin.
  return `${base === '/' ? '' : base}${emitFilters(filters)}` || '/';
}
