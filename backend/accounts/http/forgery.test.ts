import type { InjectOptions } from 'fastify';
import type { OpenDatabase } from '../../database/open.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../database/test-database.ts';
import { accountOrigin, newMember, openHost, siteOriginOf, TestBrowser } from '../test-kit.ts';
import type { TestHost } from '../test-kit.ts';

let database: OpenDatabase;
let host: TestHost;
beforeAll(async () => {
  database = await openTestDatabase();
  host = await openHost(database);
});
afterAll(async () => {
  await host.app.close();
  await database.close();
});

const foreignOrigins = [
  'null',
  'https://evil.example',
  'http://evil.velours.localhost:3000',
  'http://fr.velours.localhost',
  'http://fr.velours.localhost:3001',
  'https://fr.velours.localhost:3000',
  'http://fr.velours.localhost:3000.evil.example',
  'http://evilfr.velours.localhost:3000',
  'http://FR.velours.localhost:3000',
  'http://ma.velours.localhost:3000',
  'http://fr.velours.localhost:3000/',
  '',
] as const;

const changes = [
  { method: 'PATCH', path: '/api/fr/accounts/me/cinemas', body: '{"cinemas":["1002"]}' },
  { method: 'DELETE', path: '/api/fr/accounts/me/cinemas', body: '{"cinemas":["1001"]}' },
  { method: 'POST', path: '/api/fr/client/{id}/cinema/cinema-2', body: '' },
  { method: 'DELETE', path: '/api/fr/client/{id}/cinema/cinema-1', body: '' },
  { method: 'POST', path: '/api/fr/client/{id}/show/show-1/intention', body: '{}' },
  { method: 'POST', path: '/api/fr/client/{id}/show/show-1/emotion', body: '{"emotion":1}' },
  { method: 'POST', path: '/api/v1/logout', body: '' },
] as const;

const contentTypes = ['application/json', 'text/plain', 'application/x-www-form-urlencoded', ''] as const;

async function stateOf(id: string): Promise<string> {
  const read = async (table: 'account_favourites' | 'account_feelings' | 'account_sessions') =>
    host.db.selectFrom(table).selectAll().where('account_id', '=', id).execute();
  return JSON.stringify([
    await read('account_favourites'),
    await read('account_feelings'),
    await read('account_sessions'),
  ]);
}

describe('cross-site request forgery', () => {
  it('R256 changes nothing for any wrong token × origin × content type × call', async () => {
    const [victim, other] = [await newMember(host), await newMember(host)];
    await victim.browser.call('POST', `/client/${victim.id}/cinema/cinema-1`);
    const right = victim.browser.cookies.get('XSRF-TOKEN') ?? '';
    const theirs = other.browser.cookies.get('XSRF-TOKEN') ?? '';
    const session = victim.browser.cookies.get('velours_session') ?? '';
    // The value of the header, and the cookie.
    const tokens: readonly (readonly [string | undefined, string])[] = [
      [undefined, `XSRF-TOKEN=${right}`],
      ['', `XSRF-TOKEN=${right}`],
      ['wrong', `XSRF-TOKEN=${right}`],
      [theirs, `XSRF-TOKEN=${theirs}`],
      [theirs, `XSRF-TOKEN=${right}`],
      [right, `XSRF-TOKEN=${theirs}`],
      [right, ''],
      [right, `XSRF-TOKEN=${right}; XSRF-TOKEN=${right}`],
      [right, `XSRF-TOKEN=${theirs}; XSRF-TOKEN=${right}`],
      [`${right}, ${right}`, `XSRF-TOKEN=${right}`],
      [session, `XSRF-TOKEN=${session}`],
    ];
    const before = await stateOf(victim.id);
    let tried = 0;
    const attempt = async (
      change: (typeof changes)[number],
      origin: string | undefined,
      [header, cookie]: readonly [string | undefined, string],
      type: string,
    ): Promise<void> => {
      const options: InjectOptions = {
        method: change.method,
        url: change.path.replace('{id}', victim.id),
        headers: {
          host: new URL(accountOrigin).host,
          cookie: [`velours_session=${session}`, cookie].filter((part) => part !== '').join('; '),
          ...(origin === undefined ? {} : { origin }),
          ...(header === undefined ? {} : { 'x-xsrf-token': header }),
          ...(type === '' ? {} : { 'content-type': type }),
        },
        ...(change.body === '' || type === '' ? {} : { payload: change.body }),
      };
      const { statusCode } = await host.app.inject(options);
      tried += 1;
      if (statusCode !== 403)
        expect([change, origin, header, cookie, type, statusCode]).toBe('refused with 403');
    };
    for (const change of changes) {
      for (const type of contentTypes) {
        for (const token of tokens) await attempt(change, siteOriginOf('fr'), token, type);
        const good = [right, `XSRF-TOKEN=${right}`] as const;
        for (const origin of [undefined, ...foreignOrigins]) await attempt(change, origin, good, type);
      }
    }
    expect(tried).toBe(changes.length * contentTypes.length * (tokens.length + foreignOrigins.length + 1));
    expect(await stateOf(victim.id)).toBe(before);
    expect((await victim.browser.call('GET', '/accounts/me')).statusCode).toBe(200);
  });

  it('R256 takes the right token from each site, and from the host itself', async () => {
    const { browser, id } = await newMember(host);
    for (const origin of [siteOriginOf('fr'), siteOriginOf('nl'), siteOriginOf('be'), accountOrigin]) {
      const path = `/api/fr/client/${id}/show/show-1/intention?site=fr`;
      const answer = await browser.call('POST', path, {}, { origin });
      expect(answer.statusCode).toBe(200);
    }
  });

  it('R256 gives another token after signing in and after signing out', async () => {
    const { email } = await newMember(host);
    const browser = new TestBrowser(host);
    await browser.get('sign-in');
    const anonymous = browser.cookies.get('XSRF-TOKEN');
    await browser.signIn(email);
    const signedIn = browser.cookies.get('XSRF-TOKEN');
    await browser.call('POST', '/logout');
    const after = browser.cookies.get('XSRF-TOKEN');
    expect(new Set([anonymous, signedIn, after, undefined]).size).toBe(4);
  });

  it('R256 takes no form without its token, and keeps what was typed', async () => {
    const { email, browser: victim } = await newMember(host);
    const thief = new TestBrowser(host);
    await thief.get('sign-in');
    const forms: [TestBrowser, string, Record<string, string>][] = [
      [thief, 'sign-in', { email, password: 'dix canards violets' }],
      [
        thief,
        'register',
        { firstName: 'A', lastName: 'B', email: 'x@example.org', password: 'dix canards violets' },
      ],
      [thief, 'password', { email }],
      [victim, 'profile', { part: 'profile', firstName: 'Changed', lastName: 'Name' }],
      [victim, 'profile', { part: 'sign-out' }],
      [victim, 'profile', { part: 'leave', leavePassword: 'dix canards violets' }],
    ];
    for (const [browser, page, fields] of forms) {
      for (const xsrf of [
        '',
        'wrong',
        (browser === thief ? victim : thief).cookies.get('XSRF-TOKEN') ?? '',
      ]) {
        const answer = await browser.submit(page, { ...fields, xsrf });
        expect([page, answer.statusCode]).toStrictEqual([page, 403]);
        if ('email' in fields) expect(answer.body).toContain(fields['email']);
        expect(answer.body).not.toContain('dix canards violets');
      }
    }
    expect(JSON.parse((await victim.call('GET', '/accounts/me')).body).firstname).toBe('Odile');
  });

  it.each([...foreignOrigins, undefined, siteOriginOf('fr')])(
    'R256 takes no form from %s',
    async (origin) => {
      const { email } = await newMember(host);
      const browser = new TestBrowser(host);
      await browser.get('sign-in');
      const answer = await browser.send({
        method: 'POST',
        url: '/fr/sign-in',
        headers: {
          ...(origin === undefined ? {} : { origin }),
          'content-type': 'application/x-www-form-urlencoded',
        },
        payload: new URLSearchParams({
          xsrf: browser.cookies.get('XSRF-TOKEN') ?? '',
          email,
          password: 'dix canards violets',
        }).toString(),
      });
      expect(answer.statusCode).toBe(403);
      expect(browser.cookies.has('velours_session')).toBe(false);
    },
  );

  it.each(foreignOrigins)('lets no page of %j read anything', async (origin) => {
    const { browser, id } = await newMember(host);
    for (const path of ['/accounts/me', `/client/${id}`, '/webview', '/accounts/me/cinemas']) {
      const answer = await browser.call('GET', path, undefined, { origin });
      expect(answer.statusCode).toBe(403);
      expect(answer.headers['access-control-allow-origin']).toBeUndefined();
      expect(answer.headers['access-control-allow-credentials']).toBeUndefined();
      expect(answer.headers['x-xsrf-token']).toBeUndefined();
      expect(answer.body).not.toContain('@example.org');
    }
    const preflight = await browser.send({
      method: 'OPTIONS',
      url: '/api/fr/accounts/me/cinemas',
      headers: { origin, 'access-control-request-method': 'PATCH' },
    });
    expect(preflight.statusCode).toBe(403);
    expect(preflight.headers['access-control-allow-origin']).toBeUndefined();
  });

  it('lets the sites read, each by its own name', async () => {
    const { browser } = await newMember(host);
    for (const site of ['fr', 'nl', 'be'] as const) {
      const origin = siteOriginOf(site);
      const answer = await browser.call('GET', '/accounts/me', undefined, { origin });
      expect(answer.headers).toMatchObject({
        'access-control-allow-origin': origin,
        'access-control-allow-credentials': 'true',
        vary: 'Origin',
      });
      const preflight = await browser.send({
        method: 'OPTIONS',
        url: '/api/v1/accounts/me/cinemas',
        headers: { origin, 'access-control-request-method': 'PATCH' },
      });
      expect(preflight.statusCode).toBe(204);
      expect(preflight.headers).toMatchObject({
        'access-control-allow-origin': origin,
        'access-control-allow-methods': 'GET, POST, PATCH, DELETE',
        'access-control-allow-headers': expect.stringContaining('X-XSRF-TOKEN'),
      });
    }
  });
});
