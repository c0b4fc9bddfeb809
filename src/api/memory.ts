import { LRUCache } from 'lru-cache';
import { processWide } from '#src/config/process-wide.ts';

/** A success of the API as remembered: for conditional requests, and to stand in while the API fails. */
export interface RememberedAnswer {
  readonly body: unknown;
  readonly etag: string | null;
  readonly bytes: number;
  /** When it was last confirmed, in milliseconds of the monotonic clock. */
  readonly confirmedAt: number;
  /** The catalogue revision under which it was confirmed. */
  readonly revision: string;
}

const capacityBytes = 64 * 1024 * 1024;
const longestUseMs = 24 * 60 * 60 * 1_000;

/** The process's memory of API answers by address, capped in bytes and to a day. */
export function answerMemory(): LRUCache<string, RememberedAnswer> {
  return processWide(
    'answers',
    () =>
      new LRUCache<string, RememberedAnswer>({
        maxSize: capacityBytes,
        sizeCalculation: (answer, address) => answer.bytes + address.length + 64,
        ttl: longestUseMs,
      }),
  );
}

/** What listens for a site's catalogue being replaced. */
type RevisionListener = (site: string) => void;

interface Revisions {
  readonly bySite: Map<string, string>;
  readonly listeners: Set<RevisionListener>;
}

function revisions(): Revisions {
  return processWide('revisions', () => ({ bySite: new Map(), listeners: new Set() }));
}

/**
 * The revision of a site's catalogue as its API last named it (`X-Catalogue-Revision`); `0` where it names none.
 * Cached reads carry it in their key, so a replaced catalogue is read anew.
 */
export function catalogueRevision(site: string): string {
  return revisions().bySite.get(site) ?? '0';
}

/** Notes the revision that an answer named, and tells the listeners when it is a new one. */
export function noteRevision(site: string, revision: string | null): void {
  if (revision === null || revision.length > 64) return;
  const { bySite, listeners } = revisions();
  const before = bySite.get(site);
  if (before === revision) return;
  bySite.set(site, revision);
  if (before !== undefined) for (const listener of listeners) listener(site);
}

/** Calls `listener` whenever a site's catalogue has been replaced. Registering twice under one name replaces. */
export function onNewRevision(listener: RevisionListener): void {
  revisions().listeners.add(listener);
}
