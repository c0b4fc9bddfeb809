import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { boundedErrors } from '#src/config/log/bounded-errors.ts';
import { openTestDatabase } from '../../database/test-database.ts';
import type { OpenDatabase } from '../../database/open.ts';
import {
  accountOrigin,
  goodPassword,
  mailsTo,
  newMember,
  openHost,
  pathOf,
  registerForm,
  siteOriginOf,
  TestBrowser,
} from '../test-kit.ts';
import type { TestHost } from '../test-kit.ts';
import { TestLog } from '../../test-log.ts';
import { accountEvents } from './account-events.ts';

interface Line {
  readonly level: number;
  readonly msg: string;
  readonly event?: string;
  readonly account?: string;
  readonly network?: string;
  readonly trace?: string;
  readonly limit?: string;
  readonly reason?: string;
  readonly leftOut?: number;
}

let database: OpenDatabase;
let host: TestHost;
const log = new TestLog({ hooks: { logMethod: boundedErrors() } });
beforeAll(async () => {
  database = await openTestDatabase();
  host = await openHost(database, {}, log.logger);
});
beforeEach(() => {
  log.clear();
});
afterAll(async () => {
  await host.app.close();
  await database.close();
});

const lines = (): Line[] =>
  log.text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
const events = (): Line[] => lines().filter(({ event }) => event !== undefined);
const names = () => events().map(({ event }) => event);

const newPassword = 'neuf hiboux gris';

describe('what happens to an account', () => {
  it('is a line each, from the first day to the last', async () => {
    const { browser, email } = await newMember(host);
    expect(names()).toEqual(['account-made', 'mail-confirmed']);
    log.clear();
    await browser.call('POST', '/logout');
    await browser.signIn(email, 'not that one, no');
    await browser.signIn(email);
    expect(names()).toEqual(['sign-out', 'sign-in-refused', 'sign-in']);
    log.clear();
    const change = { part: 'password', newPassword };
    await browser.submit('profile', { ...change, currentPassword: 'not that one, no' });
    await browser.submit('profile', { ...change, currentPassword: goodPassword });
    await browser.submit('profile', { part: 'sign-out' });
    expect(names()).toEqual(['password-refused', 'password-changed', 'sign-out']);
    log.clear();
    await browser.submit('password', { email });
    const link = pathOf((await mailsTo(host, email))[0]?.link ?? '');
    await browser.submit(link, { newPassword: goodPassword });
    await browser.submit(link, { newPassword: goodPassword });
    expect(names()).toEqual(['reset-asked', 'reset-used', 'link-refused']);
    log.clear();
    await browser.signIn(email);
    await browser.submit('profile', { part: 'leave', leavePassword: goodPassword });
    expect(names()).toEqual(['sign-in', 'account-removed']);
    for (const { event = '', level, account, network } of events()) {
      expect(level).toBe(30);
      expect(Object.keys(accountEvents)).toContain(event);
      expect(account).toMatch(/^[0-9a-f]{16}$/);
      expect(network).toMatch(/^[0-9a-f]{16}$/);
    }
  });

  it('has the trace of its request, whose line says which it was', async () => {
    await new TestBrowser(host).signIn('nobody@example.org', 'not that one, no');
    const [refused] = events();
    expect(refused?.trace).toMatch(/^[0-9a-f]{32}$/);
    expect(lines().filter(({ trace, msg }) => trace === refused?.trace && msg === 'request')).toHaveLength(1);
  });

  it('holds no mail address, name, password, token, link or network address', async () => {
    const address = '203.0.113.77';
    const email = 'odile.unmistakable@example.org';
    const browser = new TestBrowser(host, 'fr', address);
    await browser.submit('register', registerForm(email));
    const confirm = pathOf((await mailsTo(host, email))[0]?.link ?? '');
    await browser.submit(confirm, {});
    const session = browser.cookies.get('velours_session') ?? '';
    const device = browser.cookies.get('velours_device') ?? '';
    await new TestBrowser(host, 'fr', '2001:db8:7:7::1').signIn(email, 'not that one, no');
    await browser.submit('password', { email });
    const reset = pathOf((await mailsTo(host, email))[0]?.link ?? '');
    await browser.submit(reset, { newPassword });
    await new TestBrowser(host, 'fr', address).signIn(email, newPassword);
    await browser.send({
      url: '/api/v1/accounts/me',
      headers: { origin: siteOriginOf('fr'), authorization: 'Bearer token-secret-value' },
    });
    await browser.submit('sign-in', { email, password: goodPassword, xsrf: 'forged-secret-value' });
    expect(new Set(names())).toEqual(
      new Set([
        'account-made',
        'mail-confirmed',
        'sign-in-refused',
        'reset-asked',
        'reset-used',
        'sign-in',
        'token-refused',
        'forgery-refused',
      ]),
    );
    const tokenOf = (link: string) => new URL(link, accountOrigin).searchParams.get('token') ?? '';
    const secrets = [
      email,
      'unmistakable',
      'Odile',
      'Marchetti',
      goodPassword,
      newPassword,
      'not that one, no',
      session,
      device,
      tokenOf(confirm),
      tokenOf(reset),
      'secret-value',
      address,
      '2001:db8',
    ];
    for (const secret of secrets) {
      expect(secret.length).toBeGreaterThan(4);
      expect(log.text.toLowerCase()).not.toContain(secret.toLowerCase());
    }
  });

  it('tells one who tries many accounts from many who forgot their password', async () => {
    const alone = new TestBrowser(host, 'fr', '203.0.113.80');
    for (let index = 0; index < 5; index += 1)
      await alone.signIn(`victim-${index}@example.org`, 'not that one, no');
    for (let index = 0; index < 5; index += 1)
      await new TestBrowser(host, 'fr', `203.0.113.${90 + index}`).signIn(
        `person-${index}@example.net`,
        'not that one, no',
      );
    const all = events();
    expect(names()).toEqual(Array<string>(10).fill('sign-in-refused'));
    expect(new Set(all.map(({ account }) => account)).size).toBe(10);
    const networks = all.map(({ network }) => network);
    expect(new Set(networks.slice(0, 5)).size).toBe(1);
    expect(new Set(networks).size).toBe(6);
  });

  it('says when a lock-out begins, and that it goes on', async () => {
    const browser = new TestBrowser(host, 'fr', '203.0.113.99');
    for (let index = 0; index < 12; index += 1)
      await browser.signIn('locked@example.org', 'not that one, no');
    expect(names()).toEqual([...Array<string>(10).fill('sign-in-refused'), 'lock-out', 'limit-refused']);
    const late = events().slice(10);
    expect(late.map(({ level, limit }) => [level, limit])).toEqual([
      [40, 'sign-in pair'],
      [40, 'sign-in pair'],
    ]);
    expect(new Set(events().map(({ account }) => account)).size).toBe(1);
  });

  it('is written ten times a minute for the same account and network, however often it happens', async () => {
    const browser = new TestBrowser(host, 'fr', '203.0.113.98');
    const many = new TestBrowser(host, 'fr', '203.0.113.97');
    await many.get('sign-in');
    const before = counted('limit-refused');
    for (let index = 0; index < 40; index += 1)
      await browser.signIn('flooded@example.org', 'not that one, no');
    expect(names().filter((name) => name === 'limit-refused')).toHaveLength(10);
    expect(counted('limit-refused') - before).toBe(29);
    await many.signIn('flooded@example.org', 'not that one, no');
    expect(names().at(-1)).toBe('sign-in-refused');
  });
});

describe('a request that is not from a page of ours', () => {
  it('is a line with what was wrong, of calls and of forms', async () => {
    const { browser, id } = await newMember(host);
    log.clear();
    const call = (headers: Record<string, string>) =>
      browser.call('POST', `/client/${id}/cinema/cinema-1`, undefined, headers);
    await call({ origin: 'https://elsewhere.example' });
    await call({ 'x-xsrf-token': 'another' });
    await browser.send({ method: 'POST', url: '/fr/profile', headers: { origin: 'null' } });
    expect(events().map(({ event, reason }) => [event, reason])).toEqual([
      ['forgery-refused', 'origin'],
      ['forgery-refused', 'token'],
      ['forgery-refused', 'origin'],
    ]);
  });
});

function counted(event: string): number {
  return [...host.context.events].find((one) => one.event === event)?.count ?? 0;
}
