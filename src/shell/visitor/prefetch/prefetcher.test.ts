// @vitest-environment happy-dom
// @vitest-environment-options {"url": "http://fr.velours.test/films"}
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { prefetchLife } from '#src/next/full-prefetch.ts';
import { createPrefetcher, longestWait, type Prefetcher } from './prefetcher.ts';
import { FakeTiming } from './test-timing.ts';

const prefetch = vi.fn<(address: string) => void>();
let timing: FakeTiming;
let ending: AbortController;
let prefetcher: Prefetcher;

beforeEach(() => {
  vi.useFakeTimers();
  timing = new FakeTiming();
  ending = new AbortController();
  prefetcher = createPrefetcher(prefetch, ending.signal);
});

afterEach(() => {
  ending.abort();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

/** Whether a press would still wait for a page. */
const isComing = (address: string) => prefetcher.pending(address) !== null;

describe('a page that is prefetched', () => {
  it('is asked for once while it is under way, and while the router keeps it', () => {
    prefetcher.start('/films/a#showtimes');
    prefetcher.start('/films/a');
    expect(prefetch.mock.calls).toEqual([['/films/a']]);
    timing.page('/films/a');
    prefetcher.start('/films/a');
    expect(prefetch).toHaveBeenCalledTimes(1);
    expect(prefetcher.isMissing('/films/a')).toBe(false);
    vi.advanceTimersByTime(prefetchLife * 1_000);
    prefetcher.start('/films/a');
    expect(prefetch).toHaveBeenCalledTimes(2);
  });

  it('is under way until its content has come, and not only its tree', async () => {
    expect(prefetcher.pending('/films/a')).toBeNull();
    prefetcher.start('/films/a');
    const coming = prefetcher.pending('/films/a');
    timing.payload('/films/a');
    timing.payload('/films/b');
    expect(isComing('/films/a')).toBe(true);
    timing.payload('/films/a');
    expect(isComing('/films/a')).toBe(false);
    await coming;
  });

  it('that never comes lets a press go on, and can be asked for again', async () => {
    prefetcher.start('/films/a');
    const coming = prefetcher.pending('/films/a');
    vi.advanceTimersByTime(longestWait);
    await coming;
    expect(isComing('/films/a')).toBe(false);
    expect(prefetcher.isMissing('/films/a')).toBe(true);
  });

  it('is neither the present one nor one that the visitor was on just now', () => {
    prefetcher.visited('/films/b');
    for (const address of ['/films', '/films#list', '/films/b']) prefetcher.start(address);
    expect(prefetch).not.toHaveBeenCalled();
  });
});

it('bytes are those of payloads, scripts and sheets', () => {
  timing.payload('/films/a', { transferSize: 1_000 });
  timing.entry('/_next/static/chunks/a.js', { transferSize: 200 });
  timing.entry('/_next/static/chunks/a.css', { transferSize: 30 });
  timing.entry('/_next/static/media/a.woff2', { transferSize: 9_000 });
  timing.entry('/icons/a.png', { transferSize: 9_000 });
  expect(prefetcher.bytes()).toBe(1_230);
});

it('a line is quick as the last answer over it was', () => {
  expect(prefetcher.isQuick()).toBe(true);
  timing.payload('/films/a', { requestStart: 1_000, responseStart: 1_150 });
  expect(prefetcher.isQuick()).toBe(false);
  timing.payload('/films/a', { requestStart: 1_000, responseStart: 1_001, transferSize: 0 });
  expect(prefetcher.isQuick()).toBe(false);
  timing.payload('/films/a', { requestStart: 1_000, responseStart: 1_040 });
  expect(prefetcher.isQuick()).toBe(true);
});
