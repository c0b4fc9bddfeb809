import { describe, expect, it } from 'vitest';
import { endpoints, type EndpointId } from '#src/contract/endpoints.ts';
import { matchEndpoint } from './match-endpoint.ts';

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
