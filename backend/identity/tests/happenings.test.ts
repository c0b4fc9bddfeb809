import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { goodPassword, newMember, openHost } from '../../accounts/test-kit.ts';
import type { TestHost } from '../../accounts/test-kit.ts';
import { openTestDatabase } from '../../database/test-database.ts';
import type { OpenDatabase } from '../../database/open.ts';
import { peopleOf } from '../connect.ts';
import type { Limits } from '../limits.ts';
import { Browser } from './browser.ts';
import { begin, callToken, refresh, signIn, signedIn } from './site-client.ts';
import { siteOrigin, startIdentity } from './test-identity.ts';
import type { TestIdentity } from './test-identity.ts';
import { personOf } from './test-people.ts';

let database: OpenDatabase;
let host: TestHost;
let server: TestIdentity;
let isFull = false;
const limits: Limits = { take: () => Promise.resolve({ allowed: !isFull, retryAfter: 1 }) };
beforeAll(async () => {
  database = await openTestDatabase();
  host = await openHost(database);
  server = await startIdentity(database.db, { people: peopleOf(host.context), limits });
});
afterAll(async () => {
  await server.close();
  await host.app.close();
  await database.close();
});

let before = 0;
beforeEach(() => {
  isFull = false;
});

interface Told {
  readonly event: string;
  readonly account?: string;
  readonly network?: string;
}

/** The events in the log since the test began. */
const told = (): Told[] =>
  server.lines
    .slice(before)
    .filter((line) => line.includes('"event"'))
    .map((line) => JSON.parse(line));
const begun = () => {
  before = server.lines.length;
};
const member = async () => personOf(await newMember(host, 'nl'));

it('a sign-in by redirect is recorded, refused or not, and so are sign-out and a token that is dead', async () => {
  const person = await member();
  const browser = new Browser(server.port);
  begun();
  const page = await browser.follow(begin().url);
  await signIn(browser, page, { ...person, password: 'not that one, no' });
  const tokens = await signedIn(new Browser(server.port), person);
  expect(told().map(({ event }) => event)).toEqual(['sign-in-refused', 'sign-in']);
  const away = new Browser(server.port);
  const { refresh_token: used } = await signedIn(away, person);
  await refresh(away, used);
  await refresh(away, used);
  await callToken(away, { grant_type: 'refresh_token', client_id: 'velours-nl', refresh_token: 'made up' });
  await away.call('/userinfo', { headers: { authorization: `Bearer ${tokens.access_token}x` } });
  const events = () => told().map(({ event }) => event);
  expect(events().slice(2)).toEqual(['sign-in', 'token-refused', 'token-refused', 'token-refused']);
  expect(new Set(told().map(({ network }) => network)).size).toBe(1);
  const accounts = told().flatMap(({ account }) => account ?? []);
  expect(new Set(accounts).size).toBe(1);
  for (const secret of [person.email, goodPassword, used, tokens.access_token, '127.0.0.1'])
    expect(server.lines.slice(before).join('')).not.toContain(secret);
});

it('a sign-out is recorded when the visitor goes, not when they stay', async () => {
  const browser = new Browser(server.port);
  await signedIn(browser, await member());
  begun();
  const query = new URLSearchParams({ client_id: 'velours-nl', returnTo: siteOrigin });
  const leave = async (form: Record<string, string>) => {
    const first = await browser.call(`/v2/logout?${query.toString()}`);
    if (first.location === null) throw new Error('expected a redirect');
    await browser.submit(await browser.call(first.location), form);
  };
  await leave({});
  expect(told()).toEqual([]);
  await leave({ logout: 'yes' });
  expect(told()).toMatchObject([{ event: 'sign-out', account: expect.any(String) }]);
});

it('a form that is not ours, and calls beyond the limit, are recorded', async () => {
  const browser = new Browser(server.port);
  const page = await browser.follow(begin().url);
  begun();
  await browser.submit(page, { csrf: 'made up', email: 'a@example.org', password: goodPassword });
  isFull = true;
  await callToken(browser, {
    grant_type: 'refresh_token',
    client_id: 'velours-nl',
    refresh_token: 'made up',
  });
  expect(told().map(({ event }) => event)).toEqual(['forgery-refused', 'limit-refused']);
});
