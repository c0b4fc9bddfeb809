import type { OpenDatabase } from '../../database/open.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientEndpoints } from '#src/contract/client/endpoints.ts';
import { clientProblem } from '#src/contract/client/problem.ts';
import { openTestDatabase } from '../../database/test-database.ts';
import {
  accountOrigin,
  jsonOf,
  newMember,
  openHost,
  plantedCinemas,
  siteOriginOf,
  TestBrowser,
} from '../test-kit.ts';
import type { TestHost } from '../test-kit.ts';

describe('the calls of the client host', () => {
  let database: OpenDatabase;
  let host: TestHost;
  beforeAll(async () => {
    database = await openTestDatabase();
    host = await openHost(database, {
      verifyBearer: async (token, site) =>
        token.startsWith('token-of-') && site !== 'be' ? { accountId: token.slice(9) } : null,
    });
  });
  afterAll(async () => {
    await host.app.close();
    await database.close();
  });

  it('R111 R250 answers the account as the contract has it', async () => {
    const { browser, email, id } = await newMember(host);
    const response = await browser.call('GET', '/accounts/me');
    expect(response.statusCode).toBe(200);
    expect(response.headers['cache-control']).toBe('private, no-store');
    const body = jsonOf(response);
    expect(clientEndpoints.account.answer.parse(body)).toStrictEqual(body);
    expect(body).toMatchObject({
      icu: id,
      firstname: 'Odile',
      lastname: 'Marchetti',
      email,
      registered: true,
      emailVerify: true,
      firstLogin: true,
      subscription: null,
      loyaltyLevel: null,
    });
  });

  it('R109 gives mailCommunication on the French site and sendNewsletter elsewhere', async () => {
    const { browser, email } = await newMember(host);
    await browser.submit('profile', { part: 'profile', firstName: 'O', lastName: 'M', newsletter: 'yes' });
    expect(jsonOf(await browser.call('GET', '/accounts/me'))).toMatchObject({
      mailCommunication: { product: true },
      sendNewsletter: false,
      newsletterSubscription: true,
    });
    const dutch = new TestBrowser(host, 'nl');
    await dutch.signIn(email);
    await dutch.submit('profile', { part: 'profile', firstName: 'O', lastName: 'M', newsletter: 'yes' });
    expect(jsonOf(await dutch.call('GET', '/accounts/me'))).toMatchObject({
      mailCommunication: null,
      sendNewsletter: true,
    });
  });

  it('R254 stands below every language and below v1, R251 also below /api', async () => {
    const { browser, id } = await newMember(host);
    for (const mount of ['fr', 'en', 'de', 'nl', 'v1']) {
      expect((await browser.call('GET', `/api/${mount}/accounts/me`)).statusCode).toBe(200);
    }
    expect((await browser.call('GET', `/api/client/${id}`)).statusCode).toBe(200);
    for (const wrong of ['/api/xx/accounts/me', '/api/v2/accounts/me', '/api/accounts/me', '/accounts/me/x'])
      expect((await browser.call('GET', wrong)).statusCode).toBe(404);
  });

  it('R250 takes a bearer token that the verifier knows, without cookie, origin or XSRF token', async () => {
    const { id } = await newMember(host);
    const stranger = new TestBrowser(host, 'nl');
    const ask = async (authorization: string, url = '/api/v1/accounts/me?site=nl') =>
      stranger.send({ url, headers: { authorization } });
    expect(jsonOf(await ask(`Bearer token-of-${id}`))).toMatchObject({ icu: id, mailCommunication: null });
    const added = await stranger.send({
      method: 'PATCH',
      url: '/api/v1/accounts/me/cinemas?site=nl',
      headers: { authorization: `Bearer token-of-${id}`, 'content-type': 'application/json' },
      payload: '{"cinemas":["1001"]}',
    });
    expect(added.body).toBe('[{"codeCcs":"1001"}]');
    for (const wrong of [
      'Bearer nonsense',
      'Bearer ',
      'Basic eDp5',
      'Bearer token-of-nobody',
      'Bearer a b',
      '',
    ]) {
      const refused = await ask(wrong);
      expect(refused.statusCode).toBe(401);
      expect(refused.headers['www-authenticate']).toBe('Bearer error="invalid_token"');
    }
  });

  it('a bearer token alone decides: a session beside it does not help a bad one', async () => {
    const { browser } = await newMember(host);
    const response = await browser.call('GET', '/accounts/me', undefined, {
      authorization: 'Bearer nonsense',
    });
    expect(response.statusCode).toBe(401);
  });

  it('SEC10 a bearer token is good for the site that it was given for', async () => {
    const { id } = await newMember(host);
    const tokenBrowser = new TestBrowser(host, 'fr');
    const authorization = `Bearer token-of-${id}`;
    const at = async (site: 'fr' | 'be') =>
      tokenBrowser.call('GET', '/accounts/me', undefined, { authorization, origin: siteOriginOf(site) });
    expect((await at('fr')).statusCode).toBe(200);
    expect((await at('be')).statusCode).toBe(401);
  });

  it('R113 R250 lists, adds and removes favourites by vistaRef, per site', async () => {
    const { browser } = await newMember(host);
    expect((await browser.call('GET', '/accounts/me/cinemas')).body).toBe('[]');
    const added = await browser.call('PATCH', '/accounts/me/cinemas', { cinemas: ['1001', '1002'] });
    expect(jsonOf(added)).toStrictEqual([{ codeCcs: '1001' }, { codeCcs: '1002' }]);
    const unknown = await browser.call('PATCH', '/accounts/me/cinemas', { cinemas: ['1003', '9999'] });
    expect(unknown.statusCode).toBe(422);
    expect(jsonOf(unknown)['detail']).toContain('9999');
    const removed = await browser.call('DELETE', '/accounts/me/cinemas', { cinemas: ['1001', '7777'] });
    expect(jsonOf(removed)).toStrictEqual([{ codeCcs: '1002' }]);
    const elsewhere = await browser.call('GET', '/accounts/me/cinemas', undefined, {
      origin: siteOriginOf('be'),
    });
    expect(elsewhere.body).toBe('[]');
  });

  it('R219 R268 refuses a sixth favourite with the limit, and changes nothing (D23)', async () => {
    const { browser, id } = await newMember(host);
    for (const { slug } of plantedCinemas.slice(0, 5)) {
      expect((await browser.call('POST', `/client/${id}/cinema/${slug}`)).statusCode).toBe(200);
    }
    const refused = await browser.call('POST', `/client/${id}/cinema/cinema-6`);
    expect(refused.statusCode).toBe(409);
    expect(refused.headers['content-type']).toContain('application/problem+json');
    expect(clientProblem.parse(jsonOf(refused))).toMatchObject({
      type: '/problems/favourite-limit',
      limit: 5,
    });
    expect(jsonOf(await browser.call('GET', `/client/${id}`))['favoriteCinemas']).toStrictEqual([
      'cinema-5',
      'cinema-4',
      'cinema-3',
      'cinema-2',
      'cinema-1',
    ]);
    expect((await browser.call('POST', `/client/${id}/cinema/cinema-5`)).statusCode).toBe(200);
  });

  it.each([
    ['fr', 5],
    ['be', 1],
  ] as const)('R219 R251 never passes the limit of %s when 100 calls race', async (site, limit) => {
    const { browser, id } = await newMember(host, site);
    // A database that has no room in time says 503, and whoever gets it asks again: on a busy machine some of a hundred do.
    const insist = async (slug: string): ReturnType<TestBrowser['call']> => {
      const answer = await browser.call('POST', `/client/${id}/cinema/${slug}`);
      if (answer.statusCode !== 503) return answer;
      expect(answer.headers['retry-after']).toBe('5');
      return insist(slug);
    };
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) => insist(`cinema-${1 + (index % 8)}`)),
    );
    expect(new Set(answers.map((one) => one.statusCode))).toStrictEqual(new Set([200, 409]));
    for (const answer of answers.filter((one) => one.statusCode === 200)) {
      expect(jsonOf(answer)['favoriteCinemas']).toHaveProperty('length', expect.any(Number));
      expect((jsonOf(answer)['favoriteCinemas'] as string[]).length).toBeLessThanOrEqual(limit);
    }
    const cinemas: unknown = jsonOf(await browser.call('GET', '/accounts/me/cinemas'));
    expect(cinemas).toHaveLength(limit);
  });

  it('R220 R251 takes a slug of any language or a vistaRef, answers in the language asked for', async () => {
    const { browser, id } = await newMember(host);
    await browser.call('POST', `/client/${id}/cinema/cinema-1-en`);
    const again = await browser.call('POST', `/client/${id}/cinema/1001`);
    expect(jsonOf(again)['favoriteCinemas']).toStrictEqual(['cinema-1']);
    const english = await browser.call('GET', `/api/en/client/${id}`);
    expect(jsonOf(english)['favoriteCinemas']).toStrictEqual(['cinema-1-en']);
    for (const unknown of ['no-such-cinema', '9999', '..%2f..', '%00', "'%20or%201=1--"]) {
      expect((await browser.call('POST', `/client/${id}/cinema/${unknown}`)).statusCode).toBe(404);
    }
    const removed = await browser.call('DELETE', `/client/${id}/cinema/cinema-1`);
    expect(jsonOf(removed)['favoriteCinemas']).toStrictEqual([]);
    expect((await browser.call('DELETE', `/client/${id}/cinema/cinema-1`)).statusCode).toBe(200);
    expect((await browser.call('DELETE', `/client/${id}/cinema/no-such`)).statusCode).toBe(404);
  });

  it('R113 keeps a favourite whose cinema left the catalogue, as its vistaRef, and lets it go', async () => {
    const { browser, id } = await newMember(host);
    await host.db
      .insertInto('account_favourites')
      .values({ account_id: id, site: 'fr', vista_ref: '4242', position: 0 })
      .execute();
    expect(jsonOf(await browser.call('GET', `/client/${id}`))['favoriteCinemas']).toStrictEqual(['4242']);
    const removed = await browser.call('DELETE', `/client/${id}/cinema/4242`);
    expect(jsonOf(removed)['favoriteCinemas']).toStrictEqual([]);
  });

  it('R114 R252 gives feelings by the slug that was asked for', async () => {
    const { browser, id } = await newMember(host);
    await browser.call('POST', `/client/${id}/show/show-1/intention`, {});
    await browser.call('POST', `/client/${id}/show/show-2-en/emotion`, { emotion: 3 });
    const asked = await browser.call('POST', `/client/${id}/shows`, {
      showSlugs: ['show-1', 'show-1-en', 'show-2', 'show-3', 'unknown'],
    });
    expect(jsonOf(asked)).toStrictEqual({
      'show-1': { emotion: null, intention: 2 },
      'show-1-en': { emotion: null, intention: 2 },
      'show-2': { emotion: 3, intention: 0 },
    });
    const all = await browser.call('POST', `/api/en/client/${id}/shows`, {});
    expect(Object.keys(jsonOf(all)).toSorted()).toStrictEqual(['show-1-en', 'show-2-en']);
  });

  it('R223 R252 intends 2 by default and removes with isDelete or a falsy intention', async () => {
    const { browser, id } = await newMember(host);
    const intend = async (body?: object) =>
      jsonOf(await browser.call('POST', `/client/${id}/show/show-1/intention`, body))['intention'];
    expect(await intend()).toBe(2);
    expect(await intend({ intention: 0 })).toBe(0);
    expect(await intend({ intention: 2, isDelete: false })).toBe(2);
    expect(await intend({ isDelete: true })).toBe(0);
    const rate = async (body: object) =>
      jsonOf(await browser.call('POST', `/client/${id}/show/show-1/emotion`, body))['emotion'];
    expect([
      await rate({ emotion: 1 }),
      await rate({ emotion: 2 }),
      await rate({ isDelete: true }),
    ]).toStrictEqual([1, 2, null]);
    expect((await browser.call('POST', `/client/${id}/show/unknown/intention`, {})).statusCode).toBe(404);
  });

  it('R196 R199 gives the pages for the site and the language, to anybody', async () => {
    const anybody = new TestBrowser(host, 'be');
    const response = await anybody.call('GET', '/api/nl/webview', undefined, {});
    // The Belgian catalogue of this test has no Dutch: its default language is used.
    expect(jsonOf(response)).toMatchObject({
      signIn: `${accountOrigin}/en/sign-in?site=be`,
      register: `${accountOrigin}/en/register?site=be`,
      emailValidation: `${accountOrigin}/en/mail?site=be`,
    });
    expect(clientEndpoints.webview.answer.parse(jsonOf(response))).toStrictEqual(jsonOf(response));
    expect(anybody.cookies.has('XSRF-TOKEN')).toBe(true);
    // A site on another domain than the client host reads the token from this header, in each answer.
    const again = await anybody.call('GET', '/webview');
    for (const { headers } of [response, again]) {
      expect(headers['x-xsrf-token']).toBe(anybody.cookies.get('XSRF-TOKEN'));
    }
    expect(again.headers['set-cookie']).toBeUndefined();
  });

  it('R207 R250 ends the session with logout, for good and twice', async () => {
    const { browser } = await newMember(host);
    const session = browser.cookies.get('velours_session') ?? '';
    const response = await browser.call('POST', '/logout');
    expect([response.statusCode, response.body]).toStrictEqual([204, '']);
    expect(browser.cookies.has('velours_session')).toBe(false);
    expect((await browser.call('GET', '/accounts/me')).statusCode).toBe(401);
    expect((await browser.call('POST', '/logout', {})).statusCode).toBe(204);
    browser.cookies.set('velours_session', session);
    expect((await browser.call('GET', '/accounts/me')).statusCode).toBe(401);
  });

  it('R197 answers 401 where nobody is signed in, and 400 where no site is named', async () => {
    const nobody = new TestBrowser(host);
    const refused = await nobody.call('GET', '/accounts/me');
    expect(refused.statusCode).toBe(401);
    expect(clientProblem.parse(jsonOf(refused)).status).toBe(401);
    const { browser } = await newMember(host);
    expect((await browser.send({ url: '/api/fr/accounts/me' })).statusCode).toBe(400);
    expect((await browser.send({ url: '/api/fr/accounts/me?site=nl' })).statusCode).toBe(200);
    // A site that is not served here.
    expect((await browser.send({ url: '/api/fr/accounts/me?site=ma' })).statusCode).toBe(400);
  });

  it('names each malformed part of a body, and never breaks', async () => {
    const { browser, id } = await newMember(host);
    const bodies: [string, 'POST' | 'PATCH' | 'DELETE', unknown][] = [
      ['/accounts/me/cinemas', 'PATCH', { cinemas: 'all' }],
      ['/accounts/me/cinemas', 'DELETE', {}],
      ['/accounts/me/cinemas', 'PATCH', { cinemas: [{ $ne: 1 }] }],
      ['/accounts/me/cinemas', 'PATCH', []],
      [`/client/${id}/shows`, 'POST', { showSlugs: [1] }],
      [`/client/${id}/show/show-1/emotion`, 'POST', { emotion: 9 }],
      [`/client/${id}/show/show-1/intention`, 'POST', { intention: '2' }],
      [`/client/${id}/show/show-1/intention`, 'POST', { __proto__: null, intention: [] }],
      [`/client/${id}/show/show-1/intention`, 'POST', 'text'],
    ];
    for (const [path, method, body] of bodies) {
      const sent = await browser.send({
        method,
        url: `/api/fr${path}`,
        headers: {
          origin: siteOriginOf('fr'),
          'x-xsrf-token': browser.cookies.get('XSRF-TOKEN') ?? '',
          'content-type': 'application/json',
        },
        payload: JSON.stringify(body),
      });
      expect([path, sent.statusCode]).toStrictEqual([path, 400]);
      expect(clientProblem.parse(jsonOf(sent)).errors?.length).toBeGreaterThan(0);
    }
  });

  it.each([
    ['broken JSON', 'application/json', '{"cinemas":', 400],
    ['a body of 100 kB', 'application/json', `{"cinemas":["${'1'.repeat(100_000)}"]}`, 413],
    ['a form', 'application/x-www-form-urlencoded', 'cinemas=1', 415],
    ['plain text', 'text/plain', '{"cinemas":["1001"]}', 415],
    ['multipart', 'multipart/form-data; boundary=x', '--x--', 415],
    ['xml', 'application/xml', '<a/>', 415],
  ])('refuses %s', async (_what, type, payload, status) => {
    const { browser } = await newMember(host);
    const response = await browser.send({
      method: 'PATCH',
      url: '/api/fr/accounts/me/cinemas',
      headers: {
        origin: siteOriginOf('fr'),
        'x-xsrf-token': browser.cookies.get('XSRF-TOKEN') ?? '',
        'content-type': type,
      },
      payload,
    });
    expect(response.statusCode).toBe(status);
    expect(response.headers['content-type']).toContain('application/problem+json');
    expect((await browser.call('GET', '/accounts/me/cinemas')).body).toBe('[]');
  });

  it('is described by an OpenAPI document under its own host', async () => {
    const response = await new TestBrowser(host).send({ url: '/api/openapi.json' });
    expect(jsonOf(response)['info']).toMatchObject({ title: 'Velours client host' });
    const elsewhere = await host.app.inject({
      url: '/api/openapi.json',
      headers: { host: '127.0.0.1:4000' },
    });
    expect(jsonOf(elsewhere)['info']).toMatchObject({ title: 'Velours catalogue' });
  });

  it('answers under its own host name alone, and nothing else under it', async () => {
    const { browser } = await newMember(host);
    for (const other of [
      '127.0.0.1:4000',
      'fr.velours.localhost:3000',
      'account.velours.localhost',
      'evil.example',
    ]) {
      for (const url of ['/api/fr/accounts/me', '/fr/sign-in', '/api/fr/webview?site=fr']) {
        expect((await browser.send({ url, headers: { host: other } })).statusCode).toBe(404);
      }
    }
    for (const url of ['/fr/api/cinemas', '/health/ready', '/be/en/V1S1/booking']) {
      expect([url, (await browser.send({ url })).statusCode]).toStrictEqual([url, 404]);
    }
  });

  it('keeps no answer: everything personal is private and not to be stored', async () => {
    const { browser, id } = await newMember(host);
    const answers = [
      await browser.call('GET', '/accounts/me'),
      await browser.call('GET', `/client/${id}`),
      await browser.call('GET', '/client/someone-else'),
      await browser.call('GET', '/webview'),
      await browser.call('POST', `/client/${id}/cinema/nothing`),
      await browser.get('profile'),
      await browser.get('no-such-page'),
      await new TestBrowser(host).call('GET', '/accounts/me'),
      await browser.send({ url: '/fr/api/cinemas' }),
    ];
    for (const answer of answers.slice(0, -1))
      expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(
      answers.every((one) => !/public/.test(String(one.headers['cache-control'])) || one.statusCode === 404),
    ).toBe(true);
  });
});
