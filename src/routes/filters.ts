import { isDay } from '../kernel/date/is-day.ts';
import { isFilterValue, isSlug } from './slug.ts';

/** The segment after which filters follow (R059). */
export const filtersSegment = 'filters';

/**
 * The filters of a page (R059). Values of `genres`, `tags` and `versions` are compared ignoring case; their canonical
 * form is lower case, sorted, without repetitions. `localisation` is a cinema's slug.
 */
export interface Filters {
  /** A calendar day, `YYYY-MM-DD`. */
  readonly date?: string;
  readonly genres?: readonly string[];
  readonly localisation?: string;
  readonly tags?: readonly string[];
  readonly versions?: readonly string[];
}

/** The largest number of values in one filtered address. */
export const maxFilterValues = 20;

type FilterName = keyof Filters;

/** The filter names in the order of addresses (R060). */
const filterNames: readonly FilterName[] = ['date', 'genres', 'localisation', 'tags', 'versions'];

const listNames = ['genres', 'tags', 'versions'] as const;

type Values = Record<FilterName, string[]>;

function problemWith(values: Values): string | null {
  const { date, localisation } = values;
  if (date.length > 1) return `date: one day was expected, got ${date.join(', ')}`;
  if (localisation.length > 1) return `localisation: one cinema was expected, got ${localisation.join(', ')}`;
  for (const day of date) if (!isDay(day)) return `date: YYYY-MM-DD was expected, got ${JSON.stringify(day)}`;
  for (const slug of localisation) {
    if (!isSlug(slug)) return `localisation: a cinema's slug was expected, got ${JSON.stringify(slug)}`;
  }
  for (const name of listNames) {
    const wrong = values[name].find((value) => !isFilterValue(value));
    if (wrong !== undefined) {
      return `${name}: letters, digits, ".", "_" and "-" were expected, got ${JSON.stringify(wrong)}`;
    }
  }
  return null;
}

function sortedOnce(values: readonly string[]): string[] {
  return [...new Set(values.filter((value) => value !== ''))].toSorted();
}

function canonicalValues(raw: Values): Values {
  const lower = (values: string[]) => sortedOnce(values.map((value) => value.toLowerCase()));
  return {
    date: sortedOnce(raw.date),
    genres: lower(raw.genres),
    localisation: sortedOnce(raw.localisation),
    tags: lower(raw.tags),
    versions: lower(raw.versions),
  };
}

function toFilters(values: Values): Filters | null {
  const [date] = values.date;
  const [localisation] = values.localisation;
  const filters: Filters = {
    ...(date !== undefined && { date }),
    ...(values.genres.length > 0 && { genres: values.genres }),
    ...(localisation !== undefined && { localisation }),
    ...(values.tags.length > 0 && { tags: values.tags }),
    ...(values.versions.length > 0 && { versions: values.versions }),
  };
  return Object.keys(filters).length === 0 ? null : filters;
}

function toPath(values: Values): string {
  let path = '';
  for (const name of filterNames) {
    if (values[name].length > 0) path += `/${name}-${values[name].join(',')}`;
  }
  return path === '' ? '' : `/${filtersSegment}${path}`;
}

function checkedValues(filters: Filters): Values {
  const raw: Values = {
    date: filters.date === undefined ? [] : [filters.date],
    genres: [...(filters.genres ?? [])],
    localisation: filters.localisation === undefined ? [] : [filters.localisation],
    tags: [...(filters.tags ?? [])],
    versions: [...(filters.versions ?? [])],
  };
  const values = canonicalValues(raw);
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
  return filters === undefined ? '' : toPath(checkedValues(filters));
}

/** The result of reading the end of an address: the filters and their canonical form. */
export interface ParsedFilters {
  readonly filters: Filters | null;
  /** As written by `emitFilters`: `''` or `/filters/…`. */
  readonly path: string;
}

function isFilterName(text: string): text is FilterName {
  return filterNames.some((name) => name === text);
}

/**
 * Reads the part of an address after `/filters`: `''` or `/name-value/…`. Another order, empty or repeated values and
 * upper case are accepted; `path` then has the canonical form. The result is `null` for an unknown name, a malformed
 * date, two days or cinemas, a value with other characters, or more than 20 values (repetitions count).
 */
export function parseFilters(text: string): ParsedFilters | null {
  const raw: Values = { date: [], genres: [], localisation: [], tags: [], versions: [] };
  let count = 0;
  for (const segment of text === '' ? [] : text.slice(1).split('/')) {
    const dash = segment.indexOf('-');
    const name = segment.slice(0, Math.max(dash, 0));
    if (!isFilterName(name)) return null;
    for (const value of segment.slice(dash + 1).split(',')) {
      if (value !== '') count += 1;
      if (count > maxFilterValues) return null;
      raw[name].push(value);
    }
  }
  const values = canonicalValues(raw);
  return problemWith(values) === null ? { filters: toFilters(values), path: toPath(values) } : null;
}
