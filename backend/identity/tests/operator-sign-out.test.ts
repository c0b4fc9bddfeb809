import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../database/test-database.ts';
import type { OpenDatabase } from '../../database/open.ts';
import { testNow, testServer } from '../../test-server.ts';
import { createAccount } from '../../accounts/store/accounts.ts';
import { beginSession, findSession } from '../../accounts/store/sessions.ts';

describe('the operator', () => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  const person = async (email: string) => {
    const names = { firstName: 'Odile', lastName: 'Marchetti', passwordHash: '$scrypt$x' };
    const draft = { registered: true, emailVerified: true, newsletter: false } as const;
    const id = await createAccount(
      database.db,
      { email, ...names, site: 'fr', language: 'fr', ...draft },
      testNow,
    );
    if (id === null) throw new Error('expected an account');
    return id;
  };
  const sessionsOf = (id: string) =>
    Promise.all([1, 2].map(async () => (await beginSession(database.db, id, testNow)).token));
  const artifacts = (id: string) =>
    database.db
      .insertInto('identity_artifacts')
      .values({ model: 'RefreshToken', key: id, payload: '{}', account_id: id })
      .execute();

  it('signs a member out of all browsers and of the identity provider, and nobody else', async () => {
    const [odile, anna] = [await person('odile@example.org'), await person('anna@example.org')];
    const [hers, others] = [await sessionsOf(odile), await sessionsOf(anna)];
    await artifacts(odile);
    await artifacts(anna);
    const app = testServer(database, ['fr']);
    const ask = (body: object, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
      app.inject({ method: 'POST', url: '/internal/sign-out', body, headers, remoteAddress });
    const authorization = 'Bearer token';
    const email = 'Odile@Example.org';
    expect((await ask({ email })).statusCode).toBe(401);
    expect((await ask({ email }, { authorization: 'Bearer wrong' })).statusCode).toBe(401);
    expect((await ask({ email }, { authorization }, '192.0.2.1')).statusCode).toBe(404);
    expect((await ask({ address: email }, { authorization })).statusCode).toBe(400);
    expect((await ask({ email: 'nobody@example.org' }, { authorization })).json()).toEqual({ found: false });
    expect(await findSession(database.db, hers[0], testNow)).toBe(odile);

    expect((await ask({ email }, { authorization })).json()).toEqual({ found: true });
    const found = (tokens: readonly string[]) =>
      Promise.all(tokens.map((token) => findSession(database.db, token, testNow)));
    expect(await found(hers)).toEqual([null, null]);
    expect(await found(others)).toEqual([anna, anna]);
    const left = await database.db.selectFrom('identity_artifacts').select('account_id').execute();
    expect(left).toEqual([{ account_id: anna }]);
    await app.close();
  });
});
