import { describe, expect, it } from 'vitest';
import { cacheProfiles } from '../cache-manifest.ts';
import { lifetimeOf } from '#src/api/load/lifetime-of.ts';
import { describeFailure, isOutage, RequiredReadError, type Failure } from './failure.ts';

const status = (code: number): Failure => ({ kind: 'status', status: code, retryAfterSeconds: null });

describe('isOutage', () => {
  it.each([302, 204, 408, 429, 500, 502, 503, 504])('status %i is an outage', (code) => {
    expect(isOutage(status(code))).toBe(true);
  });

  it.each([400, 401, 403, 451])('status %i is an answer of an API at work', (code) => {
    expect(isOutage(status(code))).toBe(false);
  });

  it('unknown and gone are answers; no connection, no time and no contract are not', () => {
    const kinds: Failure[] = [
      { kind: 'unknown' },
      { kind: 'gone' },
      { kind: 'network' },
      { kind: 'timeout' },
    ];
    expect(kinds.map(isOutage)).toEqual([false, false, true, true]);
    expect(isOutage({ kind: 'schema', problems: [] })).toBe(true);
  });
});

describe('describeFailure', () => {
  it('names the call, the failure and at most five problems', () => {
    const problems = Array.from({ length: 9 }, (_, index) => `p${index}`);
    const error = new RequiredReadError('show a', { kind: 'schema', problems });
    expect(error.message).toBe('show a: not what the contract says: p0; p1; p2; p3; p4');
    expect(describeFailure(status(502))).toBe('status 502');
    expect(describeFailure({ kind: 'timeout' })).toBe('timeout');
  });
});

describe('lifetimes', () => {
  it('are such that an outage never empties the cache and Next.js takes them', () => {
    for (const [name, { revalidate, expire }] of Object.entries(cacheProfiles)) {
      expect(revalidate).toBeLessThanOrEqual(300);
      expect(expire).toBeGreaterThanOrEqual(['failure', 'emptyDay'].includes(name) ? 300 : 86_400);
    }
  });

  it('are the manifest’s for an answer, short for an outage and for one from memory', () => {
    const fresh = { ok: true, value: { value: [], stale: false } } as const;
    expect(lifetimeOf('tags', fresh)).toBe(cacheProfiles.vocabulary);
    expect(lifetimeOf('tags', { ok: true, value: { value: [], stale: true } })).toBe(cacheProfiles.failure);
    expect(lifetimeOf('tags', { ok: false, failure: { kind: 'timeout' } })).toBe(cacheProfiles.failure);
    expect(lifetimeOf('tags', { ok: false, failure: { kind: 'unknown' } })).toBe(cacheProfiles.showtimes);
  });
});
