import { emitFilters, parseFilters, type FilterName, type Filters } from './filters.ts';

/** The filters that a file for programs can have: those that hold on every day and from every place. */
const names = {
  calendar: ['ends', 'genres', 'needs', 'tags', 'time', 'versions'],
  feed: ['genres', 'needs', 'tags', 'versions'],
} as const satisfies Readonly<Record<string, readonly FilterName[]>>;

/** The filters of a file, if it has any. */
export interface Filtered {
  readonly filters?: Filters;
}

/** What of a page's filters its calendar or its feed has too: not the day and the place, and of a feed no times. */
export function fileFilters(kind: keyof typeof names, filters: Filters): Filtered {
  const kept = names[kind].flatMap((name) =>
    filters[name] === undefined ? [] : [[name, filters[name]] as const],
  );
  return kept.length === 0 ? {} : { filters: Object.fromEntries(kept) };
}

/**
 * Reads the part of a file's path that says its filters; null when it says others, or writes them in another way: each file has one
 * path.
 *
 * @param text `/filters/…`, or undefined without any
 */
export function readFileFilters(kind: keyof typeof names, text: string | undefined): Filtered | null {
  if (text === undefined) return {};
  const parsed = parseFilters(text.replace(/^\/filters/, ''));
  if (parsed?.filters == null || parsed.path !== text) return null;
  const own = fileFilters(kind, parsed.filters);
  return emitFilters(own.filters) === text ? own : null;
}
