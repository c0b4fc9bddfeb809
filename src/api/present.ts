import { cacheLife } from 'next/cache';
import { now } from '#src/config/clock.ts';
import { cacheProfiles } from './cache-manifest.ts';

/**
 * The present instant as a cached page may know it: at most a minute old, like the showtimes whose states depend on
 * it. An island marks what has passed since.
 *
 * @returns ISO 8601, UTC
 */
export async function presentInstant(): Promise<string> {
  'use cache';
  cacheLife(cacheProfiles.showtimes);
  return Promise.resolve(now().toISOString());
}
