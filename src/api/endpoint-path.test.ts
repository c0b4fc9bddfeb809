import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endpoints, type EndpointId } from '#src/contract/endpoints.ts';
import { endpointPath, matchEndpoint } from './endpoint-path.ts';

const call = (id: EndpointId, params: Record<string, string> = {}) => ({ kind: 'call', id, params });

describe('matchEndpoint', () => {
  it.each([
    ['/api/shows', call('shows')],
    ['/api/show/a-1', call('show', { slug: 'a-1' })],
    ['/api/show/a-1/cinemas', call('showCinemas', { slug: 'a-1' })],
    ['/api/show/a/showtimes/2026-11-21', call('showtimesEvent', { slug: 'a', date: '2026-11-21' })],
    ['/api/show/a/showtimes/lyon', call('showtimesCinema', { slug: 'a', cinema: 'lyon' })],
    [
      '/api/show/a/showtimes/lyon/2026-11-21',
      call('showtimesDay', { slug: 'a', cinema: 'lyon', date: '2026-11-21' }),
    ],
    ['/api/footer/faq', call('footerFaq')],
    ['/api/search/full', call('searchFull')],
    ['/api/search/quick', call('searchFull')],
    ['/api/show/caf%C3%A9', call('show', { slug: 'café' })],
  ])('reads %s', (path, expected) => {
    expect(matchEndpoint(path)).toEqual(expected);
  });

  it.each([
    '/api',
    '/api/',
    '/api/shows/',
    '/api/sh%6Fws',
    '/API/shows',
    '/api/show',
    '/api/show/a/b',
    '/api/clients/me',
    '//api/shows',
    `/api/show/${'a'.repeat(2_000)}`,
  ])('knows nothing under %s', (path) => {
    expect(matchEndpoint(path)).toEqual({ kind: 'none' });
  });

  it.each([
    '/api/show/..',
    '/api/show/%2e%2e',
    '/api/show/.',
    '/api/show/a%2Fb',
    '/api/show/a%5Cb',
    '/api/show/%00',
    '/api/show/%zz',
    '/api/show/%E0%A4%A',
    '/api/show/',
    `/api/show/${'a'.repeat(201)}`,
    '/api/show/a/showtimes/lyon/2026-02-30',
    '/api/show/a/showtimes/lyon/today',
  ])('SEC14: refuses the parameter in %s', (path) => {
    expect(matchEndpoint(path)).toMatchObject({ kind: 'malformed', errors: [expect.anything()] });
  });

  it('finds every call and alias of the contract under its own path', () => {
    for (const [id, endpoint] of Object.entries(endpoints)) {
      for (const template of [endpoint.path, ...endpoint.aliases]) {
        const path = template.replace('{date}', '2026-11-21').replace(/\{\w+\}/g, 'a-1');
        expect(matchEndpoint(path)).toMatchObject({ kind: 'call', id });
      }
    }
  });
});

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
        const path = endpointPath('showtimesCinema', { slug, cinema });
        if (path === null) return;
        built += 1;
        const url = new URL(`${base}${path}?language=fr`);
        expect(url.origin).toBe('https://api.test');
        expect(url.search).toBe('?language=fr');
        expect(url.hash).toBe('');
        expect(url.pathname).toBe(`/fr${path}`);
        expect(url.pathname.split('/')).toHaveLength(7);
        const read = matchEndpoint(path);
        // A cinema named like a day is read as the call by day: the same two texts.
        expect(read.kind === 'call' ? Object.values(read.params) : []).toEqual([slug, cinema]);
      }),
      { seed: 14, numRuns: 2_000 },
    );
    expect(built).toBeGreaterThan(500);
  });

  it.each(['..', '.', '', '\uD800', 'a/b', 'a\\b', 'a\u0000'])('builds nothing of the slug %j', (slug) => {
    expect(endpointPath('show', { slug })).toBeNull();
  });
});
