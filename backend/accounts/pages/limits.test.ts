import type { OpenDatabase } from '../../database/open.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { leastTimes, processorTime } from '#tests/support/least-times.ts';
import { openTestDatabase } from '../../database/test-database.ts';
import {
  goodPassword,
  mailsTo,
  newMember,
  openHost,
  pathOf,
  registerForm,
  TestBrowser,
} from '../test-kit.ts';
import type { TestHost } from '../test-kit.ts';

let database: OpenDatabase;
let host: TestHost;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  host = await openHost(database);
});
afterEach(async () => {
  await host.app.close();
  await database.db.deleteFrom('account_limits').execute();
});

const statuses = async (
  times: number,
  ask: (index: number) => Promise<{ statusCode: number }>,
): Promise<number[]> => {
  const all: number[] = [];
  for (let index = 0; index < times; index += 1) all.push((await ask(index)).statusCode);
  return all;
};

/** Notes after each call which mails for a new password an address has got: the next one takes the last one back. */
function resetsTo(email: string) {
  const written = new Set<string>();
  return {
    written,
    noting:
      <A, R>(ask: (given: A) => Promise<R>) =>
      async (given: A): Promise<R> => {
        const answer = await ask(given);
        for (const { id, purpose } of await mailsTo(host, email)) if (purpose === 'reset') written.add(id);
        return answer;
      },
  };
}

const count = (all: readonly number[], status: number): number => all.filter((one) => one === status).length;

describe('rate limits', () => {
  it('take ten sign-ins for one e-mail from one address in a quarter of an hour, known or not', async () => {
    const { email } = await newMember(host);
    for (const typed of [email, 'nobody@example.org']) {
      const browser = new TestBrowser(host, 'fr', '203.0.113.1');
      const all = await statuses(12, () => browser.signIn(typed, 'not that one, no'));
      expect([count(all, 422), count(all, 429)]).toStrictEqual([10, 2]);
      const refused = await browser.signIn(typed, goodPassword);
      expect(refused.statusCode).toBe(429);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(800);
      expect(refused.body).toContain(typed);
    }
    // The stranger cannot lock out the member at home.
    const home = new TestBrowser(host, 'fr', '203.0.113.2');
    expect((await home.signIn(email)).statusCode).toBe(303);
    host.clock.pass(15 * 60);
    expect((await new TestBrowser(host, 'fr', '203.0.113.1').signIn(email)).statusCode).toBe(303);
  });

  it('hold when the tries race, so that no guess slips through', async () => {
    const { email } = await newMember(host);
    const browser = new TestBrowser(host, 'fr', '203.0.113.3');
    await browser.get('sign-in');
    const all = await Promise.all(
      Array.from({ length: 50 }, () => browser.signIn(email, 'not that one, no')),
    );
    expect(
      count(
        all.map((one) => one.statusCode),
        422,
      ),
    ).toBe(10);
    expect(
      count(
        all.map((one) => one.statusCode),
        429,
      ),
    ).toBe(40);
  });

  it('forgive the tries of a member who signs in', async () => {
    const { email } = await newMember(host);
    const browser = new TestBrowser(host, 'fr', '203.0.113.4');
    for (let round = 0; round < 3; round += 1) {
      await statuses(9, () => browser.signIn(email, 'not that one, no'));
      expect((await browser.signIn(email)).statusCode).toBe(303);
      await browser.call('POST', '/logout');
    }
  });

  it('take sixty sign-ins from one address, whatever the e-mails, and 250 for one e-mail from anywhere', async () => {
    const browser = new TestBrowser(host, 'fr', '203.0.113.5');
    const spread = await statuses(63, (index) =>
      browser.signIn(`guess-${index}@example.org`, 'not that one, no'),
    );
    expect(count(spread, 429)).toBe(3);
    const { email } = await newMember(host);
    const botnet = await statuses(253, (index) =>
      new TestBrowser(host, 'fr', `10.1.0.${index}`).signIn(email, 'not that one, no'),
    );
    expect(count(botnet, 429)).toBe(3);
  });

  it('cannot lock a member out of a device on which they signed in before, from however many addresses', async () => {
    const { email } = await newMember(host);
    const home = new TestBrowser(host, 'fr', '203.0.113.40');
    expect((await home.signIn(email)).statusCode).toBe(303);
    await home.call('POST', '/logout');
    const strangers = async (): Promise<number[]> =>
      statuses(260, (index) =>
        new TestBrowser(host, 'fr', `10.4.${Math.floor(index / 10)}.1`).signIn(email, 'not that one, no'),
      );
    // The first sign-in of the member, on a device that was not known yet, is one of the 250.
    expect(count(await strangers(), 422)).toBe(249);
    // A stranger with the right password but without the device waits; the member at home does not, nor elsewhere.
    expect((await new TestBrowser(host, 'fr', '203.0.113.41').signIn(email)).statusCode).toBe(429);
    expect((await home.signIn(email)).statusCode).toBe(303);
    await home.call('POST', '/logout');
    const moved = new TestBrowser(host, 'fr', '10.4.1.1');
    for (const [name, value] of home.cookies) moved.cookies.set(name, value);
    expect((await moved.signIn(email)).statusCode).toBe(303);
  });

  it('cannot be used by ten addresses against a member on a device where they never signed in, however long they go on', async () => {
    const { email } = await newMember(host);
    const strangers = await statuses(300, (index) =>
      new TestBrowser(host, 'fr', `10.6.${index % 10}.1`).signIn(email, 'not that one, no'),
    );
    expect([count(strangers, 422), count(strangers, 429)]).toStrictEqual([100, 200]);
    const newDevice = new TestBrowser(host, 'fr', '203.0.113.45');
    expect((await newDevice.signIn(email)).statusCode).toBe(303);
  });

  it('take ten tries of a known device, and no device of somebody else for one', async () => {
    const { email } = await newMember(host);
    const device = new TestBrowser(host, 'fr', '203.0.113.42');
    await device.signIn(email);
    await device.call('POST', '/logout');
    const all = await statuses(12, () => device.signIn(email, 'not that one, no'));
    expect([count(all, 422), count(all, 429)]).toStrictEqual([10, 2]);
    const other = (await newMember(host)).email;
    const onOther = await statuses(12, () => device.signIn(other, 'not that one, no'));
    expect([count(onOther, 422), count(onOther, 429)]).toStrictEqual([10, 2]);
    expect((await new TestBrowser(host, 'fr', '203.0.113.42').signIn(other)).statusCode).toBe(429);
  });

  it('leave a way in to whoever holds the mailbox, and none to a device from before the new password', async () => {
    const { email } = await newMember(host);
    const old = new TestBrowser(host, 'fr', '203.0.113.43');
    await old.signIn(email);
    await old.call('POST', '/logout');
    const owner = new TestBrowser(host, 'fr', '203.0.113.44');
    await owner.submit('password', { email });
    const [mail] = (await mailsTo(host, email)).filter(({ purpose }) => purpose === 'reset');
    const link = new URL(mail?.link ?? '', 'http://account.test');
    const page = `${link.pathname.replace(/^\/fr\//, '')}${link.search}`;
    const newPassword = 'onze canards violets';
    await owner.submit(page, { newPassword });
    await statuses(260, (index) =>
      new TestBrowser(host, 'fr', `10.5.${Math.floor(index / 10)}.1`).signIn(email, 'not that one, no'),
    );
    expect((await old.signIn(email, newPassword)).statusCode).toBe(429);
    expect((await owner.signIn(email, newPassword)).statusCode).toBe(303);
  });

  it('leave the newest link for a new password to its owner, however often ten addresses ask for one', async () => {
    const { email } = await newMember(host);
    const { written, noting } = resetsTo(email);
    const ask = noting((address: string) =>
      new TestBrowser(host, 'fr', address).submit('password', { email }),
    );
    for (const minutes of [0, 29, 30]) {
      host.clock.pass(minutes * 60);
      await statuses(60, (index) => ask(`10.7.${index % 10}.1`));
    }
    // The last minute of their hour: nothing more is written, to the owner neither.
    expect((await ask('203.0.113.46')).statusCode).toBe(200);
    expect(written.size).toBe(3);
    const mails = (await mailsTo(host, email)).filter(({ purpose }) => purpose === 'reset');
    // The links of the others no longer work: they do not wait to be sent.
    expect(mails).toHaveLength(1);
    const owner = new TestBrowser(host, 'fr', '203.0.113.46');
    const newPassword = 'onze canards violets';
    await owner.submit(pathOf(mails[0]?.link ?? ''), { newPassword });
    expect((await owner.signIn(email, newPassword)).statusCode).toBe(303);
  });

  it('take twenty registrations from one address in an hour', async () => {
    const browser = new TestBrowser(host, 'fr', '203.0.113.6');
    const all = await statuses(22, (index) =>
      browser.submit('register', registerForm(`new-${index}@example.org`)),
    );
    expect([count(all, 200), count(all, 429)]).toStrictEqual([20, 2]);
    host.clock.pass(60 * 60);
    expect((await browser.submit('register', registerForm('later@example.org'))).statusCode).toBe(200);
  });

  it('write three mails an hour to one address, and answer the same after that', async () => {
    const { email } = await newMember(host);
    const { written, noting } = resetsTo(email);
    const ask = noting((index: number) =>
      new TestBrowser(host, 'fr', `10.2.0.${index}`).submit('password', { email }),
    );
    expect(count(await statuses(6, ask), 200)).toBe(6);
    expect(written.size).toBe(3);
    const register = (index: number) =>
      new TestBrowser(host, 'fr', `10.3.0.${index}`).submit('register', registerForm(email));
    expect(count(await statuses(6, register), 200)).toBe(6);
    const exists = (await mailsTo(host, email)).filter((mail) => mail.purpose === 'exists');
    expect(exists.length).toBeGreaterThan(0);
    expect(exists.length).toBeLessThanOrEqual(3);
    host.clock.pass(60 * 60);
    await ask(9);
    expect(written.size).toBe(4);
  });

  it('take twenty requests for a new password from one address', async () => {
    const browser = new TestBrowser(host, 'fr', '203.0.113.7');
    const all = await statuses(22, (index) =>
      browser.submit('password', { email: `who-${index}@example.org` }),
    );
    expect([count(all, 200), count(all, 429)]).toStrictEqual([20, 2]);
  });

  it('take ten guesses of the password by whoever sits at a signed-in browser', async () => {
    const { browser } = await newMember(host);
    const guess = () => browser.submit('profile', { part: 'leave', leavePassword: 'not that one, no' });
    const all = await statuses(12, guess);
    expect([count(all, 422), count(all, 429)]).toStrictEqual([10, 2]);
  });

  it('believe X-Forwarded-For of nobody', async () => {
    const browser = new TestBrowser(host, 'fr', '203.0.113.8');
    await browser.get('sign-in');
    const all = await statuses(12, (index) =>
      browser.send({
        method: 'POST',
        url: '/fr/sign-in',
        headers: {
          origin: 'http://account.velours.localhost:4000',
          'content-type': 'application/x-www-form-urlencoded',
          'x-forwarded-for': `198.18.0.${index}`,
        },
        payload: new URLSearchParams({
          xsrf: browser.cookies.get('XSRF-TOKEN') ?? '',
          email: 'forwarded@example.org',
          password: 'x',
        }).toString(),
      }),
    );
    expect(count(all, 429)).toBe(2);
  });
});

describe('an unknown e-mail', () => {
  const strip = (body: string, email: string): string =>
    body.replaceAll(email, '').replaceAll(/name="xsrf" value="[^"]*"/g, '');

  it('answers as a known one when signing in, registering and asking for a new password', async () => {
    const { email } = await newMember(host);
    const unknown = 'unknown-one@example.org';
    const answers = async (typed: string, address: string) => {
      const browser = new TestBrowser(host, 'fr', address);
      const all = [
        await browser.signIn(typed, 'not that one, no'),
        await browser.submit('password', { email: typed }),
        await browser.submit('register', registerForm(typed)),
      ];
      return all.map((one) => ({
        status: one.statusCode,
        body: strip(one.body, typed),
        headers: Object.keys(one.headers).toSorted(),
        cookies: [one.headers['set-cookie'] ?? []].flat().map((cookie) => cookie.split('=')[0]),
      }));
    };
    expect(await answers(email, '203.0.113.20')).toStrictEqual(await answers(unknown, '203.0.113.21'));
    // Only the mail differs, and only its owner sees it.
    expect((await mailsTo(host, email))[0]?.purpose).toBe('exists');
    expect((await mailsTo(host, unknown))[0]?.purpose).toBe('confirm');
  });

  it('leaves a registered account as it is when somebody registers it again', async () => {
    const { browser, email } = await newMember(host);
    const stranger = new TestBrowser(host, 'fr', '203.0.113.22');
    await stranger.submit('register', {
      firstName: 'Mallory',
      lastName: 'Intruder',
      email: email.toUpperCase(),
      password: 'a password of mallory',
    });
    expect((await stranger.signIn(email, 'a password of mallory')).statusCode).toBe(422);
    expect(JSON.parse((await browser.call('GET', '/accounts/me')).body).firstname).toBe('Odile');
    const [mail] = await mailsTo(host, email);
    expect(mail?.body).toContain('Bonjour Odile');
    expect(mail?.body).not.toContain('Mallory');
    expect(pathOf(mail?.link ?? '')).toBe('/fr/password?site=fr');
  });

  it('takes as long as a known one', async () => {
    const slow = await openHost(database, { evenMilliseconds: 120, hashCost: { log2n: 13, r: 8, p: 1 } });
    const { email } = await newMember(slow);
    const by = (address: string) => {
      const browser = new TestBrowser(slow, 'fr', address);
      return browser.get('sign-in').then(() => browser);
    };
    const [known, unknown] = [await by('203.0.113.30'), await by('203.0.113.31')];
    const signIn = await leastTimes(
      7,
      [
        () => known.signIn(email, 'not that one, no'),
        (round) => unknown.signIn(`no-${round}@example.org`, 'not that one, no'),
      ],
      processorTime,
    );
    expect(Math.max(...signIn) / Math.min(...signIn)).toBeLessThan(2);
    const reset = await leastTimes(5, [
      () => known.submit('password', { email }),
      (round) => unknown.submit('password', { email: `no-${round}@example.org` }),
    ]);
    expect(Math.min(...reset)).toBeGreaterThan(115);
    expect(Math.max(...reset) / Math.min(...reset)).toBeLessThan(1.5);
    await slow.app.close();
  });
});
