import { LRUCache } from 'lru-cache';
import { processWide } from '#src/config/process-wide.ts';
import type { SiteId } from '#src/sites/site.ts';
import { namesOfPurge, subjectOf } from './purge-tag.ts';

/** When something was purged. */
interface Purge {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** When this process heard of it, in milliseconds of the monotonic clock. */
  readonly heardAt: number;
}

/** A function that is called with the site of which something was purged. */
type PurgeListener = (site: SiteId) => void;

interface Purges {
  readonly byName: LRUCache<string, Purge>;
  readonly listeners: Set<PurgeListener>;
}

const mostRemembered = 20_000;

function purges(): Purges {
  return processWide('purges', () => ({
    byName: new LRUCache({ max: mostRemembered }),
    listeners: new Set(),
  }));
}

/**
 * Notes that what was read before an instant about some tags (`purge-tag.ts`) no longer counts: pages from before it are
 * stale, and the API is asked again. An older purge than the known one, or of something that is no tag, changes nothing.
 *
 * @param at milliseconds since 1970
 */
export function notePurges(tags: readonly string[], at: number, heardAt: number = performance.now()): void {
  const { byName, listeners } = purges();
  const sites = new Set<SiteId>();
  for (const tag of tags) {
    const site = subjectOf(tag)?.site;
    if (site === undefined || at <= (byName.get(tag)?.at ?? 0)) continue;
    for (const name of namesOfPurge(tag)) byName.set(name, { at, heardAt });
    sites.add(site);
  }
  for (const site of sites) for (const listener of listeners) listener(site);
}

function newest(names: readonly string[], time: keyof Purge): number {
  const { byName } = purges();
  if (byName.size === 0) return 0;
  let last = 0;
  for (const name of names) last = Math.max(last, byName.get(name)?.[time] ?? 0);
  return last;
}

/** When the newest of some names was purged, in milliseconds since 1970; 0 when none was. */
export function purgedAt(names: readonly string[]): number {
  return newest(names, 'at');
}

/** When this process heard of the newest purge of some names, in milliseconds of the monotonic clock; 0 when of none. */
export function purgeHeardAt(names: readonly string[]): number {
  return newest(names, 'heardAt');
}

/** Calls `listener` with the site whenever something of it was purged, for as long as the process lives. */
export function onPurge(listener: PurgeListener): void {
  purges().listeners.add(listener);
}
