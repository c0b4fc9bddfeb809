// @vitest-environment happy-dom
// @vitest-environment-options {"url": "http://fr.velours.test/films?x=1", "settings": {"fetch": {"disableSameOriginPolicy": true}}}
import Cookies from 'js-cookie';
import { HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { accountFixture } from '#src/contract/client/account/fixture.ts';
import { webviewFixture } from '#src/contract/client/webview/fixture.ts';
import type { Locale } from '#src/sites/site.ts';
import { waitFor } from '#tests/support/wait-for.ts';
import { clientHostConfig, providerConfig, refusal, TestClientHost, testConfig } from './account-test-kit.ts';

const host = new TestClientHost();
const server = setupServer(...host.handlers());
const config = testConfig();
/** Cookies on the domain that the sites of the tests share. */
const shared = { path: '/', domain: 'velours.test' };

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
// Each test is a separate visit: its stores and ports are new.
beforeEach(() => {
  vi.resetModules();
});
afterEach(() => {
  host.reset();
  window.sessionStorage.clear();
  window.localStorage.clear();
  for (const name of Object.keys(Cookies.get())) {
    Cookies.remove(name, { path: '/' });
    Cookies.remove(name, shared);
  }
});
afterAll(() => server.close());

async function visit() {
  const session = await import('./session.ts');
  const start = await import('./start.ts');
  const { accountStore } = await import('./store.ts');
  const { popupStore } = await import('#src/popups/protocol/store.ts');
  const { visitCache } = await import('#src/api/browser/visit-cache.ts');
  return { ...session, start, popupStore, visitCache, state: () => accountStore.getState() };
}

/** The host as it is once it has signed the member out. */
function signsOut() {
  host.answers.logout = () => {
    host.answers.account = () => refusal(401);
    return new HttpResponse(null, { status: 204 });
  };
}

/** The cookies that script writes, as the browser gets them. */
function writtenCookies() {
  // The spy lets what is written through.
  const { calls } = vi.spyOn(document, 'cookie', 'set').mock;
  /** Domain of a cookie, and how many seconds it lasts. */
  return (name: string) => {
    const text = calls.map(([one]) => one).find((one) => one.startsWith(`${name}=1`)) ?? '';
    const expires = Date.parse(/expires=([^;]+)/.exec(text)?.[1] ?? '');
    return {
      domain: /domain=([^;]+)/.exec(text)?.[1],
      minutes: Math.round((expires - Date.now()) / 60_000),
    };
  };
}

const account = (more: object) => () => HttpResponse.json({ ...accountFixture, ...more });

describe('who the visitor is', () => {
  it('R196 R205 R208 somebody: addresses, marker of an hour, and of the e-mail only its hash', async () => {
    const { loadMember, state } = await visit();
    expect(await loadMember(config)).toBe('somebody');
    expect(state()).toMatchObject({
      status: 'signedIn',
      member: { id: accountFixture.icu },
      addresses: webviewFixture,
      external: false,
      overlay: null,
    });
    expect(state().anonymousEmail).toMatch(/^[0-9a-f]{64}$/);
    expect(Cookies.get('velours_session_marker')).toBe('1');
    expect(document.cookie).not.toContain('odile');
    // Nothing of the member stays on the device but that there is a subscription (D46).
    expect(Object.entries(window.localStorage)).toEqual([['velours.subscriber', '1']]);
  });

  it('R205 the marker lasts an hour, on the domain that the sites share', async () => {
    const cookieOf = writtenCookies();
    const { loadMember } = await visit();
    await loadMember(config);
    expect(cookieOf('velours_session_marker')).toEqual({ domain: 'velours.test', minutes: 60 });
  });

  it('R197 nobody: the state is known, there is no member', async () => {
    host.answers.account = () => refusal(401);
    const { loadMember, state } = await visit();
    expect(await loadMember(config)).toBe('nobody');
    expect(state()).toMatchObject({ status: 'anonymous', member: null, anonymousEmail: null });
    expect(Cookies.get('velours_session_marker')).toBeUndefined();
  });

  it('R197 a session that has ended takes the catalogue of the visit along (D22)', async () => {
    const { loadMember, state, visitCache } = await visit();
    await loadMember(config);
    visitCache().setQueryData(['catalogue', '/api/shows'], ['kept']);
    host.answers.account = () => refusal(401);
    expect(await loadMember(config)).toBe('nobody');
    expect(state().member).toBeNull();
    expect(visitCache().getQueryData(['catalogue', '/api/shows'])).toBeUndefined();
  });

  it('R267 a host that fails is nobody, but signs out no one', async () => {
    const { loadMember, state } = await visit();
    host.answers.webview = () => refusal(503);
    expect(await loadMember(config)).toBe('failed');
    expect(state().status).toBe('anonymous');
    host.reset();
    await loadMember(config);
    host.answers.account = () => refusal(503);
    expect(await loadMember(config)).toBe('failed');
    expect(state().status).toBe('signedIn');
  });

  it('R199 says whether the client host answers, in either mode and to nobody in particular', async () => {
    const { hostAnswers } = await visit();
    expect(await hostAnswers(config)).toBe(true);
    expect(await hostAnswers({ ...config, account: providerConfig })).toBe(true);
    expect(host.seen.map(({ path }) => path)).toEqual(['/api/fr/webview', '/api/v1/webview?language=fr']);
    host.answers.webview = () => HttpResponse.error();
    expect(await hostAnswers(config)).toBe(false);
    expect(await hostAnswers(testConfig(null))).toBe(false);
  });

  it('R206 of several answers the last question counts', async () => {
    const { loadMember, state } = await visit();
    const first = loadMember(config);
    const second = loadMember(config);
    expect(await Promise.all([first, second])).toEqual(['failed', 'somebody']);
    expect(state().status).toBe('signedIn');
  });
});

describe('what the member has to do', () => {
  it('R163 R200 is shown in the frame, and put away when it is done', async () => {
    host.answers.account = account({ registered: false });
    const { loadMember, state } = await visit();
    await loadMember(config);
    expect(state().overlay).toMatchObject({ page: 'register', fullscreen: true, closable: false });
    host.reset();
    await loadMember(config);
    expect(state().overlay).toBeNull();
  });

  it('R163 is not shown while the host names no address', async () => {
    host.answers.account = account({ registered: false });
    host.answers.webview = () => HttpResponse.error();
    const { loadMember, state } = await visit();
    await loadMember(config);
    expect(state().overlay).toBeNull();
  });

  it.each([
    ['full screen and not to be closed', { registered: false }, { fullscreen: true, closable: false }],
    ['embedded and to be closed', { emailVerify: false }, { fullscreen: false, closable: true }],
  ])('R163 is %s, as the duty wants', async (_how, facts, expected) => {
    host.answers.account = account(facts);
    const { loadMember, state } = await visit();
    await loadMember(config);
    expect(state().overlay).toMatchObject(expected);
  });

  const phone = 'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/145.0 Mobile Safari/537.36';
  const desk = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/145.0 Safari/537.36';

  it.each([
    [true, true, 1],
    [true, false, 0],
    [false, true, 0],
  ])(
    'R203 external %s and on a phone %s: the browser goes to the address %d times',
    async (external, forced, times) => {
      const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
      vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(forced ? phone : desk);
      // What the frame of a desktop browser has; a browser without either leaves the page too.
      vi.stubGlobal('indexedDB', {});
      Object.defineProperty(navigator, 'serviceWorker', { value: {}, configurable: true });
      const { loadMember, state } = await visit();
      const { accountStore } = await import('./store.ts');
      await loadMember(config);
      accountStore.setState({ external });
      host.answers.account = account({ registered: false });
      await loadMember(config);
      expect(assign.mock.calls.map(([address]) => String(address).split('?')[0])).toEqual(
        Array.from({ length: times }, () => webviewFixture.register.split('?')[0]),
      );
      expect(state().overlay === null).toBe(times === 1);
    },
  );

  it('R163 comes back when it may not be closed, and its frame was', async () => {
    host.answers.account = account({ registered: false });
    const { loadMember, finishOverlay, state } = await visit();
    await loadMember(config);
    await finishOverlay(config);
    expect(state().overlay).toMatchObject({ page: 'register', closable: false });
  });

  it('R202 R204 does not come back once it is closed', async () => {
    host.answers.account = account({ emailVerify: false });
    const { loadMember, finishOverlay, state } = await visit();
    await loadMember(config);
    expect(state().overlay).toMatchObject({ page: 'emailValidation', fullscreen: false });
    await finishOverlay(config);
    expect(state()).toMatchObject({ overlay: null, status: 'signedIn' });
    // The member has confirmed the e-mail by then: the welcome is another page.
    host.answers.account = account({ firstLogin: true });
    await loadMember(config);
    expect(state().overlay).toMatchObject({ page: 'emailValidation', fullscreen: true });
  });
});

describe('signing in and out', () => {
  it('R154 R199 shows the frame with the way back, and closes the popups', async () => {
    const { signIn, state, popupStore } = await visit();
    const { openPopup } = await import('#src/popups/protocol/open-popup.ts');
    openPopup('signIn', {});
    await signIn(config, 'signIn');
    expect(state().overlay).toMatchObject({ page: 'signIn', fullscreen: false, closable: true });
    const url = new URL(state().overlay?.url ?? '');
    expect(`${url.origin}${url.pathname}`).toBe('https://compte.example.org/fr/sign-in');
    expect(url.searchParams.get('back')).toBe('/films?x=1');
    expect(popupStore.getState().open).toEqual([]);
  });

  it('R207 forgets the member, the markers and the catalogue of the visit (D22)', async () => {
    const { loadMember, signOut, state, visitCache } = await visit();
    await loadMember(config);
    visitCache().setQueryData(['catalogue', '/api/shows'], ['kept']);
    signsOut();
    await signOut(config);
    expect(state()).toMatchObject({ status: 'anonymous', member: null, anonymousEmail: null });
    expect(visitCache().getQueryData(['catalogue', '/api/shows'])).toBeUndefined();
    expect(Cookies.get('velours_session_marker')).toBeUndefined();
  });

  it('R207 reads the member again after signing out, and forgets the subscription (D46)', async () => {
    const { loadMember, signOut, state } = await visit();
    await loadMember(config);
    expect(localStorage.getItem('velours.subscriber')).toBe('1');
    const before = host.calls.length;
    signsOut();
    await signOut(config);
    const [first, ...later] = host.calls.slice(before);
    expect(first).toBe('logout');
    expect(later).toContain('account');
    expect(state().status).toBe('anonymous');
    expect(localStorage.getItem('velours.subscriber')).toBeNull();
  });

  it('R207 stays signed in where the host does not take it', async () => {
    const { loadMember, signOut, state } = await visit();
    await loadMember(config);
    host.answers.logout = () => refusal(503);
    await expect(signOut(config)).rejects.toMatchObject({ name: 'ClientCallError', status: 503 });
    expect(state().status).toBe('signedIn');
  });
});

describe('the language of signing in', () => {
  const noLanguage = { ...config, locale: undefined as unknown as Locale };

  it('R198 nothing begins before there is one: no question, no frame, no way out', async () => {
    const { signIn, loadMember, state } = await visit();
    for (const place of [clientHostConfig, providerConfig]) {
      const early = { ...noLanguage, account: place };
      await expect(signIn(early, 'signIn')).rejects.toMatchObject({ name: 'ClientCallError' });
      expect(await loadMember(early)).toBe('failed');
    }
    expect(host.calls).toEqual([]);
    expect(state()).toMatchObject({ overlay: null, port: null });
    expect(location.href).toBe('http://fr.velours.test/films?x=1');
    // It can begin once there are addresses.
    await signIn(config, 'signIn');
    expect(state().overlay).toMatchObject({ page: 'signIn' });
  });

  it('R254 a page in another language, reached without a load, asks in its own and gets its addresses', async () => {
    const { loadMember } = await visit();
    await loadMember({ ...config, locale: 'en-FR' });
    const before = host.seen.length;
    await loadMember(config);
    expect(host.seen.slice(before).every(({ path }) => path.startsWith('/api/fr/'))).toBe(true);
    expect(host.seen.length).toBeGreaterThan(before);
  });

  it.each(['fr-CH', 'en-CH', 'de-CH', 'nl-NL'] as const)('R198 R254 %s asks in its own', async (locale) => {
    const { loadMember } = await visit();
    expect(await loadMember({ ...config, locale })).toBe('somebody');
    const mount = `/api/${locale.slice(0, 2)}/`;
    expect(host.seen.map(({ path }) => path.slice(0, mount.length))).toEqual([mount, mount, mount]);
  });
});

describe('either adapter on any site (D21)', () => {
  it('R211 the frame of the client host on the Dutch site, with its cookies', async () => {
    const { signIn, loadMember, state } = await visit();
    const dutch = { ...config, locale: 'nl-NL' as const };
    await signIn(dutch, 'signIn');
    expect(state()).toMatchObject({ external: false, overlay: { page: 'signIn' } });
    expect(await loadMember(dutch)).toBe('somebody');
    expect(host.seen.map(({ path }) => path).filter((path) => !path.startsWith('/api/nl/'))).toEqual([]);
  });

  it('R211 by redirect on the French site, in its language and back to it', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
    const { signIn, state } = await visit();
    await signIn({ ...config, account: { ...providerConfig, clientId: 'velours-fr' } }, 'signIn');
    expect(state()).toMatchObject({ external: true, overlay: null });
    expect(assign).toHaveBeenCalledOnce();
    const { origin, pathname, searchParams } = new URL(String(assign.mock.lastCall?.[0]));
    expect(`${origin}${pathname}`).toBe('http://id.velours.test/authorize');
    expect(Object.fromEntries(searchParams)).toMatchObject({
      client_id: 'velours-fr',
      redirect_uri: 'http://fr.velours.test/callback',
      ui_locales: 'fr',
    });
    expect(host.calls).toEqual([]);
  });
});

describe('the start of a page', () => {
  const settled = async (state: () => { status: string }, calls: number) => {
    await waitFor(() => {
      expect(state().status).not.toBe('unknown');
      expect(host.calls.filter((id) => id === 'account')).toHaveLength(calls);
    });
  };

  it('R196 somebody who was never at the client host costs no call', async () => {
    const { start, state } = await visit();
    start.startAccount(config)();
    expect(state().status).toBe('anonymous');
    expect(host.calls).toEqual([]);
    expect(document.cookie).toBe('');
  });

  it('R135 a site without accounts asks nobody', async () => {
    const { start, state } = await visit();
    start.startAccount(testConfig(null))();
    expect(state().status).toBe('off');
    expect(host.calls).toEqual([]);
  });

  it('R196 asks where the client host has left its cookie, and not again once it said nobody to it', async () => {
    Cookies.set('XSRF-TOKEN', 'first', shared);
    host.answers.account = () => refusal(401);
    const { start, state } = await visit();
    start.startAccount(config)();
    await settled(state, 1);
    expect(state().status).toBe('anonymous');
    await waitFor(() => expect(window.sessionStorage.getItem('velours.nobody')).toBe('first'));

    vi.resetModules();
    const next = await visit();
    next.start.startAccount(config)();
    expect(next.state().status).toBe('anonymous');
    expect(host.calls.filter((id) => id === 'account')).toHaveLength(1);

    // Another tab has signed in: the token has changed.
    host.reset();
    Cookies.set('XSRF-TOKEN', 'second', shared);
    const stop = next.start.startAccount(config);
    await settled(next.state, 1);
    await waitFor(() => expect(next.state().status).toBe('signedIn'));
    stop();
  });

  it('R206 looks again when the tab comes back and another one has signed in', async () => {
    const { start, state } = await visit();
    const stop = start.startAccount(config);
    window.dispatchEvent(new Event('focus'));
    expect(host.calls).toEqual([]);
    Cookies.set('XSRF-TOKEN', 'new', shared);
    window.dispatchEvent(new Event('focus'));
    await waitFor(() => expect(state().status).toBe('signedIn'));
    stop();
  });

  it('R210 remembers for five minutes that it tried, on the domain that the sites share', async () => {
    Cookies.set('velours_session_marker', '1', shared);
    host.answers.account = () => refusal(401);
    const cookieOf = writtenCookies();
    const { start, state } = await visit();
    start.startAccount(config)();
    await settled(state, 1);
    expect(cookieOf('velours_auto_sign_in')).toEqual({ domain: 'velours.test', minutes: 5 });
  });

  it('R210 asks nobody without the marker', async () => {
    const { start, state } = await visit();
    start.startAccount(config)();
    expect(state().status).toBe('anonymous');
    expect(host.calls).toEqual([]);
  });

  it('R210 tries by the marker alone, at most every five minutes', async () => {
    Cookies.set('velours_session_marker', '1', shared);
    host.answers.account = () => refusal(401);
    const { start, state } = await visit();
    start.startAccount(config)();
    await settled(state, 1);
    expect(Cookies.get('velours_auto_sign_in')).toBe('1');

    vi.resetModules();
    const next = await visit();
    next.start.startAccount(config)();
    expect(next.state().status).toBe('anonymous');
    expect(host.calls.filter((id) => id === 'account')).toHaveLength(1);
  });
});
