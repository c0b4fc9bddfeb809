import { now } from '#src/kernel/date/clock.ts';
import { cacheProfiles } from '../cache-manifest.ts';
import { currentLoad, once } from './page-load.ts';

/**
 * The present instant for a page: at most a minute old, like the showtimes whose statuses depend on it. An island marks the
 * showtimes that have passed since.
 *
 * @returns ISO 8601, UTC
 */
export function presentInstant(): Promise<string> {
  return once('present instant', () => {
    currentLoad()?.note(cacheProfiles.showtimes);
    return Promise.resolve(now().toISOString());
  });
}

/** The present calendar year (UTC), for a page that has no day. */
export function presentYear(): Promise<number> {
  return once('present year', () => Promise.resolve(now().getUTCFullYear()));
}
