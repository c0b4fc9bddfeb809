import { cacheLife, cacheTag } from 'next/cache';
import { cacheProfiles } from '../cache-manifest.ts';
import { emptyDayTag } from './empty-day-tag.ts';

/**
 * Marks the page that awaits this function as the page of a day without showtimes (D43): the page lives for five
 * minutes, and the page cache recognises it by its tag.
 */
export async function markEmptyDay(): Promise<void> {
  'use cache';
  cacheLife(cacheProfiles.emptyDay);
  cacheTag(emptyDayTag);
  return Promise.resolve();
}
