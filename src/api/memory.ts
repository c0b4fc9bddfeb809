import { LRUCache } from 'lru-cache';
import { processWide } from '#src/config/process-wide.ts';

/** A success of the API as remembered: for conditional requests, and to stand in while the API fails. */
export interface RememberedAnswer<T = unknown> {
  /** As the contract reads it. */
  readonly value: T;
  readonly etag: string | null;
  /** Length of its text. */
  readonly bytes: number;
  /** When it was last confirmed, in milliseconds of the monotonic clock. */
  readonly confirmedAt: number;
  /** The catalogue revision under which it was confirmed. */
  readonly revision: string;
}

const capacityBytes = 128 * 1024 * 1024;
const longestUseMs = 24 * 60 * 60 * 1_000;
/** Parsed JSON of this contract takes about three times the room of its text. */
const parsedWeight = 3;

/**
 * The process's memory of API answers by address, capped in bytes and to a day. An address names its call, and so the
 * type of what is remembered under it.
 */
export function answerMemory<T>(): LRUCache<string, RememberedAnswer<T>> {
  return processWide(
    'answers',
    () =>
      new LRUCache<string, RememberedAnswer<T>>({
        maxSize: capacityBytes,
        sizeCalculation: (answer, address) => answer.bytes * parsedWeight + address.length + 64,
        ttl: longestUseMs,
      }),
  );
}

/** What listens for a site's catalogue being replaced. */
type RevisionListener = (site: string) => void;

interface Revisions {
  readonly bySite: Map<string, { readonly revision: string; readonly since: number }>;
  readonly listeners: Set<RevisionListener>;
}

/**
 * A revision stands for this long at least. Replicas of an API that are being replaced name the old and the new one
 * by turns; without this every answer would empty the memories.
 */
const shortestRevisionMs = 1_000;
const longestRevision = 64;

function revisions(): Revisions {
  return processWide('revisions', () => ({ bySite: new Map(), listeners: new Set() }));
}

/**
 * The revision of a site's catalogue as its API last named it (`X-Catalogue-Revision`); `0` where it names none.
 * Cached reads carry it in their key, so a replaced catalogue is read anew.
 */
export function catalogueRevision(site: string): string {
  return revisions().bySite.get(site)?.revision ?? '0';
}

/**
 * Notes the revision that an answer named, and tells the listeners when it is a new one.
 *
 * @param revision the header's value; null (no header) and overlong ones change nothing
 * @param time milliseconds, monotonic
 */
export function noteRevision(site: string, revision: string | null, time: number = performance.now()): void {
  if (revision === null || revision === '' || revision.length > longestRevision) return;
  const { bySite, listeners } = revisions();
  const before = bySite.get(site);
  if (before?.revision === revision) return;
  if (before && time - before.since < shortestRevisionMs) return;
  bySite.set(site, { revision, since: time });
  if (before) for (const listener of listeners) listener(site);
}

/** Calls `listener` with the site whenever a site's catalogue has been replaced, for as long as the process lives. */
export function onNewRevision(listener: RevisionListener): void {
  revisions().listeners.add(listener);
}
