import { cacheLife, cacheTag } from 'next/cache';
import { cacheProfiles } from '../cache-manifest.ts';
import { emptyDayTag } from './empty-day-tag.ts';

/**
 * Marks the page that awaits this function as one of a passing quarter of an hour (ADR-0046): nobody asks for it
 * afterwards, so it stands in the part of the page cache that is first to leave, beside the pages of empty days.
 */
export async function markPassing(): Promise<void> {
  'use cache';
  cacheLife(cacheProfiles.emptyDay);
  cacheTag(emptyDayTag);
  return Promise.resolve();
}
