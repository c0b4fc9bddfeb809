// @vitest-environment happy-dom
// @vitest-environment-options {"url": "http://fr.velours.test/films"}
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { prefetchLife } from '#src/next/full-prefetch.ts';
import { createAhead, longestWait, type Ahead } from './ahead.ts';
import { FakeTiming } from './test-timing.ts';

const fetchAhead = vi.fn<(address: string) => void>();
let timing: FakeTiming;
let ending: AbortController;
let ahead: Ahead;

beforeEach(() => {
  vi.useFakeTimers();
  timing = new FakeTiming();
  ending = new AbortController();
  ahead = createAhead(fetchAhead, ending.signal);
});

afterEach(() => {
  ending.abort();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

/** Whether a press would still wait for a page. */
const isComing = (address: string) => ahead.coming(address) !== null;

describe('a page that is fetched ahead', () => {
  it('is asked for once while it is under way, and while the router keeps it', () => {
    ahead.start('/films/a#showtimes');
    ahead.start('/films/a');
    expect(fetchAhead.mock.calls).toEqual([['/films/a']]);
    timing.page('/films/a');
    ahead.start('/films/a');
    expect(fetchAhead).toHaveBeenCalledTimes(1);
    expect(ahead.isMissing('/films/a')).toBe(false);
    vi.advanceTimersByTime(prefetchLife * 1_000);
    ahead.start('/films/a');
    expect(fetchAhead).toHaveBeenCalledTimes(2);
  });

  it('is under way until its content has come, and not only its tree', async () => {
    expect(ahead.coming('/films/a')).toBeNull();
    ahead.start('/films/a');
    const coming = ahead.coming('/films/a');
    timing.payload('/films/a');
    timing.payload('/films/b');
    expect(isComing('/films/a')).toBe(true);
    timing.payload('/films/a');
    expect(isComing('/films/a')).toBe(false);
    await coming;
  });

  it('that never comes lets a press go on, and can be asked for again', async () => {
    ahead.start('/films/a');
    const coming = ahead.coming('/films/a');
    vi.advanceTimersByTime(longestWait);
    await coming;
    expect(isComing('/films/a')).toBe(false);
    expect(ahead.isMissing('/films/a')).toBe(true);
  });

  it('is neither the present one nor one that the visitor was on just now', () => {
    ahead.went('/films/b');
    for (const address of ['/films', '/films#list', '/films/b']) ahead.start(address);
    expect(fetchAhead).not.toHaveBeenCalled();
  });
});

it('bytes are those of payloads, scripts and sheets', () => {
  timing.payload('/films/a', { transferSize: 1_000 });
  timing.entry('/_next/static/chunks/a.js', { transferSize: 200 });
  timing.entry('/_next/static/chunks/a.css', { transferSize: 30 });
  timing.entry('/_next/static/media/a.woff2', { transferSize: 9_000 });
  timing.entry('/icons/a.png', { transferSize: 9_000 });
  expect(ahead.bytes()).toBe(1_230);
});

it('a line is quick as the last answer over it was', () => {
  expect(ahead.isQuick()).toBe(true);
  timing.payload('/films/a', { requestStart: 1_000, responseStart: 1_150 });
  expect(ahead.isQuick()).toBe(false);
  timing.payload('/films/a', { requestStart: 1_000, responseStart: 1_001, transferSize: 0 });
  expect(ahead.isQuick()).toBe(false);
  timing.payload('/films/a', { requestStart: 1_000, responseStart: 1_040 });
  expect(ahead.isQuick()).toBe(true);
});
