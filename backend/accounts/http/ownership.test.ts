import type { OpenDatabase } from '../../database/open.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientEndpoints } from '#src/contract/client/endpoints.ts';
import type { ClientEndpointId } from '#src/contract/client/endpoints.ts';
import { openTestDatabase } from '../../database/test-database.ts';
import { newMember, openHost, siteOriginOf, TestBrowser } from '../test-kit.ts';
import type { TestHost } from '../test-kit.ts';

const bodies: Partial<Record<ClientEndpointId, object>> = {
  accountCinemasAdd: { cinemas: ['1007'] },
  accountCinemasRemove: { cinemas: ['1001'] },
  feelings: { showSlugs: ['show-1', 'show-2'] },
  intention: { isDelete: true },
  emotion: { emotion: 1 },
};

const calls = Object.entries(clientEndpoints).map(([id, endpoint]) => ({
  id: id as ClientEndpointId,
  endpoint,
}));
const owned = calls.filter(({ endpoint }) => endpoint.path.includes('{id}'));
const personal = calls.filter(({ endpoint }) => endpoint.personal);

let database: OpenDatabase;
let host: TestHost;
beforeAll(async () => {
  database = await openTestDatabase();
  host = await openHost(database, {
    verifyBearer: async (token) => (token.startsWith('token-of-') ? { accountId: token.slice(9) } : null),
  });
});
afterAll(async () => {
  await host.app.close();
  await database.close();
});

const pathFor = (path: string, id: string, slug: string): string =>
  `/api/fr${path.replace('{id}', encodeURIComponent(id)).replace('{slug}', slug)}`;

/** All stored data of a member, as text. */
async function stateOf(id: string): Promise<string> {
  const read = async (table: 'account_favourites' | 'account_feelings') =>
    host.db.selectFrom(table).selectAll().where('account_id', '=', id).execute();
  return JSON.stringify([await read('account_favourites'), await read('account_feelings')]);
}

async function furnished() {
  const member = await newMember(host);
  await member.browser.call('POST', `/client/${member.id}/cinema/cinema-1`);
  await member.browser.call('POST', `/client/${member.id}/show/show-1/emotion`, { emotion: 3 });
  await member.browser.call('POST', `/client/${member.id}/show/show-1/intention`, {});
  return member;
}

describe('ownership', () => {
  it('R251 R252 is asked of these calls', () => {
    expect(owned.map(({ id }) => id)).toStrictEqual([
      'clientData',
      'clientCinemaAdd',
      'clientCinemaRemove',
      'feelings',
      'intention',
      'emotion',
    ]);
    expect(personal).toHaveLength(10);
  });

  it.each(owned)(
    'R251 $id never reaches another member, whose id is told apart from no unknown one',
    async (call) => {
      const { endpoint, id: name } = call;
      const [one, other] = [await furnished(), await furnished()];
      const before = [await stateOf(one.id), await stateOf(other.id)];
      for (const [mine, theirs] of [
        [one, other],
        [other, one],
      ] as const) {
        for (const slug of endpoint.path.includes('cinema')
          ? ['cinema-1', 'cinema-2', 'nothing']
          : ['show-1', 'show-2', 'nothing']) {
          const ask = async (id: string) =>
            mine.browser.call(endpoint.method, pathFor(endpoint.path, id, slug), bodies[name]);
          const answers = [
            await ask(theirs.id),
            await ask('0'.repeat(32)),
            await ask(theirs.id.toUpperCase()),
            await ask(`${mine.id}/../${theirs.id}`),
            await ask(`${mine.id} `),
            await ask('me'),
          ];
          expect(answers.map((answer) => answer.statusCode)).toStrictEqual(answers.map(() => 404));
          expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
        }
      }
      expect([await stateOf(one.id), await stateOf(other.id)]).toStrictEqual(before);
    },
  );

  it.each(owned)(
    'R251 $id by bearer token reaches the token’s member alone',
    async ({ endpoint, id: name }) => {
      const [one, other] = [await furnished(), await furnished()];
      const before = await stateOf(other.id);
      const program = new TestBrowser(host);
      const slug = endpoint.path.includes('cinema') ? 'cinema-1' : 'show-1';
      const ask = async (id: string) =>
        program.send({
          method: endpoint.method,
          url: `${pathFor(endpoint.path, id, slug)}?site=fr`,
          headers: { authorization: `Bearer token-of-${one.id}`, 'content-type': 'application/json' },
          payload: bodies[name] === undefined ? '' : JSON.stringify(bodies[name]),
        });
      expect((await ask(other.id)).statusCode).toBe(404);
      expect((await ask(one.id)).statusCode).toBe(200);
      expect(await stateOf(other.id)).toBe(before);
    },
  );

  it.each(personal)('R250 $id is nothing to whoever is not signed in', async ({ endpoint, id: name }) => {
    const { id } = await furnished();
    const before = await stateOf(id);
    const nobody = new TestBrowser(host);
    await nobody.call('GET', '/webview');
    const answer = await nobody.call(endpoint.method, pathFor(endpoint.path, id, 'cinema-1'), bodies[name]);
    expect(answer.statusCode).toBe(401);
    expect(await stateOf(id)).toBe(before);
  });

  it.each(personal)('R250 $id with a session that has ended, or a made-up one, is nothing', async (call) => {
    const { browser, id } = await furnished();
    const ended = browser.cookies.get('velours_session') ?? '';
    await browser.call('POST', '/logout');
    const before = await stateOf(id);
    for (const session of [ended, 'a'.repeat(43), 'x', id]) {
      const thief = new TestBrowser(host);
      thief.cookies.set('velours_session', session);
      await thief.call('GET', '/webview');
      const { endpoint } = call;
      const answer = await thief.call(
        endpoint.method,
        pathFor(endpoint.path, id, 'cinema-1'),
        bodies[call.id],
      );
      expect(answer.statusCode).toBe(401);
    }
    expect(await stateOf(id)).toBe(before);
  });

  it('R250 the calls about “me” answer each member their own', async () => {
    const [one, other] = [await furnished(), await newMember(host)];
    const theirs = await other.browser.call('GET', '/accounts/me/cinemas');
    expect(theirs.body).toBe('[]');
    await other.browser.call('DELETE', '/accounts/me/cinemas', { cinemas: ['1001'] });
    expect((await one.browser.call('GET', '/accounts/me/cinemas')).body).toBe('[{"codeCcs":"1001"}]');
    const accounts = await Promise.all(
      [one, other].map(({ browser }) => browser.call('GET', '/accounts/me')),
    );
    expect(accounts.map((answer) => JSON.parse(answer.body).icu)).toStrictEqual([one.id, other.id]);
  });

  it('a session cookie that stands there twice is nobody’s', async () => {
    const [one, other] = [await furnished(), await furnished()];
    const answer = await one.browser.send({
      url: '/api/fr/accounts/me',
      headers: {
        origin: siteOriginOf('fr'),
        cookie: `velours_session=${one.browser.cookies.get('velours_session')}; velours_session=${other.browser.cookies.get('velours_session')}`,
      },
    });
    expect(answer.statusCode).toBe(401);
  });

  it('a call after the account was deleted is nobody’s', async () => {
    const { browser, id } = await furnished();
    await host.db.deleteFrom('accounts').where('id', '=', id).execute();
    for (const { endpoint, id: name } of personal) {
      const answer = await browser.call(
        endpoint.method,
        pathFor(endpoint.path, id, 'cinema-1'),
        bodies[name],
      );
      expect(answer.statusCode).toBe(401);
    }
  });

  it('SEC10 so is one by a bearer token that outlives its member', async () => {
    const { id } = await furnished();
    await host.db.deleteFrom('accounts').where('id', '=', id).execute();
    const program = new TestBrowser(host);
    for (const { endpoint, id: name } of personal) {
      const answer = await program.send({
        method: endpoint.method,
        url: `${pathFor(endpoint.path, id, endpoint.path.includes('cinema') ? 'cinema-1' : 'show-1')}?site=fr`,
        headers: { authorization: `Bearer token-of-${id}`, 'content-type': 'application/json' },
        payload: bodies[name] === undefined ? '' : JSON.stringify(bodies[name]),
      });
      expect([name, answer.statusCode]).toStrictEqual([name, 401]);
    }
  });
});
