import { describe, expect, it } from 'vitest';
import {
  firstListing,
  listingOf,
  listingSegment,
  misspellsListing,
  readListingSegment,
  spelledListing,
} from './listing.ts';

describe('the listing in an address (D57)', () => {
  it.each([
    ['', firstListing],
    ['?page=2', { type: null, page: 2 }],
    ['?type=event&page=3', { type: 'event', page: 3 }],
    ['?type=unknown&page=0', firstListing],
    ['?page=02', firstListing],
    ['?page=99999', firstListing],
    ['?page=1e3', firstListing],
  ])('%s', (query, listing) => {
    expect(listingOf(query)).toEqual(listing);
  });

  it.each([
    ['?page=1', ''],
    ['?type=', ''],
    ['?type=nothing', ''],
    ['?page=2&type=event', '?type=event&page=2'],
    ['?page=2&page=3', '?page=2'],
    ['?utm_source=letter&page=1', '?utm_source=letter'],
  ])('%s has the one spelling %s', (query, spelled) => {
    expect(spelledListing(query)).toBe(spelled);
    expect(misspellsListing(spelled)).toBe(false);
    expect(listingOf(spelled)).toEqual(listingOf(query));
  });

  it.each(['', '?page=2', '?type=event&page=2', '?utm_source=letter'])('%s is spelt right', (query) => {
    expect(misspellsListing(query)).toBe(false);
  });

  it('is one segment of the internal path, and read back from it', () => {
    for (const listing of [firstListing, { type: 'offer', page: 12 } as const]) {
      expect(readListingSegment(listingSegment(listing))).toEqual(listing);
    }
    expect(readListingSegment('../../etc')).toEqual(firstListing);
  });
});
