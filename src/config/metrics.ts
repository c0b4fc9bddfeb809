import { z } from 'zod';
import { processWide } from './process-wide.ts';

/** Where a process shows its metrics. */
export interface MetricsPlace {
  readonly host: string;
  readonly port: number;
}

/** Bounds of the histograms of both processes, in seconds: from an answer out of memory to one that people give up on. */
export const latencyBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Bounds of calls that may take 50 ms, in seconds. */
export const shortBuckets = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1];

/** The port of metrics: none by default. */
export const metricsPort = z
  .string()
  .refine(
    (value) => /^\d{1,5}$/.test(value) && Number(value) >= 1 && Number(value) <= 65_535,
    'a port from 1 to 65535',
  )
  .transform(Number)
  .optional();

/** The address on which metrics are shown: this machine alone by default. */
export const metricsHost = z
  .string()
  .regex(/^[\w.:-]+$/, '127.0.0.1, or an address of this machine that only the monitoring reaches')
  .default('127.0.0.1');

/** The place of a process's metrics; null when it shows none. */
export function metricsPlaceOf(host: string, port: number | undefined): MetricsPlace | null {
  return port === undefined ? null : { host, port };
}

/** The calls of the cache that processes share: pages are read, written and deleted, purges are read and told. */
export type SharedCall = 'page-read' | 'page-write' | 'purge-read' | 'purge-tell';

/**
 * What became of a call of the shared cache. A read page is a hit, a miss or, when its bytes are none, unreadable; a call is
 * skipped while there is no connection or the breaker is open.
 */
export type SharedOutcome = 'hit' | 'miss' | 'unreadable' | 'ok' | 'error' | 'timeout' | 'skipped';

/** Whether the shared cache can be asked. */
export interface SharedState {
  readonly isConnected: boolean;
  readonly isBreakerOpen: boolean;
}

/** What the code of pages and middleware reports; Next.js bundles both apart from the server that counts. */
export interface Meters {
  /**
   * @param call id of an endpoint
   * @param outcome `ok`, `skipped` (the API counts as down), or the kind of a failure
   */
  apiCall(call: string, outcome: string, seconds: number): void;
  /** A page left the page cache because others needed its place. */
  pageEvicted(): void;
  /** A call of the shared cache; one that was skipped took no time. */
  sharedCall(call: SharedCall, outcome: SharedOutcome, seconds: number): void;
  /** Bytes of a page that came from the shared cache, or go there. */
  sharedBytes(call: SharedCall, bytes: number): void;
  /** The shared cache tells its state; where there is none, nobody does. */
  watchShared(state: () => SharedState): void;
  /** The store of pages tells how much it holds. */
  watchPages(held: () => { readonly bytes: Readonly<Record<string, number>>; readonly pages: number }): void;
}

const silent: Meters = {
  apiCall: () => undefined,
  pageEvicted: () => undefined,
  sharedCall: () => undefined,
  sharedBytes: () => undefined,
  watchShared: () => undefined,
  watchPages: () => undefined,
};

/** What counts in this process; without metrics it does nothing. */
export function meters(): Meters {
  return processWide('meters', () => silent);
}

/** Counts from now on. Must come before anything else asks for {@link meters}. */
export function installMeters(counting: Meters): void {
  if (processWide('meters', () => counting) !== counting)
    throw new Error('expected the meters to be installed before anything is counted');
}
