import { connect } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { OpenDatabase } from '../../database/open.ts';
import { databaseOfRun } from '../../database/test-database.ts';
import { Browser } from './browser.ts';
import {
  begin,
  callbackOf,
  callToken,
  claimsOf,
  errorOf,
  exchangeCode,
  refresh,
  signedIn,
  signIn,
  tokensOf,
} from './site-client.ts';
import { identityOrigin, siteOrigin, startIdentity } from './test-identity.ts';
import type { TestIdentity } from './test-identity.ts';
import { anna } from './test-people.ts';

describe.each([databaseOfRun()])('signing in by redirect, on $name', ({ open }) => {
  let database: OpenDatabase;
  let server: TestIdentity;
  beforeAll(async () => {
    database = await open();
    server = await startIdentity(database.db);
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  afterAll(async () => {
    await server.close();
    await database.close();
  });

  /** A signed-in browser with a code. */
  async function withCode() {
    const browser = new Browser(server.port);
    const transaction = begin();
    const back = await signIn(browser, await browser.follow(transaction.url), anna);
    return { browser, transaction, code: callbackOf(back).code ?? '' };
  }

  it('R112 R213 goes from /authorize over the sign-in page to the callback and to tokens', async () => {
    const browser = new Browser(server.port);
    const transaction = begin({ max_age: '3600' });
    const page = await browser.follow(transaction.url);
    expect([page.status, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    const back = callbackOf(await signIn(browser, page, anna));
    expect(back).toMatchObject({ state: transaction.state, iss: `${identityOrigin}/` });
    const answer = await exchangeCode(browser, transaction, back.code ?? '');
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': siteOrigin,
      'cache-control': 'no-store',
    });
    const tokens = tokensOf(answer);
    expect(tokens).toMatchObject({ token_type: 'Bearer', expires_in: 900 });
    const now = Math.floor(Date.now() / 1_000);
    const claims = claimsOf(tokens.id_token);
    expect(claims).toMatchObject({
      iss: `${identityOrigin}/`,
      aud: 'velours-nl',
      sub: anna.icu,
      icu: anna.icu,
      email: anna.email,
      email_verified: true,
      family_name: 'de Vries',
      name: 'Anna de Vries',
      nonce: transaction.nonce,
      org_id: 'org_velours_nl',
      org_name: 'velours-nl',
    });
    expect(Math.abs((claims.auth_time as number) - now)).toBeLessThan(30);
    expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(3_600);
    expect(await server.identity.verify('nl', tokens.access_token)).toMatchObject({
      valid: true,
      claims: { sub: anna.icu, icu: anna.icu, azp: 'velours-nl', scope: 'openid profile email' },
    });
    expect(await server.identity.verify('fr', tokens.access_token)).toMatchObject({ valid: false });
  });

  it('R213 gives auth_time where max_age asked for it, and claims by scope', async () => {
    const { id_token: idToken } = await signedIn(new Browser(server.port), anna, { scope: 'openid' });
    const claims = claimsOf(idToken);
    expect(claims).toMatchObject({ sub: anna.icu, icu: anna.icu });
    for (const name of ['auth_time', 'email', 'family_name', 'name']) expect(claims).not.toHaveProperty(name);
  });

  it('asks once: a session goes straight to the callback, prompt=login asks again', async () => {
    const { browser } = await withCode();
    const again = begin();
    expect(callbackOf(await browser.follow(again.url))).toMatchObject({ state: again.state });
    const asked = await browser.follow(begin({ prompt: 'login' }).url);
    expect([asked.status, asked.body]).toEqual([200, expect.stringContaining('type="password"')]);
    expect(callbackOf(await signIn(browser, asked, anna))).toHaveProperty('code');
    // With max_age, an old session must sign in again too.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 120_000 });
    expect((await browser.follow(begin({ max_age: '60' }).url)).body).toContain('type="password"');
  });

  it.each([
    ['a path below', `${siteOrigin}/callback/more`],
    ['a slash more', `${siteOrigin}/callback/`],
    ['a query', `${siteOrigin}/callback?next=https://evil.test`],
    ['a fragment', `${siteOrigin}/callback#x`],
    ['the origin', siteOrigin],
    ['another scheme', siteOrigin.replace('http:', 'https:').concat('/callback')],
    ['another port', 'http://nl.velours.localhost:3001/callback'],
    ['another site', 'http://fr.velours.localhost:3000/callback'],
    ['a host that begins alike', 'http://nl.velours.localhost:3000.evil.test/callback'],
    ['a user in front', 'http://nl.velours.localhost:3000@evil.test/callback'],
    ['capitals', 'http://NL.velours.localhost:3000/callback'],
    ['dots', `${siteOrigin}/x/../callback`],
    ['a foreign address', 'https://evil.test/callback'],
    ['a script', 'javascript:alert(1)'],
  ])('goes back to the callback and nowhere else: %s', async (_name, redirectUri) => {
    const answer = await new Browser(server.port).follow(begin({ redirect_uri: redirectUri }).url);
    expect([answer.status, answer.location]).toEqual([400, null]);
    expect(answer.body).not.toContain('evil.test');
    expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'none'");
  });

  it.each([
    ['an unknown client', { client_id: 'velours-xx' }],
    ['no client', { client_id: undefined }],
  ])('refuses %s with a page', async (_name, changes) => {
    const answer = await new Browser(server.port).follow(begin(changes).url);
    expect([answer.status, answer.location]).toEqual([400, null]);
  });

  it.each([
    ['no challenge', { code_challenge: undefined, code_challenge_method: undefined }, 'invalid_request'],
    ['a plain challenge', { code_challenge_method: 'plain' }, 'invalid_request'],
    ['a token at once', { response_type: 'token', response_mode: undefined }, 'unsupported_response_type'],
    [
      'an id token at once',
      { response_type: 'id_token', response_mode: undefined },
      'unsupported_response_type',
    ],
    ['another site’s audience', { audience: 'https://api.velours.fr' }, 'invalid_target'],
    ['a foreign audience', { audience: 'https://evil.test' }, 'invalid_target'],
    ['a foreign organisation', { organization: 'org_velours_fr' }, 'invalid_request'],
    ['an unknown prompt', { prompt: 'consent' }, 'invalid_request'],
  ])('R273 R276 tells the callback about %s', async (_name, changes, error) => {
    const transaction = begin(changes);
    const answer = await new Browser(server.port).follow(transaction.url);
    const given = new URL(answer.location ?? '').hash || (answer.location?.search ?? '');
    expect(Object.fromEntries(new URLSearchParams(given.slice(1)))).toMatchObject({
      error,
      state: transaction.state,
    });
    expect(answer.location?.href.startsWith(`${siteOrigin}/callback`)).toBe(true);
  });

  it('R213 takes its own organisation by id and by name', async () => {
    for (const organization of ['org_velours_nl', 'Velours-NL']) {
      const page = await new Browser(server.port).follow(begin({ organization }).url);
      expect(page.status).toBe(200);
    }
  });

  it.each([
    ['another verifier', { code_verifier: 'x'.repeat(43) }, 'invalid_grant'],
    ['no verifier', { code_verifier: undefined }, 'invalid_grant'],
    ['another address', { redirect_uri: `${siteOrigin}/elsewhere` }, 'invalid_grant'],
    ['another site’s client', { client_id: 'velours-fr' }, 'invalid_request'],
    ['an unknown client', { client_id: 'velours-xx' }, 'invalid_client'],
    ['another code', { code: 'x'.repeat(43) }, 'invalid_grant'],
    ['another grant type', { grant_type: 'password' }, 'unsupported_grant_type'],
  ])('gives no tokens for %s', async (_name, changes, error) => {
    const { browser, transaction, code } = await withCode();
    const answer = await exchangeCode(browser, transaction, code, changes);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(errorOf(answer).error).toBe(error);
  });

  it('gives no tokens to another client, wherever it calls from', async () => {
    const { browser, transaction, code } = await withCode();
    const answer = await browser.call('/oauth/token', {
      form: {
        client_id: 'velours-fr',
        grant_type: 'authorization_code',
        code,
        code_verifier: transaction.verifier,
        redirect_uri: `${siteOrigin}/callback`,
      },
      headers: { accept: '*/*' },
    });
    expect([answer.status, errorOf(answer).error]).toEqual([400, 'invalid_grant']);
  });

  it('takes a code for a minute', async () => {
    const { browser, transaction, code } = await withCode();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 62_000 });
    expect(errorOf(await exchangeCode(browser, transaction, code)).error).toBe('invalid_grant');
  });

  it('takes a code once: the second time ends what the first one gave', async () => {
    const { browser, transaction, code } = await withCode();
    const tokens = tokensOf(await exchangeCode(browser, transaction, code));
    expect(errorOf(await exchangeCode(browser, transaction, code)).error).toBe('invalid_grant');
    expect(errorOf(await refresh(browser, tokens.refresh_token)).error).toBe('invalid_grant');
  });

  it('takes a code once of two calls at a time', async () => {
    const { browser, transaction, code } = await withCode();
    const answers = await Promise.all([1, 2, 3, 4].map(() => exchangeCode(browser, transaction, code)));
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
    for (const answer of answers.filter(({ status }) => status !== 200)) {
      expect(errorOf(answer).error).toBe('invalid_grant');
    }
  });

  it('answers forms only, and pages of the client’s own site only', async () => {
    const { browser, transaction, code } = await withCode();
    const json = await browser.call('/oauth/token', {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: siteOrigin, accept: '*/*' },
    });
    expect([json.status, errorOf(json).error]).toEqual([400, 'invalid_request']);
    for (const origin of ['https://evil.test', 'http://fr.velours.localhost:3000', 'null']) {
      const answer = await browser.call('/oauth/token', {
        form: {
          client_id: 'velours-nl',
          grant_type: 'authorization_code',
          code,
          code_verifier: transaction.verifier,
          redirect_uri: `${siteOrigin}/callback`,
        },
        headers: { origin, accept: '*/*' },
      });
      expect([answer.status, answer.headers['access-control-allow-origin']]).toEqual([400, undefined]);
    }
    const huge = await callToken(browser, { client_id: 'velours-nl', code: 'x'.repeat(100_000) });
    expect([huge.status, errorOf(huge).error]).toEqual([400, 'invalid_request']);
  });

  it('lets the library’s header pass the browser’s question', async () => {
    const answer = await new Browser(server.port).call('/oauth/token', {
      method: 'OPTIONS',
      headers: {
        origin: siteOrigin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'auth0-client',
      },
    });
    expect(answer.status).toBe(204);
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': siteOrigin,
      'access-control-allow-headers': 'auth0-client',
    });
  });

  it('describes itself with addresses of the configuration, whatever a request says', async () => {
    const browser = new Browser(server.port);
    const answer = await browser.call('/.well-known/openid-configuration', {
      headers: { 'x-forwarded-host': 'evil.test', 'x-forwarded-proto': 'https', forwarded: 'host=evil.test' },
    });
    expect(JSON.parse(answer.body)).toMatchObject({
      issuer: `${identityOrigin}/`,
      authorization_endpoint: `${identityOrigin}/authorize`,
      token_endpoint: `${identityOrigin}/oauth/token`,
      userinfo_endpoint: `${identityOrigin}/userinfo`,
      jwks_uri: `${identityOrigin}/.well-known/jwks.json`,
      end_session_endpoint: `${identityOrigin}/oidc/logout`,
      revocation_endpoint: `${identityOrigin}/oauth/revoke`,
      code_challenge_methods_supported: ['S256'],
      id_token_signing_alg_values_supported: ['RS256'],
      response_types_supported: ['code'],
      token_endpoint_auth_methods_supported: ['none'],
    });
    expect(answer.body).not.toContain('evil.test');
    const page = await browser.call(begin().url, { headers: { 'x-forwarded-host': 'evil.test' } });
    expect(page.headers.location).toMatch(/^\/interaction\//);
    const jwks = await browser.call('/.well-known/jwks.json');
    expect(JSON.parse(jwks.body)).toEqual({
      keys: [
        { kty: 'RSA', use: 'sig', alg: 'RS256', e: 'AQAB', kid: expect.any(String), n: expect.any(String) },
      ],
    });
    expect(jwks.headers['cache-control']).toBe('public, max-age=3600');
  });

  it('stands on its own host only', async () => {
    for (const host of ['127.0.0.1', 'fr.velours.localhost:4000', 'id.velours.localhost', 'evil.test']) {
      for (const path of [
        '/authorize',
        '/.well-known/jwks.json',
        '/v2/logout',
        '/userinfo',
        '/interaction/x',
      ]) {
        const answer = await server.app.inject({ url: path, headers: { host } });
        expect([host, path, answer.statusCode]).toEqual([host, path, 404]);
      }
    }
  });

  it('serves nothing else on its host, and believes no host in the request target', async () => {
    const { host } = new URL(identityOrigin);
    for (const path of ['/', '/health/live', '/fr/api/settings', '/x']) {
      expect((await server.app.inject({ url: path, headers: { host } })).statusCode).toBe(404);
    }
    const absolute = await absoluteForm(server.port, `http://evil.test${begin().url}`, host);
    expect(absolute).toMatch(/^HTTP\/1\.1 303/);
    expect(absolute).not.toContain('evil.test');
    const described = await absoluteForm(
      server.port,
      'http://evil.test/.well-known/openid-configuration',
      host,
    );
    expect(described).toContain(`"token_endpoint":"${identityOrigin}/oauth/token"`);
    expect(described).not.toContain('evil.test');
  });

  it('R112 tells the bearer about the person by scope', async () => {
    const browser = new Browser(server.port);
    const tokens = await signedIn(browser, anna);
    const ask = (authorization: string) =>
      browser.call('/userinfo', { headers: { authorization, origin: siteOrigin } });
    const answer = await ask(`Bearer ${tokens.access_token}`);
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': siteOrigin,
      'cache-control': 'private, no-store',
    });
    expect(JSON.parse(answer.body)).toEqual({
      sub: anna.icu,
      icu: anna.icu,
      name: anna.name,
      family_name: anna.familyName,
      email: anna.email,
      email_verified: true,
    });
    for (const token of [tokens.id_token, tokens.refresh_token, 'x.y.z', 'x'.repeat(9_000)]) {
      expect((await ask(`Bearer ${token}`)).status).toBe(401);
    }
    const narrow = await signedIn(new Browser(server.port), anna, { scope: 'openid' });
    expect(JSON.parse((await ask(`Bearer ${narrow.access_token}`)).body)).toEqual({
      sub: anna.icu,
      icu: anna.icu,
    });
  });

  it('writes no code, token, password or address of a person into the log', async () => {
    const { browser, transaction, code } = await withCode();
    const tokens = tokensOf(await exchangeCode(browser, transaction, code));
    const log = server.lines.join('\n');
    expect(log).toContain('/oauth/token');
    for (const secret of [code, tokens.refresh_token, tokens.access_token, transaction.state, anna.email]) {
      expect(log).not.toContain(secret);
    }
    expect(server.failures()).toEqual([]);
  });

  it('keeps its cookies to itself where it has https', async () => {
    const secure = await startIdentity(database.db, { origin: 'https://id.chain.example' });
    const headers = { host: 'id.chain.example' };
    try {
      const answer = await secure.app.inject({ url: begin().url, headers });
      const cookies = [answer.headers['set-cookie'] ?? []].flat();
      expect(cookies.length).toBeGreaterThan(0);
      for (const cookie of cookies) {
        for (const attribute of ['secure', 'httponly', 'samesite=lax']) {
          expect(cookie.toLowerCase().split('; ')).toContain(attribute);
        }
      }
      expect(answer.headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
      expect(secure.identity.provider().cookieName('session')).toBe('__Host-velours_id');
      const described = await secure.app.inject({ url: '/.well-known/openid-configuration', headers });
      expect(described.json()).toMatchObject({ token_endpoint: 'https://id.chain.example/oauth/token' });
    } finally {
      await secure.close();
    }
  });
});

/** The answer to a request whose target is an absolute address (RFC 9112, 3.2.2). */
function absoluteForm(port: number, target: string, host: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(`GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
    });
    socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
    socket.on('error', reject);
    socket.on('close', () => resolve(text));
  });
}
