import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../database/open.ts';
import { testDatabaseKinds } from '../../database/test-database.ts';
import { Browser } from './browser.ts';
import { begin, callbackOf, claimsOf, errorOf, exchangeCode, signIn, tokensOf } from './site-client.ts';
import { identityOrigin, siteOrigin, startIdentity } from './test-identity.ts';
import type { TestIdentity } from './test-identity.ts';
import { anna } from './test-people.ts';

describe.each(testDatabaseKinds())('signing in by redirect, on $name', ({ open }) => {
  let database: OpenDatabase;
  let server: TestIdentity;
  beforeAll(async () => {
    database = await open();
    server = await startIdentity(database.db);
  });
  afterAll(async () => {
    await server.close();
    await database.close();
  });

  it('R215 goes from /authorize over the sign-in page to the callback and to tokens', async () => {
    const browser = new Browser(server.port);
    const transaction = begin({ max_age: '3600' });
    const page = await browser.follow(transaction.url);
    expect([page.status, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    const back = callbackOf(await signIn(browser, page, anna));
    expect(back).toMatchObject({ state: transaction.state, iss: `${identityOrigin}/` });
    const answer = await exchangeCode(browser, transaction, back.code ?? '');
    expect(answer.headers['access-control-allow-origin']).toBe(siteOrigin);
    expect(answer.headers['cache-control']).toBe('no-store');
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
    expect(Math.abs((claims.auth_time as number) - now)).toBeLessThan(10);
    expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(3_600);
    expect(await server.identity.verify('nl', tokens.access_token)).toMatchObject({
      valid: true,
      claims: { sub: anna.icu, icu: anna.icu, azp: 'velours-nl', scope: 'openid profile email' },
    });
    expect(server.failures).toEqual([]);
  });
});
