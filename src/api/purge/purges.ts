import { LRUCache } from 'lru-cache';
import { processWide } from '#src/config/process-wide.ts';
import type { SiteId } from '#src/sites/site.ts';
import { namesOfPurge, subjectOf } from './purge-tag.ts';

/** The newest purge of a name. */
interface Purge {
  /** Its number among all that this process has heard of. */
  readonly heard: number;
  /** When this process heard of it, in milliseconds of the monotonic clock. */
  readonly heardAt: number;
  /** Its number among the purges of all processes; infinite until it has one. */
  readonly count: number;
}

/** A function that is called with the site of which something was purged. */
type PurgeListener = (site: SiteId) => void;

/** By name, the number of the newest purge among those of all processes. */
export type PurgeCounts = Readonly<Record<string, number>>;

const mostRemembered = 20_000;
const noCounts: PurgeCounts = {};
/** More than any number: nothing that another process has is from after such a purge. */
const unnumbered = Number.POSITIVE_INFINITY;

/**
 * What was purged, as one process has heard of it. Purges are counted, not timed: clocks differ, and are set back. Each has
 * a number of this process, in the order of hearing, and one of all processes that share their pages, where they are told
 * of it (`server/shared/redis-purges.ts`).
 */
export class Purges {
  readonly #byName = new LRUCache<string, Purge>({ max: mostRemembered });
  readonly #listeners = new Set<PurgeListener>();
  #heard = 0;
  #lastCount = 0;

  /** How much this process has heard of: purges, and catalogues that were replaced. */
  get heard(): number {
    return this.#heard;
  }

  /** The highest number of all processes that is known here. */
  get lastCount(): number {
    return this.#lastCount;
  }

  /** Counts what makes pages stale without a purge. @returns its number */
  hear(): number {
    this.#heard += 1;
    return this.#heard;
  }

  /**
   * Notes that what was read until now about some tags (`purge-tag.ts`) no longer counts: pages that were begun until now
   * are stale, and the API is asked again. What is no tag changes nothing.
   *
   * @param count the number among the purges of all processes, unless it gets one later ({@link number})
   */
  note(tags: readonly string[], count = unnumbered, heardAt: number = performance.now()): void {
    const known = tags.filter((tag) => subjectOf(tag) !== null);
    if (known.length === 0) return;
    const heard = this.hear();
    this.#raise(count);
    for (const name of known.flatMap(namesOfPurge))
      this.#byName.set(name, { heard, heardAt, count: Math.max(count, this.countOf(name)) });
    const sites = new Set(known.map((tag) => subjectOf(tag)?.site).filter((site) => site !== undefined));
    for (const site of sites) for (const listener of this.#listeners) listener(site);
  }

  /** Says which number among the purges of all processes a purge has got that was noted without one. */
  number(tags: readonly string[], count: number): void {
    this.#raise(count);
    for (const name of tags.flatMap(namesOfPurge)) {
      const purge = this.#byName.get(name);
      if (purge?.count === unnumbered) this.#byName.set(name, { ...purge, count });
    }
  }

  #raise(count: number): void {
    if (count !== unnumbered) this.#lastCount = Math.max(this.#lastCount, count);
  }

  /** The number of the newest purge of a name among those of all processes; 0 when it was never purged. */
  countOf(name: string): number {
    return this.#byName.get(name)?.count ?? 0;
  }

  /** The number in this process of the newest purge of some names; 0 when none was purged. */
  newestOf(names: readonly string[]): number {
    return this.#newest(names, 'heard');
  }

  /** When this process heard of the newest purge of some names, in milliseconds of the monotonic clock; 0 when of none. */
  heardAt(names: readonly string[]): number {
    return this.#newest(names, 'heardAt');
  }

  #newest(names: readonly string[], fact: 'heard' | 'heardAt'): number {
    if (this.#byName.size === 0) return 0;
    return names.reduce((last, name) => Math.max(last, this.#byName.get(name)?.[fact] ?? 0), 0);
  }

  /** The numbers among the purges of all processes of those purges of some names that were among the first heard of. */
  countsWithin(names: readonly string[], heard: number): PurgeCounts {
    if (this.#byName.size === 0) return noCounts;
    const counts = names.flatMap((name) => {
      const purge = this.#byName.get(name);
      return purge !== undefined && purge.count !== unnumbered && purge.heard <= heard
        ? [[name, purge.count] as const]
        : [];
    });
    return counts.length === 0 ? noCounts : Object.fromEntries(counts);
  }

  /** Whether one of some names was purged after what had these numbers. */
  isBeyond(names: readonly string[], counts: PurgeCounts): boolean {
    return this.#byName.size > 0 && names.some((name) => this.countOf(name) > (counts[name] ?? 0));
  }

  /** Calls `listener` with the site whenever something of it was purged, for as long as the process lives. */
  listen(listener: PurgeListener): void {
    this.#listeners.add(listener);
  }
}

/** The purges that this process has heard of, shared by pages and server. */
export function purges(): Purges {
  return processWide('purges', () => new Purges());
}
