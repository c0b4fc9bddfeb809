import { describe, expect, it } from 'vitest';
import { clientEndpoints } from '#src/contract/client/endpoints.ts';
import { clientCallAddress, proofHeaders, rewritten, type CallPlace } from './client-calls.ts';

const cookie: CallPlace = {
  siteOrigin: 'https://fr.chain.example',
  clientUrl: 'https://account.chain.example',
  language: 'de',
  tokenMode: false,
};
const token: CallPlace = { ...cookie, tokenMode: true };
const proofs = { bearer: 'abc.def.ghi', xsrf: 'forged-not' };

describe('where calls go', () => {
  it.each([
    ['account', {}, '/accounts/me'],
    ['webview', {}, '/webview'],
    ['logout', {}, '/logout'],
    ['clientData', { id: 'c3' }, '/client/c3'],
    ['clientCinemaAdd', { id: 'c3', slug: 'velours-lyon' }, '/client/c3/cinema/velours-lyon'],
    ['emotion', { id: 'c3', slug: '../../x?y#z' }, '/client/c3/show/..%2F..%2Fx%3Fy%23z/emotion'],
  ] as const)('R254 %s goes below the language of the page, in token mode below v1', (id, params, path) => {
    const endpoint = clientEndpoints[id];
    expect(clientCallAddress(endpoint, params, cookie)).toBe(`https://account.chain.example/api/de${path}`);
    expect(clientCallAddress(endpoint, params, token)).toBe(
      `https://account.chain.example/api/v1${path}?language=de`,
    );
  });

  it.each([
    ['/api/shows', 'https://fr.chain.example/api/shows?language=de'],
    ['/api/search/full?q=nuit', 'https://fr.chain.example/api/search/full?q=nuit&language=de'],
    ['/api/settings', 'https://fr.chain.example/api/settings'],
    ['/api/v1/accounts/me', 'https://account.chain.example/api/v1/accounts/me?language=de'],
    ['/api/v1/accounts/me/cinemas', 'https://account.chain.example/api/v1/accounts/me/cinemas?language=de'],
    ['/api/v1/accounts/meadow', 'https://fr.chain.example/api/v1/accounts/meadow?language=de'],
    ['/assets/i18n/fr.json', '/assets/i18n/fr.json'],
    ['https://elsewhere.example/api/shows', 'https://elsewhere.example/api/shows'],
  ])('R253 R254 %s becomes %s', (path, address) => {
    expect(rewritten(path, cookie)).toBe(address);
  });
});

describe('what proves a call', () => {
  const headers = (method: string, address: string, anonymous = false) =>
    proofHeaders({ method, address, anonymous }, proofs, cookie);

  it('R255 the bearer goes to the client host, never with webview', () => {
    const address = 'https://account.chain.example/api/v1/accounts/me';
    expect(headers('GET', address)).toEqual({ Authorization: 'Bearer abc.def.ghi' });
    expect(headers('GET', 'https://account.chain.example/api/v1/webview', true)).toEqual({});
    expect(headers('GET', '/api/shows')).toEqual({});
  });

  it.each(['POST', 'PATCH', 'DELETE', 'PUT'])(
    'R256 a relative %s carries the token of the cookie',
    (method) => {
      expect(headers(method, '/api/voucher/1')).toEqual({ 'X-XSRF-TOKEN': 'forged-not' });
      expect(headers(method, 'https://fr.chain.example/api/voucher/1')).toEqual({
        'X-XSRF-TOKEN': 'forged-not',
      });
      expect(proofHeaders({ method, address: '/x' }, { bearer: null, xsrf: null }, cookie)).toEqual({});
    },
  );

  it.each(['GET', 'HEAD'])('R256 a %s carries none', (method) => {
    expect(headers(method, '/api/shows')).toEqual({});
    expect(headers(method, 'https://account.chain.example/api/de/webview', true)).toEqual({});
  });

  // SEC8, SEC10: every other origin, however similar it looks.
  const foreign = [
    'https://elsewhere.example/api/de/accounts/me',
    'https://account.chain.example.evil.example/',
    'https://account.chain.example:8443/',
    'http://account.chain.example/',
    'https://ACCOUNT.chain.example@evil.example/',
    'https://evil.example/?https://account.chain.example',
    '//evil.example/api',
    '/\\evil.example/api',
    '\\\\evil.example',
    'https://chain.example/',
    'https://nl.chain.example/api/voucher/1',
    'https://sub.account.chain.example/',
    'blob:https://account.chain.example/1',
    'data:text/plain,x',
    'javascript:alert(1)',
    'http://[',
  ];
  it.each(foreign)('%s gets neither token nor bearer', (address) => {
    for (const method of ['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE'])
      for (const place of [cookie, token])
        expect(proofHeaders({ method, address }, proofs, place), `${method} ${address}`).toEqual({});
  });
});
