import { emitFilters, isDay, parseFilters, type Filters } from '#src/routes/filters.ts';
import { isHelpPage, isIdPage, isSlugPage, takesFilters, type PageRef } from '#src/routes/page.ts';
import type { QuerySegment } from '#src/routes/pages/record.ts';
import { type PageId, recordOf } from '#src/routes/pages/registry.ts';
import { noSearch, type Search } from '#src/routes/search.ts';
import { readSearchSegment, searchSegment } from './search-segment.ts';

/** What a page depends on besides its locale; each part stands in a segment of its internal path. */
export interface PageInput {
  /** Slug or id of the item that the page is about; empty for a page about none. */
  readonly item: string;
  /** Programme day, of the cinema or city that the page is about or else of the site: yesterday's page is never shown as today's. */
  readonly today: string;
  /** Empty where none are chosen, and on pages that take none. */
  readonly filters: Filters;
  readonly search: Search;
  /** `?bandeannonce=true` (R065). */
  readonly trailer: boolean;
  /** The twin without header and footer (R036). */
  readonly webview: boolean;
}

/** A segment of internal paths by its name, which is that of its folder under `app/[locale]` too. */
export type SegmentName = 'slug' | 'id' | 'webview' | 'day' | 'filters' | QuerySegment;

interface Segment {
  readonly write: (input: PageInput) => string;
  /** Reads what `write` made. Anything else reads as nothing chosen, a day that is none as null; it never throws. */
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

const flag = (name: 'trailer' | 'webview'): Segment => ({
  write: (input) => (input[name] ? name : none),
  read: (text) => ({ [name]: text === name }),
});

const item: Segment = { write: (input) => input.item, read: (text) => ({ item: text }) };

/** A page depends on its internal path alone, so whatever must act without script becomes a segment of it. */
const segments: Readonly<Record<SegmentName, Segment>> = {
  slug: item,
  id: item,
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
  search: {
    write: ({ search }) => searchSegment(search),
    read: (text) => ({ search: readSearchSegment(text) }),
  },
  trailer: flag('trailer'),
};

/** The segments of a page's internal path behind its id, in their order. */
export function segmentsOf(page: PageId): readonly SegmentName[] {
  return [
    ...(isSlugPage(page) ? (['slug'] as const) : isIdPage(page) ? (['id'] as const) : []),
    ...(isHelpPage(page) ? (['webview'] as const) : []),
    'day',
    ...(takesFilters(page) ? (['filters'] as const) : []),
    ...(recordOf(page).query ?? []),
  ];
}

/** What a reference says of its page's input. */
export function inputOf(ref: PageRef): Pick<PageInput, 'item' | 'filters' | 'webview'> {
  return {
    item: 'slug' in ref ? ref.slug : 'id' in ref ? ref.id : '',
    filters: ('filters' in ref ? ref.filters : undefined) ?? {},
    webview: 'webview' in ref && ref.webview === true,
  };
}

/** The segments of a page for an input, in their order. */
export function writeSegments(page: PageId, input: PageInput): readonly string[] {
  return segmentsOf(page).map((name) => segments[name].write(input));
}

/**
 * The input that a page's segments stand for: the reverse of {@link writeSegments}.
 *
 * @param params by the segments' names, as the framework gives them
 * @returns null for the build's placeholder, whose day is none
 */
export function readSegments(
  page: PageId,
  params: Readonly<Partial<Record<SegmentName, string>>>,
): PageInput | null {
  let input: PageInput = {
    item: '',
    today: '',
    filters: {},
    search: noSearch,
    trailer: false,
    webview: false,
  };
  for (const name of segmentsOf(page)) {
    const part = segments[name].read(params[name] ?? none);
    if (part === null) return null;
    input = { ...input, ...part };
  }
  return input;
}

/** The segments that a build renders, so that it needs no data; real pages are rendered when first asked for. */
export function placeholderSegments(page: PageId): Readonly<Partial<Record<SegmentName, string>>> {
  const filled: readonly SegmentName[] = ['slug', 'id', 'day'];
  return Object.fromEntries(segmentsOf(page).map((name) => [name, filled.includes(name) ? 'build' : none]));
}
