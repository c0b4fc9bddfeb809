import { setupServer } from 'msw/node';
import { HttpResponse } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { accountFixture } from '#src/contract/client/account/fixture.ts';
import { clientDataFixture } from '#src/contract/client/client-data/fixture.ts';
import { webviewFixture } from '#src/contract/client/webview/fixture.ts';
import { refusal, TestClientHost, testOrigins } from '../account-test-kit.ts';
import { clientCaller } from '../client-caller.ts';
import { clientHostPort } from './port.ts';

const host = new TestClientHost();
const server = setupServer(...host.handlers());
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => host.reset());
afterAll(() => server.close());

let cookie: string | null = null;
beforeEach(() => {
  cookie = 'from-cookie';
});

function makePort() {
  const show = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const call = clientCaller({
    siteOrigin: testOrigins.site,
    clientUrl: testOrigins.client,
    language: 'fr',
    tokenMode: false,
    readXsrf: () => cookie,
    bearer: () => Promise.reject(new Error('no bearer in cookie mode')),
  });
  return { port: clientHostPort({ call, show }), show };
}

async function loadedPort() {
  const made = makePort();
  await made.port.load();
  host.seen.length = 0;
  return made;
}

const id = accountFixture.icu;

describe('the member of the client host', () => {
  it('R108 R110 R111 is read into the site’s own words', async () => {
    const { member, addresses } = await makePort().port.load();
    expect(addresses).toEqual(webviewFixture);
    expect(member).toEqual({
      id,
      name: 'Odile Marchetti',
      email: 'odile.marchetti@example.org',
      avatar: null,
      avatarFallback: 'MO',
      registered: true,
      emailVerify: true,
      firstLogin: false,
      favoriteCinemas: clientDataFixture.favoriteCinemas,
      sendNewsletter: false,
      mailCommunication: { product: true },
      subscriptions: { newsletter: true, cinepass: true },
      subscription: {
        currentPlan: 'solo',
        eligibleChanges: true,
        eligibleRenewal: false,
        eligibleReSubscription: false,
        eligibleForAddonChange: true,
        newLeadId: null,
        downgrade: { plan: 'duo', executionDate: '2026-12-01' },
      },
      cinepassType: 'solo',
      loyaltyLevel: 'gold',
    });
  });

  it('R196 is asked for with the endpoints, and those once', async () => {
    const { port } = makePort();
    await port.load();
    expect(host.seen.map(({ path }) => path).toSorted()).toEqual([
      '/api/fr/accounts/me',
      `/api/fr/client/${id}`,
      '/api/fr/webview',
    ]);
    await port.load();
    expect(host.calls.toSorted()).toEqual(['account', 'account', 'clientData', 'clientData', 'webview']);
  });

  it('asks for what it knows how to ask for side by side', async () => {
    const { port } = makePort();
    let answerEndpoints: () => void = () => undefined;
    host.answers.webview = () =>
      new Promise((resolve) => (answerEndpoints = () => resolve(HttpResponse.json(webviewFixture))));
    const first = port.load();
    await vi.waitFor(() => expect(host.calls.toSorted()).toEqual(['account', 'clientData', 'webview']));
    answerEndpoints();
    expect((await first).member?.id).toBe(id);

    host.seen.length = 0;
    let answerAccount: () => void = () => undefined;
    host.answers.account = () =>
      new Promise((resolve) => (answerAccount = () => resolve(HttpResponse.json(accountFixture))));
    const second = port.load();
    await vi.waitFor(() => expect(host.calls.toSorted()).toEqual(['account', 'clientData']));
    answerAccount();
    expect(await second).toEqual(await first);
  });

  it('R251 is whose the session is now, whoever was asked about along', async () => {
    const { port } = await loadedPort();
    const another = { ...accountFixture, icu: 'another' };
    host.answers.account = () => HttpResponse.json(another);
    let times = 0;
    host.answers.clientData = () => {
      times += 1;
      return times === 1
        ? refusal(404)
        : HttpResponse.json({ ...another, favoriteCinemas: ['velours-lyon'] });
    };
    expect((await port.load()).member).toMatchObject({ id: 'another', favoriteCinemas: ['velours-lyon'] });
    expect(host.seen.map(({ path }) => path).toSorted()).toEqual([
      '/api/fr/accounts/me',
      '/api/fr/client/another',
      `/api/fr/client/${id}`,
    ]);
  });

  it('a favourite and a feeling that cannot be read cost themselves only', async () => {
    host.answers.clientData = () =>
      HttpResponse.json({ ...clientDataFixture, favoriteCinemas: ['velours-faubourg', 7, ''] });
    const { port } = makePort();
    expect((await port.load()).member?.favoriteCinemas).toEqual(['velours-faubourg']);
    host.answers.feelings = () =>
      HttpResponse.json({ nuit: { emotion: 9, intention: 2 }, jour: 'loved', aube: { emotion: 3 } });
    expect(await port.feelings(['nuit', 'jour', 'aube'])).toEqual({
      nuit: { emotion: null, wished: true },
      aube: { emotion: 3, wished: false },
    });
  });

  it('R197 nobody is nobody, and no failure', async () => {
    host.answers.account = () => refusal(401);
    expect(await makePort().port.load()).toEqual({ member: null, addresses: webviewFixture });
  });

  it.each([
    ['a failure of the host', () => refusal(503), 503],
    ['a page instead of an answer', () => new HttpResponse('<html>'), null],
    ['another shape', () => HttpResponse.json({ icu: '' }), null],
    ['no answer', () => HttpResponse.error(), null],
  ])('R267 %s is told with its status', async (_what, answer, status) => {
    host.answers.account = answer;
    await expect(makePort().port.load()).rejects.toMatchObject({ name: 'ClientCallError', status });
  });

  it('R250 SEC10 cookies go with the calls, a bearer never, and nothing is to be kept', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch');
    await makePort().port.load();
    for (const [, init] of fetched.mock.calls)
      expect(init).toMatchObject({ credentials: 'include', cache: 'no-store', redirect: 'error' });
    for (const { headers } of host.seen) {
      expect(headers).not.toHaveProperty('authorization');
      expect(headers).not.toHaveProperty('x-xsrf-token');
    }
  });
});

describe('signing in and out', () => {
  it.each([
    ['signIn', 'signIn'],
    ['signUp', 'register'],
  ] as const)('R199 %s shows the page %s', async (intent, page) => {
    const { port, show } = makePort();
    await port.signIn(intent);
    expect(show).toHaveBeenCalledExactlyOnceWith(page, webviewFixture);
    expect(host.calls).toEqual(['webview']);
  });

  it('R199 shows nothing where the endpoints cannot be had', async () => {
    host.answers.webview = () => refusal(503);
    const { port, show } = makePort();
    await expect(port.signIn('signIn')).rejects.toMatchObject({ status: 503 });
    expect(show).not.toHaveBeenCalled();
  });

  it('R207 R256 signing out is a call with the token of the cookie', async () => {
    const { port } = await loadedPort();
    await port.signOut();
    expect(host.seen).toMatchObject([{ id: 'logout', headers: { 'x-xsrf-token': 'from-cookie' } }]);
    await expect(port.setWish('x', true)).rejects.toMatchObject({ status: 401 });
  });

  it('R256 a site elsewhere sends the token that the host told it', async () => {
    cookie = null;
    host.answers.webview = () => HttpResponse.json(webviewFixture, { headers: { 'x-xsrf-token': 'told' } });
    const { port } = makePort();
    await port.load();
    await port.signOut();
    expect(host.seen.at(-1)?.headers['x-xsrf-token']).toBe('told');
  });

  it('R256 a token that another tab has changed is asked for once more', async () => {
    const { port } = await loadedPort();
    let refusals = 1;
    host.answers.logout = () => {
      refusals -= 1;
      if (refusals < 0) return new HttpResponse(null, { status: 204 });
      cookie = 'new';
      return refusal(403);
    };
    await port.signOut();
    expect(host.calls).toEqual(['logout', 'webview', 'logout']);
    expect(host.seen.at(-1)?.headers['x-xsrf-token']).toBe('new');
    refusals = 2;
    await expect(port.signOut()).rejects.toMatchObject({ status: 403 });
  });
});

describe('what a member does', () => {
  it('R251 favourites are added and removed by slug, without a body', async () => {
    const { port } = await loadedPort();
    expect(await port.addCinema('velours-faubourg')).toEqual(['velours-faubourg', 'velours-havenkwartier']);
    await port.removeCinema('velours-faubourg');
    const path = `/api/fr/client/${id}/cinema/velours-faubourg`;
    expect(host.seen.map(({ method, path: at, body }) => [method, at, body])).toEqual([
      ['POST', path, undefined],
      ['DELETE', path, undefined],
    ]);
  });

  it('R219 R268 at the limit it is told which', async () => {
    const { port } = await loadedPort();
    host.answers.clientCinemaAdd = () => refusal(409, { type: '/problems/favourite-limit', limit: 5 });
    await expect(port.addCinema('velours-faubourg')).rejects.toMatchObject({ status: 409, limit: 5 });
  });

  it('R114 R252 feelings are asked for by slug', async () => {
    const { port } = await loadedPort();
    expect(await port.feelings(['the-lamplighter-31207', 'petit-tambour'])).toEqual({
      'the-lamplighter-31207': { emotion: null, wished: true },
      'petit-tambour': { emotion: 3, wished: false },
    });
    expect(host.seen[0]).toMatchObject({
      path: `/api/fr/client/${id}/shows`,
      body: { showSlugs: ['the-lamplighter-31207', 'petit-tambour'] },
    });
  });

  it('R223 R252 wishes and emotions say what they set, and what they take back', async () => {
    const { port } = await loadedPort();
    await port.setWish('a-1', true);
    await port.setWish('a-1', false);
    await port.setEmotion('a-1', 3);
    await port.setEmotion('a-1', null);
    expect(host.seen.map(({ path, body }) => [path.split('/').at(-1), body])).toEqual([
      ['intention', { intention: 2, isDelete: false }],
      ['intention', { intention: 0, isDelete: true }],
      ['emotion', { emotion: 3, isDelete: false }],
      ['emotion', { emotion: 0, isDelete: true }],
    ]);
  });

  it('R251 without a member no call leaves', async () => {
    const { port } = makePort();
    for (const doing of [
      () => port.addCinema('a'),
      () => port.removeCinema('a'),
      () => port.feelings(['a']),
      () => port.setWish('a', true),
      () => port.setEmotion('a', 1),
    ])
      await expect(doing()).rejects.toMatchObject({ name: 'ClientCallError', status: 401 });
    expect(host.calls).toEqual([]);
  });
});
