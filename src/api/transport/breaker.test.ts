import { describe, expect, it } from 'vitest';
import { forgetProcessWide } from '#src/config/process-wide-test-kit.ts';
import { Breaker, breakerOf } from './breaker.ts';

function withClock() {
  let time = 0;
  return { breaker: new Breaker(() => time), advance: (ms: number) => (time += ms) };
}

const fail = (breaker: Breaker, times: number) => {
  for (let count = 0; count < times; count += 1) breaker.failed();
};

describe('Breaker', () => {
  it('opens at the third failure in a row, not before', () => {
    const { breaker } = withClock();
    fail(breaker, 2);
    expect(breaker.isOpen).toBe(false);
    expect(breaker.admits()).toBe(true);
    fail(breaker, 1);
    expect(breaker.isOpen).toBe(true);
    expect(breaker.admits()).toBe(false);
  });

  it('is reset by one success, so only failures in a row count', () => {
    const { breaker } = withClock();
    fail(breaker, 2);
    breaker.succeeded();
    fail(breaker, 2);
    expect(breaker.isOpen).toBe(false);
  });

  it('REL4: lets one probe through every two seconds while open', () => {
    const { breaker, advance } = withClock();
    fail(breaker, 3);
    advance(1_999);
    expect(breaker.admits()).toBe(false);
    advance(1);
    expect([breaker.admits(), breaker.admits(), breaker.admits()]).toEqual([true, false, false]);
    breaker.failed();
    advance(1_999);
    expect(breaker.admits()).toBe(false);
    advance(1);
    expect(breaker.admits()).toBe(true);
    breaker.succeeded();
    expect([breaker.isOpen, breaker.admits(), breaker.admits()]).toEqual([false, true, true]);
  });

  it('counts recoveries, not successes', () => {
    const { breaker } = withClock();
    breaker.succeeded();
    expect(breaker.recoveries).toBe(0);
    breaker.failed();
    breaker.succeeded();
    breaker.succeeded();
    expect(breaker.recoveries).toBe(1);
  });

  it('names whole seconds for Retry-After', () => {
    expect(new Breaker().retryAfterSeconds).toBe(2);
  });
});

describe('breakerOf', () => {
  it('REL5: a failing optional call opens neither the site’s breaker nor another site’s', () => {
    forgetProcessWide();
    fail(breakerOf('fr', 'footer'), 5);
    expect(breakerOf('fr', 'footer').isOpen).toBe(true);
    expect(breakerOf('fr').isOpen).toBe(false);
    fail(breakerOf('fr', 'shows'), 3);
    expect(breakerOf('fr', 'cinema').isOpen).toBe(true);
    expect(breakerOf('ch').isOpen).toBe(false);
  });

  it('REL4: what has a breaker of its own is asked at once when the site’s API has recovered', () => {
    forgetProcessWide();
    const [own, site] = [breakerOf('fr', 'showtimesEvent'), breakerOf('fr')];
    fail(own, 3);
    fail(site, 3);
    expect(own.admits()).toBe(false);
    const before = own.recoveries;
    site.succeeded();
    // Failures from before say nothing any more.
    expect(own.recoveries).toBeGreaterThan(before);
    expect([own.admits(), own.admits()]).toEqual([true, false]);
  });
});
