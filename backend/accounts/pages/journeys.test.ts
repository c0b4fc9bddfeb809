import type { OpenDatabase } from '../../database/open.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../database/test-database.ts';
import {
  goodPassword,
  jsonOf,
  mailsTo,
  newMember,
  openHost,
  pathOf,
  registerForm,
  TestBrowser,
} from '../test-kit.ts';
import type { TestHost } from '../test-kit.ts';

const otherPassword = 'neuf hiboux gris';

describe('a member', () => {
  let database: OpenDatabase;
  let host: TestHost;
  const changed: string[] = [];
  beforeAll(async () => {
    database = await openTestDatabase();
    host = await openHost(database, {
      onCredentialsChanged: async (id) => {
        changed.push(id);
      },
    });
  });
  afterAll(async () => {
    await host.app.close();
    await database.close();
  });

  const account = async (browser: TestBrowser) => jsonOf(await browser.call('GET', '/accounts/me'));
  const linkTo = async (email: string) => pathOf((await mailsTo(host, email))[0]?.link ?? '');

  it('R200 R201 R202 registers, confirms in the same browser, is welcomed, and signs in again', async () => {
    const browser = new TestBrowser(host);
    const email = 'journey@example.org';
    const sent = await browser.submit('register', { ...registerForm(email), newsletter: 'yes' });
    expect(sent.statusCode).toBe(200);
    expect(sent.body).toContain(email);
    expect((await browser.call('GET', '/accounts/me')).statusCode).toBe(401);

    const link = await linkTo(email);
    expect(link).toMatch(/^\/fr\/mail\?site=fr&token=[\w-]{43}$/);
    // Opening a link does not use it up, because mail scanners open links.
    for (let visit = 0; visit < 3; visit += 1) expect((await browser.get(link)).statusCode).toBe(200);
    const confirmed = await browser.submit(link, {});
    expect([confirmed.statusCode, confirmed.headers.location]).toStrictEqual([303, '/fr/mail?site=fr']);
    expect(await account(browser)).toMatchObject({
      registered: true,
      emailVerify: true,
      firstLogin: true,
      newsletterSubscription: true,
    });
    expect((await browser.get('mail')).body).toContain('Bienvenue, Odile');
    expect((await browser.submit('mail', {})).headers.location).toBe('/fr/done?site=fr&event=mail');
    expect(await account(browser)).toMatchObject({ firstLogin: false });

    const again = await browser.submit(link, {});
    expect(again.statusCode).toBe(410);
    const other = new TestBrowser(host);
    expect((await other.signIn(email)).headers.location).toBe('/fr/done?site=fr&event=login');
    expect(await account(other)).toMatchObject({ email });
  });

  it('R202 signs in without confirming, is reminded from the second time on, and has the mail sent again', async () => {
    const browser = new TestBrowser(host);
    const email = 'unconfirmed@example.org';
    await browser.submit('register', registerForm(email));
    await browser.signIn(email);
    expect(await account(browser)).toMatchObject({ registered: true, emailVerify: false, firstLogin: true });
    await browser.call('POST', '/logout');
    await browser.signIn(email);
    expect(await account(browser)).toMatchObject({ emailVerify: false, firstLogin: false });
    const first = await linkTo(email);
    expect((await browser.get('mail')).body).toContain(email);
    expect((await browser.submit('mail', {})).statusCode).toBe(200);
    expect(await linkTo(email)).not.toBe(first);
    expect((await browser.submit(first, {})).statusCode).toBe(410);
    await browser.submit(await linkTo(email), {});
    expect(await account(browser)).toMatchObject({ emailVerify: true });
  });

  it('asks for the password where a link is followed in another browser', async () => {
    const email = 'elsewhere@example.org';
    await new TestBrowser(host).submit('register', registerForm(email));
    const link = await linkTo(email);
    const other = new TestBrowser(host);
    expect((await other.get(link)).body).toContain('type="password"');
    expect((await other.submit(link, {})).statusCode).toBe(422);
    expect((await other.submit(link, { password: 'not that one, no' })).statusCode).toBe(422);
    expect(other.cookies.has('velours_session')).toBe(false);
    expect((await other.submit(link, { password: goodPassword })).statusCode).toBe(303);
    expect(await account(other)).toMatchObject({ email, emailVerify: true });
  });

  it('R200 completes an account that was made elsewhere before anything else', async () => {
    const { browser, id, email } = await newMember(host);
    await host.db
      .updateTable('accounts')
      .set({ registered: false, first_name: '' })
      .where('id', '=', id)
      .execute();
    expect(await account(browser)).toMatchObject({ registered: false });
    await browser.call('POST', '/logout');
    expect((await browser.signIn(email)).headers.location).toBe('/fr/register?site=fr');
    expect((await browser.submit('register', { firstName: '', lastName: 'X' })).statusCode).toBe(422);
    const done = await browser.submit('register', { firstName: 'Ada', lastName: 'Lamont' });
    expect(done.headers.location).toBe('/fr/done?site=fr&event=register');
    expect(await account(browser)).toMatchObject({ registered: true, firstname: 'Ada', lastname: 'Lamont' });
  });

  it('chooses a new password by mail: the link works once, sessions end, the address is confirmed', async () => {
    const { browser, email, id } = await newMember(host);
    await host.db.updateTable('accounts').set({ email_verified_at: null }).where('id', '=', id).execute();
    const visitor = new TestBrowser(host);
    await visitor.submit('password', { email });
    const link = await linkTo(email);
    expect(link).toMatch(/^\/fr\/password\/new\?site=fr&token=/);
    expect((await visitor.get(link)).body).toContain('autocomplete="new-password"');
    expect((await visitor.submit(link, { newPassword: 'short' })).statusCode).toBe(422);
    const tries = await Promise.all(
      Array.from({ length: 8 }, () => visitor.submit(link, { newPassword: otherPassword })),
    );
    expect(tries.filter((one) => one.statusCode === 303)).toHaveLength(1);
    expect(tries.filter((one) => one.statusCode === 410)).toHaveLength(7);
    expect((await visitor.get(link)).statusCode).toBe(410);
    expect((await browser.call('GET', '/accounts/me')).statusCode).toBe(401);
    expect((await visitor.signIn(email)).statusCode).toBe(422);
    expect((await visitor.signIn(email, otherPassword)).statusCode).toBe(303);
    expect(await account(visitor)).toMatchObject({ emailVerify: true });
    expect((await mailsTo(host, email))[0]?.purpose).toBe('password-changed');
    expect(changed).toContain(id);
  });

  it('changes the password: this browser stays signed in with another session, others do not', async () => {
    const { browser, email, id } = await newMember(host);
    const other = new TestBrowser(host);
    await other.signIn(email);
    const before = browser.cookies.get('velours_session');
    const change = (currentPassword: string, newPassword: string) =>
      browser.submit('profile', { part: 'password', currentPassword, newPassword });
    expect((await change('not that one, no', otherPassword)).statusCode).toBe(422);
    expect((await change(goodPassword, 'marchetti odile')).statusCode).toBe(422);
    expect((await change(goodPassword, otherPassword)).headers.location).toContain('saved=password');
    expect(browser.cookies.get('velours_session')).not.toBe(before);
    expect(await account(browser)).toMatchObject({ email });
    expect((await other.call('GET', '/accounts/me')).statusCode).toBe(401);
    expect((await other.signIn(email, otherPassword)).statusCode).toBe(303);
    expect(changed).toContain(id);
  });

  it('changes the names, signs out, and deletes the account with everything in it', async () => {
    const { browser, email, id } = await newMember(host);
    await browser.call('POST', `/client/${id}/cinema/cinema-1`);
    await browser.submit('profile', { part: 'profile', firstName: 'Zoë', lastName: "O'Neill–Đặng" });
    expect(await account(browser)).toMatchObject({ firstname: 'Zoë', lastname: "O'Neill–Đặng" });
    expect((await browser.submit('profile', { part: 'leave', leavePassword: '' })).statusCode).toBe(422);
    expect(
      (await browser.submit('profile', { part: 'leave', leavePassword: 'wrong wrong' })).statusCode,
    ).toBe(422);
    expect((await browser.submit('profile', { part: 'sign-out' })).headers.location).toContain(
      'event=logout',
    );
    expect((await browser.call('GET', '/accounts/me')).statusCode).toBe(401);
    await browser.signIn(email);
    const gone = await browser.submit('profile', { part: 'leave', leavePassword: goodPassword });
    expect(gone.statusCode).toBe(200);
    expect(browser.cookies.has('velours_session')).toBe(false);
    expect((await browser.signIn(email)).statusCode).toBe(422);
    expect((await mailsTo(host, email)).map((mail) => mail.purpose)).toStrictEqual(['account-deleted']);
    expect(
      await host.db.selectFrom('account_favourites').selectAll().where('account_id', '=', id).execute(),
    ).toEqual([]);
  });

  it('signs in with a token that nobody knew before (no session is taken over)', async () => {
    const { email } = await newMember(host);
    const browser = new TestBrowser(host);
    const planted = 'A'.repeat(43);
    browser.cookies.set('velours_session', planted);
    await browser.get('sign-in');
    expect((await browser.signIn(email)).statusCode).toBe(303);
    expect(browser.cookies.get('velours_session')).not.toBe(planted);
    const first = browser.cookies.get('velours_session') ?? '';
    await browser.get('sign-in');
    const other = new TestBrowser(host);
    other.cookies.set('velours_session', first);
    expect((await other.signIn(email)).statusCode).toBe(303);
    browser.cookies.set('velours_session', first);
    expect((await browser.call('GET', '/accounts/me')).statusCode).toBe(401);
  });

  it('is still signed in, with everything, by another process over the same database', async () => {
    const { browser, id } = await newMember(host);
    await browser.call('POST', `/client/${id}/cinema/cinema-3`);
    const second = await openHost(database);
    const again = new TestBrowser(second);
    for (const [name, value] of browser.cookies) again.cookies.set(name, value);
    expect(jsonOf(await again.call('GET', `/client/${id}`))['favoriteCinemas']).toStrictEqual(['cinema-3']);
    await second.app.close();
  });
});
