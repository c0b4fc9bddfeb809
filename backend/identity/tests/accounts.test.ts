import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changePassword, leave, resetPassword } from '../../accounts/service/password.ts';
import { findAccount } from '../../accounts/store/accounts.ts';
import { makeLink } from '../../accounts/store/links.ts';
import { jsonOf, newMember, openHost, siteOriginOf, TestBrowser } from '../../accounts/test-kit.ts';
import type { TestHost } from '../../accounts/test-kit.ts';
import type { OpenDatabase } from '../../database/open.ts';
import { openTestDatabase } from '../../database/test-database.ts';
import { peopleOf } from '../connect.ts';
import { revokePerson } from '../store/artifacts.ts';
import { Browser } from './browser.ts';
import { begin, claimsOf, errorOf, refresh, signedIn, signIn } from './site-client.ts';
import { startIdentity } from './test-identity.ts';
import type { TestIdentity } from './test-identity.ts';
import { personOf } from './test-people.ts';

describe('one account, two ways to sign in', () => {
  let database: OpenDatabase;
  let host: TestHost;
  let server: TestIdentity;

  beforeAll(async () => {
    database = await openTestDatabase();
    host = await openHost(database, {
      verifyBearer: async (token, site) => {
        const verified = await server.identity.verify(site, token);
        return verified.valid ? { accountId: verified.claims.icu } : null;
      },
      onCredentialsChanged: async (id) => revokePerson(database.db, id),
    });
    server = await startIdentity(database.db, { people: peopleOf(host.context) });
  });
  afterAll(async () => {
    await server.close();
    await host.app.close();
    await database.close();
  });

  /** A member of the client host, whose password is known. */
  async function client() {
    return personOf(await newMember(host, 'nl'));
  }

  const callWith = async (token: string, site: 'nl' | 'fr', path = '/accounts/me') =>
    new TestBrowser(host, site).call('GET', path, undefined, {
      authorization: `Bearer ${token}`,
      origin: siteOriginOf(site),
    });

  it('R112 R211 R250 the token of a sign-in by redirect opens the account of the client host', async () => {
    const person = await client();
    const tokens = await signedIn(new Browser(server.port), person);
    expect(claimsOf(tokens.id_token)).toMatchObject({
      icu: person.icu,
      email: person.email,
      family_name: 'Marchetti',
    });
    const answer = await callWith(tokens.access_token, 'nl');
    expect(answer.statusCode).toBe(200);
    expect(jsonOf(answer)).toMatchObject({ icu: person.icu, email: person.email });
  });

  it("SEC10 another country's token, an id token and a changed one open nothing", async () => {
    const tokens = await signedIn(new Browser(server.port), await client());
    const broken = `${tokens.access_token.slice(0, -4)}AAAA`;
    expect((await callWith(tokens.access_token, 'fr')).statusCode).toBe(401);
    expect((await callWith(tokens.id_token, 'nl')).statusCode).toBe(401);
    expect((await callWith(broken, 'nl')).statusCode).toBe(401);
  });

  it('SEC17 an e-mail with a NUL, which no database takes, is one that nobody has', async () => {
    const browser = new Browser(server.port);
    const page = await browser.follow(begin().url);
    const nobody = { ...(await client()), email: 'odile\0@example.org' };
    const answer = await signIn(browser, page, nobody);
    expect([answer.status, server.failures()]).toEqual([400, []]);
  });

  it('R211 a wrong password goes nowhere', async () => {
    const person = await client();
    const browser = new Browser(server.port);
    const page = await browser.follow(begin().url);
    const answer = await signIn(browser, page, { ...person, password: 'not this one at all' });
    expect(answer.location).toBeNull();
    expect(answer.status).toBe(400);
  });

  it('a new password ends the refresh tokens', async () => {
    const person = await client();
    const browser = new Browser(server.port);
    const tokens = await signedIn(browser, person);
    const account = await findAccount(database.db, person.icu);
    if (account === null) throw new Error('expected an account');
    await changePassword(host.context, account, 'elf eenden in het groen', 'nl', 'nl');
    expect(errorOf(await refresh(browser, tokens.refresh_token)).error).toBe('invalid_grant');
  });

  it('so does one that was chosen by mail, and so does leaving', async () => {
    const [forgetful, gone] = [await client(), await client()];
    const browser = new Browser(server.port);
    const before = await signedIn(browser, forgetful);
    const token = await makeLink(database.db, forgetful.icu, 'reset', host.context.now());
    const password = 'elf eenden in het groen';
    await resetPassword(host.context, { token, password, language: 'nl', site: 'nl' });
    expect(errorOf(await refresh(browser, before.refresh_token)).error).toBe('invalid_grant');

    const other = new Browser(server.port);
    const { refresh_token: last } = await signedIn(other, gone);
    const account = await findAccount(database.db, gone.icu);
    if (account === null) throw new Error('expected an account');
    await leave(host.context, account, 'nl');
    const kept = await database.db
      .selectFrom('identity_artifacts')
      .select('key')
      .where('account_id', '=', gone.icu)
      .execute();
    expect(kept).toEqual([]);
    expect(errorOf(await refresh(other, last)).error).toBe('invalid_grant');
  });

  it('somebody who is no longer a client is found no more', async () => {
    await expect(peopleOf(host.context).find('0'.repeat(32))).resolves.toBeNull();
  });
});
