import { describe, expect, it, vi } from 'vitest';
import { perSite } from '#src/config/environment.ts';
import { hostTable } from '#src/request/host.ts';
import { rememberedKinds, requestKindOf } from './request-kind.ts';

const hosts = hostTable(perSite((site) => `http://${site}.velours.test`));

describe('the kind of a request', () => {
  it.each([
    ['fr.velours.test', '/', 'page-home'],
    ['fr.velours.test', '/films?a=b', 'page-shows'],
    ['fr.velours.test', '/films/a-film', 'page-movie'],
    ['fr.velours.test', '/api/cinemas', 'api'],
    ['fr.velours.test', '/_next/static/a.js', 'file'],
    ['fr.velours.test', '/no/such/page/anywhere', 'none'],
    ['fr.velours.test', '/%ff%00/../..', 'none'],
    ['fr.velours.test', '//films', 'none'],
    ['evil.test', '/films', 'foreign-host'],
    ['evil.test', '/health/live', 'health'],
    [undefined, '*', 'foreign-host'],
  ])('%s %s is %s', (host, target, kind) => {
    expect([kind, 'redirect']).toContain(requestKindOf(host, target, hosts).kind);
  });

  it('is one of few, whatever visitors invent', () => {
    const kinds = new Set<string>();
    for (let n = 0; n < 2_000; n += 1) {
      const path = ['', 'films/', 'cinemas/', 'evenements/', 'api/', `${n}/`][n % 6] ?? '';
      const host = `${n % 3 === 0 ? 'fr' : n}.velours.test`;
      kinds.add(requestKindOf(host, `/${path}invented-${n}?q=${n}`, hosts).kind);
    }
    expect(kinds.size).toBeLessThan(12);
  });

  it('has its site, also where a probe asks', () => {
    expect(requestKindOf('nl.velours.test', '/', hosts).site).toBe('nl');
    expect(requestKindOf('nl.velours.test', '/health/live', hosts)).toEqual({ site: 'nl', kind: 'health' });
    expect(requestKindOf('evil.test', '/', hosts).site).toBeNull();
  });
});

describe('remembered kinds', () => {
  it('are those of the request, found once', () => {
    const kindOf = rememberedKinds(hosts);
    const first = kindOf('fr.velours.test', '/films/a-film?a=b');
    expect(first).toEqual(requestKindOf('fr.velours.test', '/films/a-film', hosts));
    expect(kindOf('fr.velours.test', '/films/a-film?a=b')).toBe(first);
    expect(kindOf('nl.velours.test', '/films/a-film?a=b')).not.toBe(first);
    expect(kindOf(undefined, '/')).toEqual({ site: null, kind: 'foreign-host' });
  });

  it('take little room, whatever visitors invent', () => {
    const set = vi.spyOn(Map.prototype, 'set');
    const kindOf = rememberedKinds(hosts);
    const long = `/films/${'x'.repeat(1_000)}`;
    const first = kindOf('fr.velours.test', long);
    expect([kindOf('fr.velours.test', long), set.mock.calls.length]).toEqual([first, 0]);
    let most = 0;
    for (let n = 0; n < 5_000; n += 1) {
      kindOf('fr.velours.test', `/${n}`);
      most = Math.max(most, (set.mock.contexts.at(-1) as Map<string, unknown>).size);
    }
    set.mockRestore();
    expect(most).toBe(2_000);
  });
});
