import { createHash } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { OpenDatabase } from '../../database/open.ts';
import { databaseOfRun } from '../../database/test-database.ts';
import { deleteExpired, revokePerson } from '../store/artifacts.ts';
import { Browser } from './browser.ts';
import type { Answer } from './browser.ts';
import {
  begin,
  callToken,
  claimsOf,
  errorOf,
  exchangeCode,
  messageOf,
  refresh,
  signedIn,
  tokensOf,
} from './site-client.ts';
import { identityOrigin, siteOrigin, startIdentity } from './test-identity.ts';
import type { TestIdentity } from './test-identity.ts';
import { anna, bas, memoryPeople } from './test-people.ts';

const days = 24 * 60 * 60 * 1_000;
const silently = { prompt: 'none', response_mode: 'web_message' };

describe.each([databaseOfRun()])('renewing tokens, on $name', ({ open }) => {
  let database: OpenDatabase;
  let server: TestIdentity;
  const people = [anna, bas];
  beforeAll(async () => {
    database = await open();
    server = await startIdentity(database.db, { people: memoryPeople(people) });
  });
  afterEach(() => {
    vi.useRealTimers();
    people.splice(0, people.length, anna, bas);
  });
  afterAll(async () => {
    await server.close();
    await database.close();
  });

  const pass = (milliseconds: number) =>
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + milliseconds });

  /** Expects that a refresh token is no longer valid, with the text on which the library falls back to its session. */
  function expectDead(answer: Answer): void {
    expect(answer.status).toBe(400);
    expect(errorOf(answer)).toEqual({
      error: 'invalid_grant',
      error_description: 'Unknown or invalid refresh token.',
    });
    expect(answer.headers['access-control-allow-origin']).toBe(siteOrigin);
  }

  describe('with a refresh token', () => {
    it('gives new tokens and another refresh token each time', async () => {
      const browser = new Browser(server.port);
      const first = await signedIn(browser, anna);
      const second = tokensOf(await refresh(browser, first.refresh_token));
      const third = tokensOf(await refresh(browser, second.refresh_token));
      expect(new Set([first, second, third].map((tokens) => tokens.refresh_token)).size).toBe(3);
      expect(claimsOf(third.id_token)).toMatchObject({ sub: anna.icu, email: anna.email, aud: 'velours-nl' });
      expect(await server.identity.verify('nl', third.access_token)).toMatchObject({ valid: true });
    });

    it('R273 ends them all when one is used again', async () => {
      const browser = new Browser(server.port);
      const first = await signedIn(browser, anna);
      const second = tokensOf(await refresh(browser, first.refresh_token));
      expectDead(await refresh(browser, first.refresh_token));
      expectDead(await refresh(browser, second.refresh_token));
      // The session still exists: the visitor need not enter the password again.
      const transaction = begin(silently);
      const { response } = messageOf(await browser.follow(transaction.url));
      const anew = tokensOf(await exchangeCode(browser, transaction, response.code ?? ''));
      expect(tokensOf(await refresh(browser, anew.refresh_token))).toHaveProperty('refresh_token');
    });

    it('gives tokens once for a refresh token that is used several times at a time', async () => {
      const browser = new Browser(server.port);
      const first = await signedIn(browser, anna);
      const answers = await Promise.all([1, 2, 3, 4, 5].map(() => refresh(browser, first.refresh_token)));
      const given = answers.filter(({ status }) => status === 200);
      expect(given.length).toBeLessThanOrEqual(1);
      for (const answer of answers.filter(({ status }) => status !== 200)) expectDead(answer);
      for (const answer of given) expectDead(await refresh(browser, tokensOf(answer).refresh_token));
    });

    it('is for its own client, and dead after a fortnight however often it was turned over', async () => {
      const browser = new Browser(server.port);
      const first = await signedIn(browser, anna);
      const foreign = await browser.call('/oauth/token', {
        form: { client_id: 'velours-fr', grant_type: 'refresh_token', refresh_token: first.refresh_token },
        headers: { accept: '*/*' },
      });
      expect(errorOf(foreign).error).toBe('invalid_grant');
      pass(13 * days);
      const later = tokensOf(await refresh(browser, first.refresh_token));
      pass(2 * days);
      expectDead(await refresh(browser, later.refresh_token));
    });

    it('is dead by then beside a session that is kept up too', async () => {
      const browser = new Browser(server.port);
      const first = await signedIn(browser, anna);
      pass(7 * days);
      expect(messageOf(await browser.follow(begin(silently).url)).response).toHaveProperty('code');
      const second = tokensOf(await refresh(browser, first.refresh_token));
      pass(6 * days);
      const third = tokensOf(await refresh(browser, second.refresh_token));
      pass(2 * days);
      expectDead(await refresh(browser, third.refresh_token));
      expect(messageOf(await browser.follow(begin(silently).url)).response).toHaveProperty('code');
    });

    it('lasts beside a session that is kept up for longer than its grant', async () => {
      const browser = new Browser(server.port);
      await signedIn(browser, anna);
      let last = '';
      for (let week = 0; week < 6; week += 1) {
        pass(7 * days);
        const transaction = begin(silently);
        const { response } = messageOf(await browser.follow(transaction.url));
        const tokens = tokensOf(await exchangeCode(browser, transaction, response.code ?? ''));
        if (last !== '') expect((await refresh(browser, last)).status).toBe(200);
        last = tokens.refresh_token;
      }
    });

    it('says what is right at that time, and nothing of an account that is gone', async () => {
      const browser = new Browser(server.port);
      const { refresh_token: token } = await signedIn(browser, anna);
      people.splice(0, people.length, { ...anna, familyName: 'Smit', name: 'Anna Smit' });
      const tokens = tokensOf(await refresh(browser, token));
      expect(claimsOf(tokens.id_token)).toMatchObject({ family_name: 'Smit' });
      people.splice(0, people.length, bas);
      expectDead(await refresh(browser, tokens.refresh_token));
    });

    it('is revoked by the library’s call, and by a change of the account', async () => {
      const browser = new Browser(server.port);
      const first = await signedIn(browser, anna);
      const revoked = await browser.call('/oauth/revoke', {
        form: { client_id: 'velours-nl', token: first.refresh_token, token_type_hint: 'refresh_token' },
        headers: { origin: siteOrigin, accept: '*/*' },
      });
      expect([revoked.status, revoked.headers['access-control-allow-origin']]).toEqual([200, siteOrigin]);
      expectDead(await refresh(browser, first.refresh_token));

      const second = await signedIn(new Browser(server.port), anna);
      const other = await signedIn(new Browser(server.port), bas);
      await revokePerson(database.db, anna.icu);
      expectDead(await refresh(browser, second.refresh_token));
      expect(tokensOf(await refresh(browser, other.refresh_token))).toHaveProperty('id_token');
      expect(messageOf(await browser.follow(begin(silently).url)).response.error).toBe('login_required');
    });

    it('R273 answers a missing one as the library expects', async () => {
      const answer = await callToken(new Browser(server.port), {
        client_id: 'velours-nl',
        grant_type: 'refresh_token',
      });
      expect([answer.status, errorOf(answer).error]).toEqual([400, 'invalid_request']);
    });
  });

  describe('silently, in a frame', () => {
    it('posts a code to the site where there is a session', async () => {
      const browser = new Browser(server.port);
      await signedIn(browser, anna);
      const transaction = begin(silently);
      const answer = await browser.follow(transaction.url);
      expect(answer.status).toBe(200);
      const message = messageOf(answer);
      // The library posts only to a window with this address.
      expect(message.redirect_uri).toBe(`${siteOrigin}/callback`);
      expect(message.response).toMatchObject({ state: transaction.state, iss: `${identityOrigin}/` });
      const tokens = tokensOf(await exchangeCode(browser, transaction, message.response.code ?? ''));
      expect(claimsOf(tokens.id_token)).toMatchObject({ sub: anna.icu, nonce: transaction.nonce });
    });

    it('R273 posts login_required where there is none', async () => {
      const transaction = begin(silently);
      const answer = await new Browser(server.port).follow(transaction.url);
      // "Nobody is signed in" is a normal answer: with a 400, every browser would log an error.
      expect(answer.status).toBe(200);
      expect(messageOf(answer)).toMatchObject({
        response: { error: 'login_required', state: transaction.state },
        redirect_uri: `${siteOrigin}/callback`,
      });
    });

    it('R273 posts login_required for an account that is gone and a session that has ended', async () => {
      const browser = new Browser(server.port);
      await signedIn(browser, anna);
      people.splice(0, people.length, bas);
      expect(messageOf(await browser.follow(begin(silently).url)).response.error).toBe('login_required');
      const page = await browser.follow(begin().url);
      expect([page.status, page.body]).toEqual([200, expect.stringContaining('type="password"')]);
      people.splice(0, people.length, anna, bas);
      pass(15 * days);
      expect(messageOf(await browser.follow(begin(silently).url)).response.error).toBe('login_required');
    });

    it('may be framed by the site that asked and by nobody else, and runs one script', async () => {
      const browser = new Browser(server.port);
      for (const visitor of [browser, new Browser(server.port)]) {
        const answer = await visitor.follow(begin(silently).url);
        const script = /<script>([^]*)<\/script>/.exec(answer.body)?.[1] ?? '';
        const hash = createHash('sha256').update(script).digest('base64');
        const policy = String(answer.headers['content-security-policy']);
        expect(policy.split(';').map((directive) => directive.trim())).toEqual(
          expect.arrayContaining([
            "default-src 'none'",
            `script-src 'sha256-${hash}'`,
            `frame-ancestors ${siteOrigin}`,
            "base-uri 'none'",
          ]),
        );
        expect(answer.headers).not.toHaveProperty('x-frame-options');
        expect(answer.headers['cache-control']).toBe('no-store');
      }
    });

    it('shows a wrong address an ordinary page that nobody frames', async () => {
      const answer = await new Browser(server.port).follow(
        begin({ ...silently, redirect_uri: 'https://evil.test/callback' }).url,
      );
      expect(answer.status).toBe(400);
      expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(answer.body).not.toContain('postMessage');
    });

    it('writes what a site sent into no script', async () => {
      const answer = await new Browser(server.port).follow(
        begin({ ...silently, state: '</script><script>alert(1)</script>' }).url,
      );
      expect(answer.body.match(/<script/g)).toHaveLength(1);
      expect(messageOf(answer).response.state).toBe('</script><script>alert(1)</script>');
    });
  });

  it('keeps hashes of what opens something, and nothing that has ended', async () => {
    const browser = new Browser(server.port);
    const tokens = await signedIn(browser, anna);
    await browser.follow(begin({ prompt: 'login' }).url);
    const rows = await database.db.selectFrom('identity_artifacts').selectAll().execute();
    const kept = JSON.stringify(rows);
    expect(rows.length).toBeGreaterThan(3);
    const cookies = browser.cookies.filter(({ name }) => !name.endsWith('.sig'));
    expect(kept).not.toContain(tokens.refresh_token);
    for (const { value } of cookies.filter(({ name }) => name === 'velours_id')) {
      expect(kept).not.toContain(value);
    }
    expect(kept).not.toContain(anna.password);
    await deleteExpired(database.db, new Date(Date.now() + 31 * days));
    expect(await database.db.selectFrom('identity_artifacts').selectAll().execute()).toEqual([]);
  });
});
