import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endpoints } from '#src/contract/endpoints.ts';
import { apiAddress, endpointPath } from './endpoint-path.ts';
import { matchEndpoint } from './match-endpoint.ts';

describe('endpointPath', () => {
  it('R253 SEC14: no parameter leaves its segment, whatever it is', () => {
    const base = 'https://api.test/fr';
    const nasty = fc.oneof(
      fc.string({ maxLength: 40 }),
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.constantFrom(
        '..',
        '.',
        '@evil.test',
        '../x',
        '%2e%2e',
        'a?b',
        'a#b',
        'a&language=x',
        '//x',
        '\\x',
        'a;b',
        ' ',
      ),
    );
    let built = 0;
    fc.assert(
      fc.property(nasty, nasty, (slug, cinema) => {
        const path = endpointPath(endpoints.showtimesCinema, { slug, cinema });
        if (path === null) return;
        built += 1;
        const url = new URL(`${base}${path}?language=fr`);
        expect(url.origin).toBe('https://api.test');
        expect(url.search).toBe('?language=fr');
        expect(url.hash).toBe('');
        expect(url.pathname).toBe(`/fr${path}`);
        expect(url.pathname.split('/')).toHaveLength(7);
        const read = matchEndpoint(path);
        // A cinema whose slug has the form of a day is read as the call by day; both have the same two parameters.
        expect(read.kind === 'call' ? Object.values(read.params) : []).toEqual([slug, cinema]);
      }),
      { seed: 14, numRuns: 2_000 },
    );
    expect(built).toBeGreaterThan(500);
  });

  it.each(['..', '.', '', '\uD800', 'a/b', 'a\\b', 'a\u0000'])('builds nothing of the slug %j', (slug) => {
    expect(endpointPath(endpoints.show, { slug })).toBeNull();
  });
});

describe('apiAddress', () => {
  it('R253 gives a call its host and language, and the settings the host only', () => {
    expect(apiAddress('https://www.chain.fr', '/api/shows', 'en')).toBe(
      'https://www.chain.fr/api/shows?language=en',
    );
    expect(apiAddress('https://www.chain.fr', '/api/settings', 'en')).toBe(
      'https://www.chain.fr/api/settings',
    );
    expect(apiAddress('http://127.0.0.1:4000/fr', '/api/search/full', 'fr', { q: 'a&b=c #1' })).toBe(
      'http://127.0.0.1:4000/fr/api/search/full?q=a%26b%3Dc+%231&language=fr',
    );
  });
});
