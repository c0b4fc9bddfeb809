// @vitest-environment happy-dom
// @vitest-environment-options {"url": "http://nl.velours.test/nl/films", "settings": {"fetch": {"disableSameOriginPolicy": true}}}
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { testOrigins } from '../account-test-kit.ts';
import { identityFailure } from './failure.ts';
import { identityLibrary } from './library.ts';

const site = 'http://nl.velours.test';
const config = {
  adapter: 'identity-provider',
  clientUrl: testOrigins.client,
  issuer: testOrigins.identity,
  clientId: 'velours-nl',
  audience: 'https://api.velours.nl',
} as const;

/** The forms that were sent to the provider. */
const asked: URLSearchParams[] = [];
let answer: (form: URLSearchParams) => Response = () => HttpResponse.error();
const server = setupServer(
  http.post(`${testOrigins.identity}/oauth/token`, async ({ request }) => {
    const form = new URLSearchParams(await request.text());
    asked.push(form);
    return answer(form);
  }),
);
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  asked.length = 0;
  vi.unstubAllGlobals();
  for (const cookie of document.cookie.split('; '))
    document.cookie = `${cookie.split('=')[0] ?? ''}=; path=/; max-age=-1`;
});
afterAll(() => server.close());

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const seconds = () => Math.floor(Date.now() / 1_000);

/** Begins a sign-in and returns the provider's address that it leads to. */
async function begun() {
  const library = identityLibrary(config, { locale: 'nl-NL' });
  let address = '';
  await library.loginWithRedirect({
    appState: { back: '/nl/films' },
    openUrl: (url) => {
      address = url;
    },
  });
  return { library, query: new URL(address).searchParams, address };
}

/** The tokens for a sign-in; the header and the claims of the id token can be changed. */
function tokensFor(nonce: string, claims: object = {}, header: object = {}): Response {
  const idToken = `${part({ alg: 'RS256', typ: 'JWT', ...header })}.${part({
    iss: `${testOrigins.identity}/`,
    sub: 'c3f1',
    aud: 'velours-nl',
    nonce,
    iat: seconds(),
    exp: seconds() + 3_600,
    icu: 'c3f1',
    ...claims,
  })}.c2lnbmF0dXJl`;
  return HttpResponse.json({
    access_token: 'access-token',
    refresh_token: 'refresh-1',
    id_token: idToken,
    token_type: 'Bearer',
    expires_in: 900,
    scope: 'openid profile email offline_access',
  });
}

async function comeBack(claims: object = {}, header: object = {}) {
  const { library, query } = await begun();
  answer = () => tokensFor(query.get('nonce') ?? '', claims, header);
  const back = `${site}/callback?code=abc&state=${encodeURIComponent(query.get('state') ?? '')}`;
  return { library, result: library.handleRedirectCallback<unknown>(back) };
}

describe('the library of the identity provider', () => {
  it('begins at /authorize with PKCE, and remembers the sign-in for a day', async () => {
    const written = vi.spyOn(document, 'cookie', 'set');
    const { address, query } = await begun();
    expect(address).toMatch(`${testOrigins.identity}/authorize?`);
    expect(Object.fromEntries(query)).toMatchObject({
      client_id: 'velours-nl',
      response_type: 'code',
      code_challenge_method: 'S256',
      redirect_uri: `${site}/callback`,
      audience: 'https://api.velours.nl',
      scope: 'openid profile email offline_access',
      ui_locales: 'nl',
    });
    const transaction = written.mock.calls.map(([cookie]) => cookie).find((cookie) => /txs/.test(cookie));
    const until = Date.parse(/expires=([^;]+)/i.exec(transaction ?? '')?.[1] ?? '');
    expect(Math.abs(until - Date.now() - 24 * 60 * 60 * 1_000)).toBeLessThan(60_000);
  });

  it('asks for tokens by a form, at most three times', async () => {
    const { library, result } = await comeBack();
    let failures = 2;
    const tokens = answer;
    answer = (form) => {
      failures -= 1;
      return failures < 0 ? tokens(form) : HttpResponse.error();
    };
    expect(await result).toMatchObject({ appState: { back: '/nl/films' } });
    expect(asked).toHaveLength(3);
    expect(Object.fromEntries(asked[0] ?? [])).toMatchObject({
      grant_type: 'authorization_code',
      client_id: 'velours-nl',
      code: 'abc',
      redirect_uri: `${site}/callback`,
    });
    expect(asked[0]?.get('code_verifier')).toHaveLength(43);
    expect(await library.getTokenSilently()).toBe('access-token');

    answer = () => HttpResponse.error();
    const again = await comeBack();
    answer = () => HttpResponse.error();
    asked.length = 0;
    await expect(again.result).rejects.toBeInstanceOf(Error);
    expect(asked).toHaveLength(3);
  });

  it('SEC10 keeps tokens in memory: no worker of a blob, nothing in cookies or storage', async () => {
    const worker = vi.fn<() => void>();
    vi.stubGlobal('Worker', worker);
    const { result } = await comeBack();
    await result;
    expect(worker).not.toHaveBeenCalled();
    const kept = JSON.stringify([
      document.cookie,
      Object.entries(window.localStorage),
      Object.entries(window.sessionStorage),
    ]);
    expect(kept).not.toMatch(/access-token|refresh-1/);
    expect(document.cookie).toContain('auth0.velours-nl.is.authenticated=true');
  });

  it('turns the refresh token over, a minute before the access token ends', async () => {
    const { library, result } = await comeBack();
    await result;
    asked.length = 0;
    answer = () =>
      HttpResponse.json({
        access_token: 'access-2',
        refresh_token: 'refresh-2',
        id_token: `${part({ alg: 'RS256' })}.${part({
          iss: `${testOrigins.identity}/`,
          sub: 'c3f1',
          aud: 'velours-nl',
          iat: seconds(),
          exp: seconds() + 3_600,
        })}.c2ln`,
        expires_in: 900,
        scope: 'openid profile email offline_access',
      });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + (900 - 59) * 1_000 });
    try {
      expect(await library.getTokenSilently()).toBe('access-2');
    } finally {
      vi.useRealTimers();
    }
    expect(Object.fromEntries(asked[0] ?? [])).toMatchObject({
      grant_type: 'refresh_token',
      refresh_token: 'refresh-1',
    });
  });

  it.each([
    ['another issuer', { iss: 'http://id.velours.test.evil.test/' }, {}],
    ['no subject', { sub: undefined }, {}],
    ['another audience', { aud: 'velours-fr' }, {}],
    ['several audiences without azp', { aud: ['velours-nl', 'x'] }, {}],
    ['several audiences and another azp', { aud: ['velours-nl', 'x'], azp: 'x' }, {}],
    ['another nonce', { nonce: 'other' }, {}],
    ['no nonce', { nonce: undefined }, {}],
    ['an end 61 s ago', { exp: seconds() - 61 }, {}],
    ['a beginning in 120 s', { nbf: seconds() + 120 }, {}],
    ['alg none', {}, { alg: 'none' }],
    ['alg HS256', {}, { alg: 'HS256' }],
  ])('R213 SEC10 refuses an id token with %s', async (_what, claims, header) => {
    const { library, result } = await comeBack(claims, header);
    await expect(result).rejects.toThrow(/ID token/);
    expect(await library.getIdTokenClaims()).toBeUndefined();
  });

  it.each([
    ['an end 30 s ago', { exp: seconds() - 30 }],
    ['a beginning in 30 s', { nbf: seconds() + 30 }],
  ])('R213 takes one with %s: a minute of leeway', async (_what, claims) => {
    await expect((await comeBack(claims)).result).resolves.toMatchObject({ appState: { back: '/nl/films' } });
  });

  it.each([
    ['another state', 'code=abc&state=other', 'stale'],
    ['access_denied', 'error=access_denied&error_description=x&state=', 'cancelled'],
  ])('R273 the way back with %s', async (_what, query, failure) => {
    const { library, query: out } = await begun();
    const state = query.endsWith('state=') ? encodeURIComponent(out.get('state') ?? '') : '';
    const error: unknown = await library
      .handleRedirectCallback(`${site}/callback?${query}${state}`)
      .catch((thrown: unknown) => thrown);
    expect(identityFailure(error)).toBe(failure);
    expect(asked).toEqual([]);
  });

  it('R273 a way back without a way out is told as such', async () => {
    const library = identityLibrary(config, { locale: 'nl-NL' });
    const error: unknown = await library
      .handleRedirectCallback(`${site}/callback?code=abc&state=def`)
      .catch((thrown: unknown) => thrown);
    expect(identityFailure(error)).toBe('stale');
  });
});
