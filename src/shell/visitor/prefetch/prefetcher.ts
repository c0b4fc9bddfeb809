import { prefetchLife, prefetchRequests } from '#src/next/full-prefetch.ts';
import { payloadPage } from '#src/next/payload-entry.ts';

/** What is prefetched, and what of it is there. Addresses are path, query and fragment of this site. */
export interface Prefetcher {
  /** Whether a page is neither the present one, nor there, nor under way. */
  readonly isMissing: (address: string) => boolean;
  /** Prefetches a page if it is missing. */
  readonly start: (address: string) => void;
  /** Resolves when a page that is under way is there, at the latest after {@link longestWait}; null when none is. */
  readonly pending: (address: string) => Promise<void> | null;
  /** Says that somebody goes to a page: the router keeps what that fetches. */
  readonly visited: (address: string) => void;
  /**
   * Whether a page that is fetched from the moment of pressing is there sooner than by going there when the finger is
   * lifted: that is one request, and a prefetch two, one after the other.
   */
  readonly isQuick: () => boolean;
  /** Bytes of payloads, scripts and sheets that came over the line, since it was made. */
  readonly bytes: () => number;
}

/** How long a press waits for what is under way before it fetches the page itself, in milliseconds. */
export const longestWait = 1_000;

/** How long a finger stays on a link that it presses, in milliseconds. */
const pressMs = 90;

/** A page that is under way: how many answers are missing, and who waits. */
interface Journey {
  missing: number;
  readonly arrived: Promise<void>;
  readonly arrive: () => void;
}

/** The path and query of an address: what is fetched. */
const pageOf = (address: string) => address.split('#', 1)[0] ?? '';

/** Whether a file of the build comes with pages. */
const isPart = (name: string) => name.includes('/_next/static/') && /\.(?:js|css)$/.test(name);

/** How long the server took to begin its answer. */
const answerMs = ({ requestStart, responseStart }: PerformanceResourceTiming) => responseStart - requestStart;

/**
 * Prefetches pages, each once while the router keeps it. The router does not say when a page has come: the browser's
 * resource timing does.
 *
 * @param prefetch asks the router for a page
 * @param signal ends it
 */
export function createPrefetcher(prefetch: (address: string) => void, signal: AbortSignal): Prefetcher {
  const journeys = new Map<string, Journey>();
  /** Until when the router keeps a page, by `performance.now()`. */
  const kept = new Map<string, number>();
  let bytes = 0;
  const [navigation] = performance.getEntriesByType('navigation');
  let lastAnswer = navigation instanceof PerformanceResourceTiming ? answerMs(navigation) : 0;

  const keep = (page: string) => kept.set(page, performance.now() + prefetchLife * 1_000);
  const end = (page: string) => {
    journeys.get(page)?.arrive();
    journeys.delete(page);
  };
  const onEntry = (entry: PerformanceResourceTiming) => {
    const page = payloadPage(entry.name);
    if (page === null && !isPart(entry.name)) return;
    bytes += entry.transferSize;
    if (page === null) return;
    // What the browser had kept says nothing about the line.
    if (entry.transferSize > 0) lastAnswer = answerMs(entry);
    const journey = journeys.get(page);
    if (journey === undefined) return;
    journey.missing -= 1;
    if (journey.missing > 0) return;
    keep(page);
    end(page);
  };
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry instanceof PerformanceResourceTiming) onEntry(entry);
  });
  observer.observe({ type: 'resource' });
  signal.addEventListener('abort', () => observer.disconnect());

  const isMissing = (address: string) => {
    const page = pageOf(address);
    if (page === location.pathname + location.search || journeys.has(page)) return false;
    return (kept.get(page) ?? 0) <= performance.now();
  };
  return {
    isMissing,
    start: (address) => {
      if (!isMissing(address)) return;
      const page = pageOf(address);
      const { promise: arrived, resolve: arrive } = withResolver();
      journeys.set(page, { missing: prefetchRequests, arrived, arrive });
      setTimeout(() => end(page), longestWait);
      prefetch(page);
    },
    pending: (address) => journeys.get(pageOf(address))?.arrived ?? null,
    visited: (address) => keep(pageOf(address)),
    isQuick: () => lastAnswer <= pressMs,
    bytes: () => bytes,
  };
}

/** A promise and what resolves it. Browsers before Safari 17.4 have no `Promise.withResolvers` (ADR-0105). */
function withResolver(): { readonly promise: Promise<void>; readonly resolve: () => void } {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
