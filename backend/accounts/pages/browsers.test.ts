import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../database/open.ts';
import { openTestDatabase } from '../../database/test-database.ts';
import { goodPassword, newMember, openHost, TestBrowser } from '../test-kit.ts';
import type { TestHost } from '../test-kit.ts';

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0';
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Mobile/15E148 Safari/604.1';

describe('the browsers of a member', () => {
  let database: OpenDatabase;
  let host: TestHost;
  beforeAll(async () => {
    database = await openTestDatabase();
    host = await openHost(database);
  });
  afterAll(async () => {
    await host.app.close();
    await database.close();
  });

  /** Signs in with a browser that says what it is. */
  async function signIn(email: string, userAgent: string): Promise<TestBrowser> {
    const browser = new TestBrowser(host, 'fr', '192.0.2.9', userAgent);
    expect((await browser.signIn(email)).statusCode).toBe(303);
    return browser;
  }

  const listed = async (browser: TestBrowser, page = 'profile') => {
    const { body } = await browser.get(page);
    const section = /<section id="browsers">[\s\S]*?<\/section>/.exec(body)?.[0] ?? '';
    return {
      section,
      names: Array.from(section.matchAll(/<p class="name">([^<]*)/g), ([, name = '']) => name.trim()),
      handles: Array.from(section.matchAll(/name="end" value="(\w{32})"/g), ([, handle = '']) => handle),
    };
  };
  const end = async (browser: TestBrowser, which: string, password = goodPassword) =>
    browser.submit('profile', { part: 'browsers', browsersPassword: password, end: which });
  const isSignedIn = async (browser: TestBrowser) =>
    (await browser.call('GET', '/accounts/me')).statusCode === 200;

  it('are listed, this one first and marked, in words and to the day', async () => {
    const { email, browser: first } = await newMember(host);
    expect((await listed(first)).handles).toEqual([]);
    host.clock.pass(2 * 24 * 60 * 60);
    const phone = await signIn(email, safari);
    const { names, section, handles } = await listed(phone);
    expect(names).toEqual(['Safari sur iPhone', 'Navigateur sur appareil inconnu']);
    expect(handles).toHaveLength(1);
    expect(section.match(/class="here"/g)).toHaveLength(1);
    expect(section.indexOf('class="here"')).toBeLessThan(section.indexOf('Navigateur sur'));
    expect(section).toMatch(/Ouverte le 20 novembre 2026<.*utilisée le 20 novembre 2026</);
    expect(section).toMatch(/Ouverte le 22 novembre 2026<.*utilisée le 22 novembre 2026</);
    for (const secret of [safari, 'Version/26', '192.0.2.9', phone.cookies.get('velours_session') ?? '!'])
      expect(section).not.toContain(secret);
  });

  it('end one by one: the others and this one stay', async () => {
    const { email, browser: first } = await newMember(host);
    const [desk, phone] = [await signIn(email, firefox), await signIn(email, safari)];
    const { names, handles } = await listed(first);
    expect(names.slice(1).toSorted()).toEqual(['Firefox sur Windows', 'Safari sur iPhone']);
    const answer = await end(first, handles[names.indexOf('Safari sur iPhone') - 1] ?? '');
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/fr/profile?site=fr&saved=browsers']);
    expect(await isSignedIn(phone)).toBe(false);
    expect(await isSignedIn(desk)).toBe(true);
    expect(await isSignedIn(first)).toBe(true);
  });

  it('end all but this one', async () => {
    const { email, browser: first } = await newMember(host);
    const others = [await signIn(email, firefox), await signIn(email, safari)];
    expect((await listed(first)).section).toContain('value="others"');
    await end(first, 'others');
    expect(await isSignedIn(first)).toBe(true);
    for (const other of others) expect(await isSignedIn(other)).toBe(false);
    expect((await listed(first)).handles).toEqual([]);
  });

  it('end for nobody without the password, nor by Enter, which names none', async () => {
    const { email, browser: first } = await newMember(host);
    const other = await signIn(email, firefox);
    const { handles, section } = await listed(first);
    expect(section).toMatch(/<form[^>]*>\s*(?:<input[^>]*>\s*)*<button type="submit" disabled hidden>/);
    for (const password of ['', 'not that one, no']) {
      const refused = await end(first, handles[0] ?? '', password);
      expect(refused.statusCode).toBe(422);
      expect(refused.body).toContain('id="browsersPassword-fault"');
    }
    await end(first, '');
    expect(await isSignedIn(other)).toBe(true);
  });

  it('end only by a form of our own page (SEC8)', async () => {
    const { email, browser: first } = await newMember(host);
    const other = await signIn(email, firefox);
    const forged = { part: 'browsers', browsersPassword: goodPassword, end: 'others', xsrf: 'forged' };
    expect((await first.submit('profile', forged)).statusCode).toBe(403);
    expect(await isSignedIn(other)).toBe(true);
  });

  it('SEC12 are nobody else’s: a handle of another member ends nothing', async () => {
    const [odile, anna] = [await newMember(host), await newMember(host)];
    const hers = await signIn(odile.email, firefox);
    const { handles } = await listed(odile.browser);
    expect(handles).toHaveLength(1);
    const answer = await end(anna.browser, handles[0] ?? '');
    expect(answer.statusCode).toBe(303);
    expect(await isSignedIn(hers)).toBe(true);
    await end(anna.browser, 'others');
    expect(await isSignedIn(hers)).toBe(true);
    expect((await listed(anna.browser)).names).toHaveLength(1);
  });

  it('that have run out are not listed, and of many twenty are', async () => {
    const { email, browser: first } = await newMember(host);
    await signIn(email, firefox);
    host.clock.pass(15 * 24 * 60 * 60);
    const fresh = await signIn(email, safari);
    expect((await listed(fresh)).names).toEqual(['Safari sur iPhone']);
    expect(await isSignedIn(first)).toBe(false);
    for (let index = 0; index < 25; index += 1) await signIn(email, firefox);
    expect((await listed(fresh)).names).toHaveLength(20);
    await end(fresh, 'others');
    expect((await listed(fresh)).names).toHaveLength(1);
  });
});
