/** The kinds that a list of news can be limited to (R089). */
export const listingTypes = ['news', 'event', 'offer', 'experience'] as const;

/** One of these kinds. */
export type ListingType = (typeof listingTypes)[number];

/** A part of a list of articles: the only kind to show, or null for all, and the number of the page, from 1 (R168, R277). */
export interface Listing {
  readonly type: ListingType | null;
  readonly page: number;
}

/** The first page of everything. */
export const firstListing: Listing = { type: null, page: 1 };

/** The query parameters of a listing (D57). */
export const listingQuery = { type: 'type', page: 'page' } as const;

const pagePattern = /^[1-9]\d{0,3}$/;

/** The listing in an address; unknown values read as the first page of everything. */
export function listingOf(query: string): Listing {
  const parameters = new URLSearchParams(query);
  const type = parameters.get(listingQuery.type);
  const page = parameters.get(listingQuery.page) ?? '';
  return {
    type: listingTypes.find((known) => known === type) ?? null,
    page: pagePattern.test(page) ? Number(page) : 1,
  };
}

/** The query of a listing, without `?`; empty for the first page of everything. */
export function queryOfListing({ type, page }: Listing): Readonly<Record<string, string>> {
  return {
    ...(type === null ? {} : { [listingQuery.type]: type }),
    ...(page === 1 ? {} : { [listingQuery.page]: String(page) }),
  };
}

/**
 * The query with its listing in the one spelling that a listing has (D57): without the first page, unknown values and
 * repetitions. Other parameters stay as they are.
 *
 * @param query with its `?`, or empty
 * @returns with its `?`, or empty
 */
export function spelledListing(query: string): string {
  const parameters = new URLSearchParams(query);
  const listing = queryOfListing(listingOf(query));
  const others = [...parameters].filter(([name]) => name !== listingQuery.type && name !== listingQuery.page);
  const spelled = new URLSearchParams([...others, ...Object.entries(listing)]).toString();
  return spelled === '' ? '' : `?${spelled}`;
}

/** Whether the query names a listing that has another spelling. */
export function misspellsListing(query: string): boolean {
  const parameters = new URLSearchParams(query);
  const told = [...parameters].filter(([name]) => name === listingQuery.type || name === listingQuery.page);
  const right = Object.entries(queryOfListing(listingOf(query)));
  return told.length !== right.length || right.some(([name, value]) => parameters.get(name) !== value);
}

/** A listing as one path segment: `all-1`, `offer-2`. */
export function listingSegment({ type, page }: Listing): string {
  return `${type ?? 'all'}-${page}`;
}

/** The reverse of {@link listingSegment}; any other text is the first page of everything. It never throws. */
export function readListingSegment(segment: string): Listing {
  const [type = '', page = ''] = segment.split('-');
  return listingOf(new URLSearchParams({ type, page }).toString());
}
