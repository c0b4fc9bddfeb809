import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WaitingClock, waitingTimeout } from './waiting-clock.ts';

beforeEach(() => vi.useFakeTimers({ now: 0 }));
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('the waiting clock', () => {
  it('calls who has waited for as long as it may', () => {
    const clock = new WaitingClock();
    const over: number[] = [];
    for (const milliseconds of [300, 100, 200]) clock.wait(milliseconds, () => over.push(milliseconds));
    vi.advanceTimersByTime(210);
    expect(over).toEqual([100, 200]);
    vi.advanceTimersByTime(100);
    expect(over).toEqual([100, 200, 300]);
  });

  it('REL4 does not count time in which the process was busy: an answer may have come meanwhile', () => {
    const clock = new WaitingClock();
    const over = vi.fn<() => void>();
    clock.wait(1_000, over);
    vi.advanceTimersByTime(500);
    const ahead = performance.now() + 5_000;
    vi.spyOn(performance, 'now').mockImplementation(() => ahead + Date.now());
    vi.advanceTimersToNextTimer();
    expect(clock.time).toBeLessThan(600);
    expect(over).not.toHaveBeenCalled();
    vi.advanceTimersByTime(600);
    expect(over).toHaveBeenCalledTimes(1);
  });

  it('stands still while nobody waits, and leaves no timer behind', () => {
    const clock = new WaitingClock();
    const over = vi.fn<() => void>();
    const end = clock.wait(1_000, over);
    vi.advanceTimersByTime(100);
    end();
    expect(vi.getTimerCount()).toBe(0);
    const before = clock.time;
    vi.advanceTimersByTime(60_000);
    expect([clock.time, over.mock.calls]).toEqual([before, []]);
    clock.wait(50, over);
    vi.advanceTimersByTime(60);
    expect([over.mock.calls.length, vi.getTimerCount()]).toEqual([1, 0]);
  });
});

describe('a timeout', () => {
  it('aborts as fetch expects it, unless it ends before', () => {
    const [late, inTime] = [waitingTimeout(100), waitingTimeout(100)];
    inTime.end();
    vi.advanceTimersByTime(200);
    expect(late.signal.reason).toMatchObject({ name: 'TimeoutError' });
    expect(inTime.signal.aborted).toBe(false);
  });
});
