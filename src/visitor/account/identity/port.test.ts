import { GenericError } from '@auth0/auth0-spa-js';
import { setupServer } from 'msw/node';
import { HttpResponse } from 'msw';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { accountFixture } from '#src/contract/client/account/fixture.ts';
import { webviewFixture } from '#src/contract/client/webview/fixture.ts';
import { refusal, TestClientHost, testOrigins } from '../account-test-kit.ts';
import { clientCaller } from '../client-caller.ts';
import { bearerFor, identityPort, type IdentityLibrary } from './port.ts';

const host = new TestClientHost();
const server = setupServer(...host.handlers());
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => host.reset());
afterAll(() => server.close());

const now = Date.parse('2026-11-18T10:00:00Z');
const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const tokenOf = (more: object = {}) =>
  `${part({ alg: 'RS256' })}.${part({
    sub: accountFixture.icu,
    iss: `${testOrigins.identity}/`,
    email: 'odile.marchetti@example.org',
    family_name: 'Marchetti',
    icu: accountFixture.icu,
    exp: now / 1_000 + 900,
    ...more,
  })}.x`;

/** Cinemas of the catalogue: it has the first favourite of the fixture, but no longer the second. */
const cinemas = [
  { slug: 'velours-faubourg', vistaRef: '2041' },
  { slug: 'velours-lyon', vistaRef: '0003' },
  { slug: 'velours-new', vistaRef: null },
];

function makePort(token: () => Promise<unknown> = () => Promise.resolve(tokenOf()), knowsHost = false) {
  const library = {
    getTokenSilently: vi.fn<() => Promise<unknown>>(token),
    getIdTokenClaims: vi.fn<() => Promise<{ __raw: string }>>(() =>
      Promise.resolve({ __raw: tokenOf({ exp: now / 1_000 + 3_600 }) }),
    ),
    loginWithRedirect: vi.fn<() => Promise<void>>(() => Promise.resolve()),
    handleRedirectCallback: vi.fn<() => Promise<void>>(),
    logout: vi.fn<() => Promise<void>>(() => Promise.resolve()),
  };
  // The test double has only the methods that are used, with simpler types.
  const asLibrary = library as unknown as IdentityLibrary;
  const asked = vi.fn<() => Promise<typeof cinemas>>(() => Promise.resolve(cinemas));
  const removeMarkers = vi.fn<() => void>();
  const call = clientCaller({
    siteOrigin: testOrigins.site,
    clientUrl: testOrigins.client,
    language: 'fr',
    tokenMode: true,
    readXsrf: () => (knowsHost ? 'xsrf' : null),
    bearer: (endpoint) => bearerFor(endpoint, asLibrary, () => now),
  });
  const port = identityPort({
    library: asLibrary,
    call,
    cinemas: asked,
    now: () => now,
    here: () => '/nl/films?x=1',
    removeMarkers,
    knowsHost: () => knowsHost,
    siteOrigin: testOrigins.site,
  });
  return { port, library, asked, removeMarkers, bearer: asLibrary };
}

/**
 * A refused call ends the load while other calls are still under way: waits for them, so that the next test does not
 * see them.
 */
const allSeen = async () => vi.waitFor(() => expect(host.calls).toHaveLength(3));

const fails = (code: string) => () => Promise.reject(new GenericError(code, code));

describe('the member of the identity provider', () => {
  it('R112 R113 is the account, its favourites matched by vistaRef', async () => {
    const { port } = makePort();
    const { member, addresses } = await port.load();
    expect(addresses).toEqual(webviewFixture);
    expect(member).toMatchObject({ id: accountFixture.icu, favoriteCinemas: ['velours-faubourg', '0007'] });
  });

  it('R250 R254 R255 asks below v1 with the bearer, and webview without', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch');
    await makePort().port.load();
    expect(host.seen.map(({ path }) => path).toSorted()).toEqual([
      '/api/v1/accounts/me/cinemas?language=fr',
      '/api/v1/accounts/me?language=fr',
      '/api/v1/webview?language=fr',
    ]);
    for (const { id, headers, path } of host.seen) {
      expect(headers['authorization']).toBe(id === 'webview' ? undefined : `Bearer ${tokenOf()}`);
      expect(path).not.toContain(tokenOf());
    }
    for (const [, init] of fetched.mock.calls)
      expect(init).toMatchObject({ credentials: 'omit', cache: 'no-store' });
  });

  it('asks for all three things side by side', async () => {
    let answerEndpoints: () => void = () => undefined;
    host.answers.webview = () =>
      new Promise((resolve) => (answerEndpoints = () => resolve(HttpResponse.json(webviewFixture))));
    const loading = makePort().port.load();
    await vi.waitFor(() => expect(host.calls.toSorted()).toEqual(['account', 'accountCinemas', 'webview']));
    answerEndpoints();
    expect((await loading).member?.id).toBe(accountFixture.icu);
  });

  it('R113 a favourite that cannot be read costs itself only', async () => {
    host.answers.accountCinemas = () => HttpResponse.json([{ codeCcs: '2041' }, { codeCcs: 'x' }, null]);
    expect((await makePort().port.load()).member?.favoriteCinemas).toEqual(['velours-faubourg']);
  });

  it('R113 asks for no cinemas where there are no favourites', async () => {
    host.answers.accountCinemas = () => HttpResponse.json([]);
    const { port, asked } = makePort();
    expect((await port.load()).member?.favoriteCinemas).toEqual([]);
    expect(asked).not.toHaveBeenCalled();
  });

  it.each(['login_required', 'consent_required', 'missing_refresh_token', 'timeout', 'mfa_required'])(
    'R267 R273 R275 %s is nobody, and webview goes without a token',
    async (code) => {
      const { port, library } = makePort(fails(code));
      expect(await port.load()).toEqual({ member: null, addresses: webviewFixture });
      expect(host.calls).toEqual(['webview']);
      expect(library.loginWithRedirect).not.toHaveBeenCalled();
      if (code === 'login_required') expect(library.logout).toHaveBeenCalledWith({ openUrl: false });
      else expect(library.logout).not.toHaveBeenCalled();
    },
  );

  it.each([
    ['expired', tokenOf({ exp: now / 1_000 - 1 })],
    ['no token', 'Invalid token'],
    ['nothing', undefined],
  ])('R212 R266 an access token that is %s leaves nobody, and no call with it', async (_what, token) => {
    const { port } = makePort(() => Promise.resolve(token));
    expect((await port.load()).member).toBeNull();
    expect(host.calls).toEqual(['webview']);
  });

  it('R112 is who the token says where the client host says nothing', async () => {
    host.answers.account = () => refusal(503);
    const { member } = await makePort().port.load();
    expect(member).toMatchObject({
      id: accountFixture.icu,
      name: 'Marchetti',
      avatarFallback: 'M',
      email: 'odile.marchetti@example.org',
      favoriteCinemas: [],
    });
    await allSeen();
  });

  it('R212 is nobody where the client host refuses the token', async () => {
    host.answers.account = () => refusal(401);
    expect((await makePort().port.load()).member).toBeNull();
    await allSeen();
  });
});

describe('tokens of calls', () => {
  const personal = { id: 'account', personal: true };
  const anonymous = { id: 'logout', personal: false };

  it.each(['login_required', 'consent_required', 'missing_refresh_token'])(
    'R275 %s lets through what may be anonymous, and nothing else',
    async (code) => {
      const { bearer } = makePort(fails(code));
      expect(await bearerFor(anonymous, bearer, () => now)).toBeNull();
      await expect(bearerFor(personal, bearer, () => now)).rejects.toMatchObject({ status: 401 });
    },
  );

  it.each(['timeout', 'request_error'])('R273 R274 %s fails the call without signing out', async (code) => {
    const { bearer, library } = makePort(fails(code));
    await expect(bearerFor(personal, bearer, () => now)).rejects.toMatchObject({ status: null });
    expect(library.logout).not.toHaveBeenCalled();
  });
});

describe('signing in and out by redirect', () => {
  it.each([
    ['signIn', undefined],
    ['signUp', { screen_hint: 'signup' }],
  ] as const)('R211 %s goes to the provider and knows the way back', async (intent, authorizationParams) => {
    const { port, library } = makePort();
    await port.signIn(intent);
    expect(library.loginWithRedirect).toHaveBeenCalledExactlyOnceWith({
      appState: { back: '/nl/films?x=1' },
      ...(authorizationParams === undefined ? {} : { authorizationParams }),
    });
    expect(host.calls).toEqual([]);
  });

  it('R207 signing out returns to the site’s origin and takes two cookies away', async () => {
    const { port, library, removeMarkers } = makePort();
    await port.signOut();
    expect(removeMarkers).toHaveBeenCalledOnce();
    expect(library.logout).toHaveBeenCalledExactlyOnceWith({ logoutParams: { returnTo: testOrigins.site } });
    expect(host.calls).toEqual([]);
  });

  it.each([204, 503])(
    'R207 R250 ends the session of the client host’s pages before, with its cookie and no bearer: %i',
    async (status) => {
      const fetched = vi.spyOn(globalThis, 'fetch');
      host.answers.logout = () => (status === 204 ? new Response(null, { status }) : refusal(status));
      const { port, library } = makePort(undefined, true);
      library.logout.mockImplementation(async () => {
        expect(host.calls).toEqual(['logout']);
        return Promise.resolve();
      });
      await port.signOut();
      expect(library.logout).toHaveBeenCalledOnce();
      expect(host.seen[0]?.headers).toMatchObject({ 'x-xsrf-token': 'xsrf' });
      expect(host.seen[0]?.headers).not.toHaveProperty('authorization');
      expect(fetched.mock.lastCall?.[1]).toMatchObject({ credentials: 'include', method: 'POST' });
    },
  );
});

describe('what a member does in token mode', () => {
  it('R220 R250 favourites are changed by vistaRef', async () => {
    const { port } = makePort();
    await port.addCinema('velours-lyon');
    await port.addCinema('0003');
    await port.removeCinema('velours-faubourg');
    await port.removeCinema('0007');
    expect(host.seen.map(({ method, body }) => [method, body])).toEqual([
      ['PATCH', { cinemas: ['0003'] }],
      ['PATCH', { cinemas: ['0003'] }],
      ['DELETE', { cinemas: ['2041'] }],
      ['DELETE', { cinemas: ['0007'] }],
    ]);
  });

  it.each(['velours-nowhere', 'velours-new', '9999'])(
    'R220 throws for %s, which no cinema is',
    async (slug) => {
      const { port } = makePort();
      await expect(port.addCinema(slug)).rejects.toMatchObject({ name: 'ClientCallError', status: 404 });
      expect(host.calls).toEqual([]);
    },
  );

  it('R252 feelings carry the bearer', async () => {
    const { port } = makePort();
    await port.load();
    host.seen.length = 0;
    await port.setWish('a-1', true);
    await port.setEmotion('a-1', 1);
    expect(await port.feelings(['petit-tambour'])).toMatchObject({ 'petit-tambour': { emotion: 3 } });
    for (const { headers } of host.seen) expect(headers['authorization']).toBe(`Bearer ${tokenOf()}`);
    expect(host.calls).toEqual(['intention', 'emotion', 'feelings']);
  });
});
