import { LRUCache } from 'lru-cache';
import { knownInstant } from '#src/kernel/date/day.ts';
import type { PackedAnswer } from './packed-answer.ts';
import { processWide } from '#src/config/process-wide.ts';

/** A remembered success of the API: used for conditional requests, and in place of an answer while the API fails. */
export interface RememberedAnswer<T = unknown> {
  readonly answer: PackedAnswer<T>;
  readonly etag: string | null;
  /** When the API last confirmed the answer, in milliseconds of the monotonic clock. */
  readonly confirmedAt: number;
  /** The catalogue revision at the last confirmation. */
  readonly revision: string;
}

/** Compressed, an answer is about a tenth of its text. */
const capacityBytes = 20 * 1024 * 1024;
const longestUseMs = 24 * 60 * 60 * 1_000;
/** A rough estimate of the memory for the objects of one answer, in bytes. */
const booksBytes = 1_024;

/**
 * The process's memory of API answers by address, limited in bytes and to one day of age. The address names the call,
 * and so determines the type of the remembered value.
 */
export function answerMemory<T>(): LRUCache<string, RememberedAnswer<T>> {
  return processWide(
    'answers',
    () =>
      new LRUCache<string, RememberedAnswer<T>>({
        maxSize: capacityBytes,
        sizeCalculation: ({ answer }, address) => answer.bytes + address.length + booksBytes,
        ttl: longestUseMs,
      }),
  );
}

/** A function that is called when a site's catalogue has been replaced. */
type RevisionListener = (site: string) => void;

interface Revisions {
  readonly bySite: Map<string, { readonly revision: string; readonly since: number }>;
  readonly listeners: Set<RevisionListener>;
}

/**
 * A revision is kept for at least this time. While replicas of an API are being replaced, their answers alternate
 * between the old and the new revision; without this limit every answer would empty the memories.
 */
const shortestRevisionMs = 1_000;
const longestRevision = 64;

/** The revision of a catalogue whose API has named none. */
export const noRevision = '0';

function revisions(): Revisions {
  return processWide('revisions', () => ({ bySite: new Map(), listeners: new Set() }));
}

/**
 * The revision of a site's catalogue that its API last named (`X-Catalogue-Revision`); {@link noRevision} when the API names none.
 * A remembered answer counts as fresh only while its revision is the present one, so a replaced catalogue is read again.
 */
export function catalogueRevision(site: string): string {
  return revisions().bySite.get(site)?.revision ?? noRevision;
}

/** The revision that a header names; null for none, an empty and an overlong one. */
export function revisionNamed(header: string | null): string | null {
  return header === null || header === '' || header.length > longestRevision ? null : header;
}

/**
 * Notes the revision that an answer named, and calls the listeners when it replaces another one.
 *
 * @param header `X-Catalogue-Revision`; one that names none changes nothing ({@link revisionNamed})
 * @param time milliseconds, monotonic
 */
export function noteRevision(site: string, header: string | null, time: number = performance.now()): void {
  const revision = revisionNamed(header);
  if (revision === null) return;
  const { bySite, listeners } = revisions();
  const before = bySite.get(site);
  if (before?.revision === revision) return;
  if (before && time - before.since < shortestRevisionMs) return;
  bySite.set(site, { revision, since: time });
  if (before) for (const listener of listeners) listener(site);
}

/**
 * When the site's API last checked its programme (`X-Catalogue-Checked`); null when it does not say, and until it has.
 */
export function catalogueChecked(site: string): Date | null {
  return checks().get(site) ?? null;
}

/** Notes the instant that an answer named; anything but an instant changes nothing. */
export function noteChecked(site: string, header: string | null): void {
  const instant = knownInstant(header);
  if (instant !== null) checks().set(site, instant);
}

function checks(): Map<string, Date> {
  return processWide('checks', () => new Map());
}

/** Calls `listener` with the site whenever a site's catalogue has been replaced, for as long as the process lives. */
export function onNewRevision(listener: RevisionListener): void {
  revisions().listeners.add(listener);
}
