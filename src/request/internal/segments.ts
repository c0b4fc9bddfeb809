import { isDay } from '#src/kernel/date/is-day.ts';
import { emitFilters, parseFilters, type Filters } from '#src/routes/filters.ts';
import {
  hasViews,
  isHelpPage,
  isIdPage,
  isPlaced,
  isShowtimePage,
  isSlugPage,
  takesFilters,
  type PageRef,
} from '#src/routes/page.ts';
import { readShowtime, showtimePart, type ShowtimeRef } from '#src/routes/showtime/showtime-ref.ts';
import type { QuerySegment } from '#src/routes/pages/record.ts';
import { type PageId, recordOf } from '#src/routes/pages/registry.ts';
import { firstListing, listingSegment, readListingSegment, type Listing } from '#src/routes/listing.ts';
import { noSearch, type Search } from '#src/routes/search.ts';
import { readSeasonsSegment, seasonsSegment } from '#src/domain/filter/chosen-seasons.ts';
import { quarterSegment, readQuarterSegment } from '#src/kernel/date/quarter.ts';
import { readSearchSegment, searchSegment } from './search-segment.ts';

/** Everything that a page depends on besides its locale; each part is written into a segment of its internal path. */
export interface PageInput {
  /** Slug or id of the page's item; empty when the page has no item. */
  readonly item: string;
  /** The showtime of its page; null on every other page. */
  readonly showtime: ShowtimeRef | null;
  /**
   * Programme day of the page's cinema or city, otherwise of the site. Because of it, yesterday's page is never shown
   * as today's.
   */
  readonly today: string;
  /**
   * Empty when no filters are chosen, and on pages without filters. `near` is the visitor's place, from the address or
   * from the cookie (D44).
   */
  readonly filters: Filters;
  /**
   * The quarter of an hour that the page shows as now, an instant in ISO 8601, UTC; null on pages that do not depend on
   * it. Because of it, what starts soon is never shown a quarter of an hour later.
   */
  readonly quarter: string | null;
  readonly search: Search;
  /** `?bandeannonce=true` (R065). */
  readonly trailer: boolean;
  /** The part of a list of articles that is shown (D57). */
  readonly listing: Listing;
  /** `?all`: the list is shown whole (D57). */
  readonly all: boolean;
  /** Slugs of the chosen seasons, sorted (R289). */
  readonly seasons: readonly string[];
  /** Whether this is the webview twin, without header and footer (R036). */
  readonly webview: boolean;
}

/** The name of a segment of internal paths; its folder under `app/[locale]` has the same name. */
export type SegmentName =
  | 'slug'
  | 'id'
  | 'showtime'
  | 'webview'
  | 'day'
  | 'filters'
  | 'quarter'
  | QuerySegment;

interface Segment {
  readonly write: (input: PageInput) => string;
  /**
   * Reads what `write` wrote. Any other text gives an empty choice, or null for an invalid day or showtime; it never
   * throws.
   */
  readonly read: (text: string) => Partial<PageInput> | null;
}

const none = '-';

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return none;
  }
}

const flag = (name: 'trailer' | 'webview' | 'all'): Segment => ({
  write: (input) => (input[name] ? name : none),
  read: (text) => ({ [name]: text === name }),
});

const item: Segment = { write: (input) => input.item, read: (text) => ({ item: text }) };

/** A page depends only on its internal path, so everything that must work without script is a segment of it. */
const segments: Readonly<Record<SegmentName, Segment>> = {
  slug: item,
  id: item,
  showtime: {
    write: ({ showtime }) => (showtime === null ? none : showtimePart(showtime).replaceAll('/', '~')),
    read: (text) => {
      const showtime = readShowtime(decoded(text).split('~'));
      return showtime === null ? null : { showtime };
    },
  },
  webview: flag('webview'),
  day: {
    write: ({ today }) => today,
    read: (text) => (isDay(text) ? { today: text } : null),
  },
  filters: {
    write: ({ filters }) => emitFilters(filters).split('/').slice(2).join('~') || none,
    read: (text) => {
      const plain = decoded(text);
      const parts = plain === none ? [] : plain.split('~').map((part) => `/${part}`);
      return { filters: parseFilters(parts.join(''))?.filters ?? {} };
    },
  },
  quarter: {
    write: ({ quarter }) => (quarter === null ? none : quarterSegment(quarter)),
    read: (text) => ({ quarter: readQuarterSegment(text) }),
  },
  search: {
    write: ({ search }) => searchSegment(search),
    read: (text) => ({ search: readSearchSegment(text) }),
  },
  trailer: flag('trailer'),
  listing: {
    write: ({ listing }) => listingSegment(listing),
    read: (text) => ({ listing: readListingSegment(text) }),
  },
  all: flag('all'),
  seasons: {
    write: ({ seasons }) => seasonsSegment(seasons),
    read: (text) => ({ seasons: readSeasonsSegment(decoded(text)) }),
  },
};

/** The segments of a page's internal path after its id, in order. */
export function segmentsOf(page: PageId): readonly SegmentName[] {
  return [
    ...(isSlugPage(page) ? (['slug'] as const) : isIdPage(page) ? (['id'] as const) : []),
    ...(isShowtimePage(page) ? (['showtime'] as const) : []),
    ...(isHelpPage(page) ? (['webview'] as const) : []),
    'day',
    ...(takesFilters(page) || isPlaced(page) ? (['filters'] as const) : []),
    ...(hasViews(page) ? (['quarter'] as const) : []),
    ...(recordOf(page).query ?? []),
  ];
}

/** The parts of the page's input that its reference contains. */
export function inputOf(ref: PageRef): Pick<PageInput, 'item' | 'showtime' | 'filters' | 'webview'> {
  return {
    item: 'slug' in ref ? ref.slug : 'id' in ref ? ref.id : '',
    showtime: 'show' in ref ? { show: ref.show, cinema: ref.cinema, day: ref.day, id: ref.id } : null,
    filters: ('filters' in ref ? ref.filters : undefined) ?? {},
    webview: 'webview' in ref && ref.webview === true,
  };
}

/** The segments of a page for an input, in order. */
export function writeSegments(page: PageId, input: PageInput): readonly string[] {
  return segmentsOf(page).map((name) => segments[name].write(input));
}

/**
 * Reads the input from a page's segments: the reverse of {@link writeSegments}.
 *
 * @param params by the segments' names, as Next.js gives them
 * @returns null for the build's placeholder, whose day (and showtime) is invalid
 */
export function readSegments(
  page: PageId,
  params: Readonly<Partial<Record<SegmentName, string>>>,
): PageInput | null {
  let input: PageInput = {
    item: '',
    showtime: null,
    today: '',
    filters: {},
    quarter: null,
    search: noSearch,
    trailer: false,
    listing: firstListing,
    all: false,
    seasons: [],
    webview: false,
  };
  for (const name of segmentsOf(page)) {
    const part = segments[name].read(params[name] ?? none);
    if (part === null) return null;
    input = { ...input, ...part };
  }
  return input;
}

/**
 * The segments that a build renders, so that the build needs no data; real pages are rendered on their first request.
 */
export function placeholderSegments(page: PageId): Readonly<Partial<Record<SegmentName, string>>> {
  const filled: readonly SegmentName[] = ['slug', 'id', 'showtime', 'day'];
  return Object.fromEntries(segmentsOf(page).map((name) => [name, filled.includes(name) ? 'build' : none]));
}
