import { cacheLife } from 'next/cache';
import { now } from '#src/kernel/date/clock.ts';
import { cacheProfiles } from './cache-manifest.ts';

/**
 * The present instant for a cached page: at most a minute old, like the showtimes whose statuses depend on it. An
 * island marks the showtimes that have passed since.
 *
 * @returns ISO 8601, UTC
 */
export async function presentInstant(): Promise<string> {
  'use cache';
  cacheLife(cacheProfiles.showtimes);
  return Promise.resolve(now().toISOString());
}
