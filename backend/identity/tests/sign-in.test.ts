import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OpenDatabase } from '../../database/open.ts';
import { openTestDatabase } from '../../database/test-database.ts';
import { callsByAddress, memoryLimits } from '../limits.ts';
import type { Limits } from '../limits.ts';
import type { People } from '../people.ts';
import { Browser } from './browser.ts';
import type { Answer } from './browser.ts';
import { begin, callbackOf, signIn } from './site-client.ts';
import { identityOrigin, siteOrigin, startIdentity } from './test-identity.ts';
import type { TestIdentity } from './test-identity.ts';
import { anna, bas, memoryPeople } from './test-people.ts';

describe('the sign-in page', () => {
  let database: OpenDatabase;
  let server: TestIdentity;
  let limits: Limits;
  let people: People;
  let links = false;
  beforeAll(async () => {
    database = await openTestDatabase();
    server = await startIdentity(database.db, {
      limits: { take: (...given) => limits.take(...given) },
      people: {
        find: (icu) => people.find(icu),
        checkCredentials: (credentials) => people.checkCredentials(credentials),
        record: (...what) => people.record(...what),
      },
      links: {
        register: (site, language, back) =>
          links ? `http://account.test/${site}/${language}/register?back=${encodeURIComponent(back)}` : null,
        forgotten: (_site, language) => (links ? `http://account.test/${language}/forgotten` : null),
      },
    });
  });
  beforeEach(() => {
    limits = memoryLimits();
    people = memoryPeople([anna, bas]);
    links = false;
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  afterAll(async () => {
    await server.close();
    await database.close();
  });

  async function opened(changes: Record<string, string> = {}, headers: Record<string, string> = {}) {
    const browser = new Browser(server.port);
    const first = await browser.call(begin(changes).url);
    const url = first.location ?? new URL(identityOrigin);
    return { browser, url, page: await browser.call(url, { headers }) };
  }
  const languageOf = (page: Answer) => /<html lang="(\w+)">/.exec(page.body)?.[1];
  const tryWith = (browser: Browser, page: Answer, email: string, password: string) =>
    browser.submit(page, { action: 'sign-in', email, password });

  it.each([
    ['what the site asks for', { ui_locales: 'en nl' }, 'nl', 'en', 'Sign in'],
    ['what the browser prefers', {}, 'de, en;q=0.7, nl;q=0.3', 'en', 'Sign in'],
    ['the site’s own', {}, 'de, fr', 'nl', 'Inloggen'],
    ['the site’s own, where nothing is said', {}, '', 'nl', 'Inloggen'],
  ])('R003 speaks the site’s languages: %s', async (_name, changes, accepted, language, title) => {
    const { page } = await opened(changes, { 'accept-language': accepted });
    expect([page.status, languageOf(page)]).toEqual([200, language]);
    expect(page.body).toContain(`<h1>${title}</h1>`);
  });

  it.each([
    ['velours-ch', 'ch', 'de', 'Anmelden'],
    ['velours-ch', 'ch', 'fr', 'Connexion'],
    ['velours-be', 'be', 'nl', 'Inloggen'],
    ['velours-fr', 'fr', 'en', 'Sign in'],
  ])('R002 serves the client %s of every site, in %s %s', async (clientId, site, language, title) => {
    const { page, browser, url } = await opened({
      client_id: clientId,
      redirect_uri: `http://${site}.velours.localhost:3000/callback`,
      audience: `https://api.velours.${site}`,
      ui_locales: language,
    });
    expect(page.body).toContain(`<h1>${title}</h1>`);
    expect(page.body).toContain(`${site}.velours.localhost:3000`);
    expect(page.headers['content-security-policy']).toContain(
      `form-action 'self' http://${site}.velours.localhost:3000`,
    );
    const chosen = await browser.call(`${url.pathname}?language=en`);
    expect(languageOf(chosen)).toBe('en');
    expect(chosen.body).toMatch(/action="\/interaction\/[\w-]+\?language=en"/);
  });

  it('loads nothing, is framed by nobody and is kept by no cache', async () => {
    const { page } = await opened();
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'; script-src 'none'; style-src 'sha256-");
    expect(policy).toContain(`form-action 'self' ${siteOrigin}; base-uri 'none'; frame-ancestors 'none'`);
    expect(policy).not.toContain('unsafe');
    expect(page.headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    });
    expect(page.body).not.toMatch(/<script|https?:\/\/(?!nl\.velours)/);
    expect(page.body).toContain('autocomplete="username"');
    expect(page.body).toContain('autocomplete="current-password"');
  });

  it.each([
    ['a wrong password', anna.email, 'not the password'],
    ['an address without an account', 'nobody@example.org', anna.password],
    ['somebody else’s password', anna.email, bas.password],
    ['a password of great length', anna.email, 'x'.repeat(1_000)],
    ['an address of great length', `${'x'.repeat(300)}@example.org`, anna.password],
  ])('says the same of %s', async (_name, email, password) => {
    const { browser, page } = await opened({ ui_locales: 'en' });
    const answer = await tryWith(browser, page, email, password);
    expect([answer.status, answer.location]).toEqual([400, null]);
    expect(/role="alert" id="problem">([^<]*)</.exec(answer.body)?.[1]).toBe(
      'Wrong email address or password.',
    );
    expect(answer.body).not.toContain(password);
  });

  it('signs in whatever the capitals and spaces of the address', async () => {
    const { browser, page } = await opened();
    expect(
      callbackOf(await tryWith(browser, page, ` ${anna.email.toUpperCase()} `, anna.password)),
    ).toHaveProperty('code');
  });

  it('asks for what is missing', async () => {
    const { browser, page } = await opened({ ui_locales: 'en' });
    for (const [email, password] of [
      ['', 'x'],
      ['anna@example.org', ''],
    ] as const) {
      const answer = await tryWith(browser, page, email, password);
      expect([answer.status, answer.body]).toEqual([
        400,
        expect.stringContaining('Enter your email address'),
      ]);
    }
  });

  it('R273 goes back to the site with access_denied when the visitor gives up', async () => {
    const transaction = begin();
    const browser = new Browser(server.port);
    const page = await browser.follow(transaction.url);
    const back = callbackOf(await browser.submit(page, { action: 'cancel' }));
    expect(back).toMatchObject({ error: 'access_denied', state: transaction.state });
    expect(back).not.toHaveProperty('code');
  });

  it('writes what was typed and suggested as text', async () => {
    const attack = '"><script>alert(1)</script>';
    const { browser, page } = await opened({ login_hint: attack, ui_locales: attack });
    expect(page.body).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
    const answer = await tryWith(browser, page, attack, 'x');
    for (const { body } of [page, answer]) expect(body).not.toContain('<script');
  });

  it.each<[string, Record<string, string>, Record<string, string>]>([
    ['no token', {}, { csrf: '' }],
    ['a wrong token', {}, { csrf: 'x'.repeat(43) }],
    ['a foreign origin', { origin: 'https://evil.test' }, {}],
    ['a sibling’s origin', { origin: siteOrigin }, {}],
    ['no origin to name', { origin: 'null' }, {}],
    ['a sibling’s page', { 'sec-fetch-site': 'same-site' }, {}],
    ['a foreign page', { 'sec-fetch-site': 'cross-site' }, {}],
  ])('takes no form with %s', async (_name, headers, fields) => {
    const { browser, page, url } = await opened();
    for (const action of ['sign-in', 'cancel']) {
      const answer = await browser.submit(
        page,
        { action, email: anna.email, password: anna.password, ...fields },
        { headers },
      );
      expect([answer.status, answer.location]).toEqual([400, null]);
    }
    // The open sign-in still exists.
    expect((await browser.call(url)).status).toBe(200);
  });

  it('takes the form of its own page from a browser that says so', async () => {
    const { browser, page } = await opened();
    const headers = { origin: identityOrigin, 'sec-fetch-site': 'same-origin' };
    const answer = await browser.submit(
      page,
      { action: 'sign-in', email: anna.email, password: anna.password },
      { headers },
    );
    expect(callbackOf(answer)).toHaveProperty('code');
  });

  it('opens for the browser that began and for no other', async () => {
    const { page, url } = await opened();
    const other = new Browser(server.port);
    await other.call(begin().url);
    for (const answer of [await other.call(url), await tryWith(other, page, anna.email, anna.password)]) {
      expect([answer.status, answer.location]).toEqual([400, null]);
      expect(answer.body).not.toContain('type="password"');
    }
    // A program cannot do it either, by sending its own cookie where no browser would.
    const cookie = other.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const { host } = new URL(identityOrigin);
    const forced = await server.app.inject({ url: url.pathname, headers: { host, cookie } });
    expect([forced.statusCode, forced.body.includes('type="password"')]).toEqual([400, false]);
    // The token of another visitor is not valid for this sign-in.
    const mine = await opened();
    const csrf = /name="csrf" value="([^"]*)"/.exec(page.body)?.[1] ?? '';
    const answer = await mine.browser.submit(mine.page, {
      action: 'sign-in',
      email: anna.email,
      password: anna.password,
      csrf,
    });
    expect(answer.status).toBe(400);
  });

  it('expires after an hour, and is over when it was used', async () => {
    const { browser, page, url } = await opened({ ui_locales: 'en' });
    expect(callbackOf(await signIn(browser, page, anna))).toHaveProperty('code');
    expect((await browser.call(url)).status).toBe(400);
    const late = await opened();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61 * 60_000 });
    const answer = await tryWith(late.browser, late.page, anna.email, anna.password);
    expect([answer.status, answer.body]).toEqual([400, expect.stringContaining('verlopen')]);
  });

  it('signs another person in over the one before, whose session ends', async () => {
    const browser = new Browser(server.port);
    const first = begin();
    callbackOf(await signIn(browser, await browser.follow(first.url), anna));
    const second = begin({ prompt: 'login' });
    const between = await signIn(browser, await browser.follow(second.url), bas);
    // The library ends the session with a form that sends itself; its script is the only one that the policy allows.
    expect(between.headers['content-security-policy']).toMatch(/script-src 'sha256-[\w+/=]+'/);
    const back = callbackOf(await browser.submit(between, {}));
    expect(back).toMatchObject({ state: second.state });
  });

  it('says how long to wait after too many passwords, right or wrong', async () => {
    const { browser, page } = await opened({ ui_locales: 'en' });
    for (let tries = 0; tries < 10; tries += 1) {
      expect((await tryWith(browser, page, anna.email, 'wrong')).status).toBe(400);
    }
    for (const password of ['wrong', anna.password]) {
      const answer = await tryWith(browser, page, anna.email.toUpperCase(), password);
      expect([answer.status, answer.body]).toEqual([429, expect.stringContaining('Try again in 15 min.')]);
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(60);
    }
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 16 * 60_000 });
    expect(callbackOf(await tryWith(browser, page, anna.email, anna.password))).toHaveProperty('code');
  });

  it('counts calls of the protocol by address', async () => {
    const browser = new Browser(server.port);
    for (let tries = 0; tries < callsByAddress.tries; tries += 1)
      await limits.take(callsByAddress, '127.0.0.1');
    const page = await browser.call(begin().url, { headers: { 'accept-language': 'en' } });
    expect([page.status, page.body]).toEqual([429, expect.stringContaining('Too many requests')]);
    const token = await browser.call('/oauth/token', { form: {}, headers: { origin: siteOrigin } });
    expect([token.status, JSON.parse(token.body)]).toMatchObject([429, { error: 'too_many_requests' }]);
    expect(token.headers['access-control-allow-origin']).toBe(siteOrigin);
  });

  it('keeps the browser known for the member, and shows it with the next sign-in', async () => {
    const shown: (string | undefined)[] = [];
    const { browser, page } = await opened();
    const checking = people;
    people = {
      ...people,
      checkCredentials: (credentials) => {
        shown.push(credentials.device);
        return checking.checkCredentials(credentials);
      },
    };
    await tryWith(browser, page, anna.email, anna.password);
    expect(browser.cookies.find(({ name }) => name === 'velours_device')?.line).toBe(
      `velours_device=${'D'.repeat(43)}; Path=/; Max-Age=15552000; HttpOnly; SameSite=Lax`,
    );
    const next = await browser.follow(begin({ prompt: 'login' }).url);
    await tryWith(browser, next, anna.email, 'not that one, no');
    expect(shown).toEqual([undefined, 'D'.repeat(43)]);
  });

  it('asks for patience while too many passwords are checked', async () => {
    const { browser, page } = await opened();
    people = { ...people, checkCredentials: () => Promise.resolve({ kind: 'busy', retryAfter: 5 }) };
    const answer = await tryWith(browser, page, anna.email, anna.password);
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '5']);
  });

  it('tells neither the visitor nor the log what a failing store says', async () => {
    const { browser, page } = await opened({ ui_locales: 'en' }, { 'accept-language': 'en' });
    const failing = () => Promise.reject(new Error(`insert failed for ${anna.email} ${anna.password}`));
    people = { find: failing, checkCredentials: failing, record: () => undefined };
    const before = server.failures().length;
    const answer = await tryWith(browser, page, anna.email, anna.password);
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '5']);
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
    people = { ...memoryPeople([anna]), find: failing };
    const later = await opened();
    const resumed = await signIn(later.browser, later.page, anna);
    expect([resumed.status, resumed.body]).toEqual([500, expect.stringContaining('server_error')]);
    expect(server.failures().length).toBe(before + 2);
    for (const text of [answer.body, resumed.body, ...server.lines]) {
      expect(text).not.toContain(anna.password);
      expect(text).not.toMatch(/insert failed/);
    }
  });

  it('leads to where accounts are made, at once where the site asks for that', async () => {
    expect((await opened()).page.body).not.toContain('account.test');
    links = true;
    const { page } = await opened();
    expect(page.body).toContain('href="http://account.test/nl/nl/register?back=');
    expect(page.body).toContain('href="http://account.test/nl/forgotten"');
    const { page: gone, browser } = await opened({ screen_hint: 'signup' });
    expect([gone.status, gone.location?.host]).toEqual([303, 'account.test']);
    const back = await browser.call(gone.location?.searchParams.get('back') ?? '');
    expect([back.status, back.body]).toEqual([200, expect.stringContaining('type="password"')]);
  });

  it('answers hostile forms with pages', async () => {
    const { browser, url } = await opened();
    const type = 'application/x-www-form-urlencoded';
    const bodies: [string, string, number][] = [
      ['application/json', '{}', 415],
      [type, 'x'.repeat(5_000), 413],
      [type, '%zz=%', 400],
      [type, '', 400],
    ];
    for (const [contentType, payload, status] of bodies) {
      const answer = await server.app.inject({
        method: 'POST',
        url: url.pathname,
        headers: {
          host: 'id.velours.localhost:4000',
          'content-type': contentType,
          cookie: browser.cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
        },
        payload,
      });
      expect([contentType, payload.slice(0, 5), answer.statusCode]).toEqual([
        contentType,
        payload.slice(0, 5),
        status,
      ]);
    }
  });
});
