import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { accountOrigin, mailsTo, pathOf, TestBrowser } from '../../accounts/test-kit.ts';
import { openTestDatabase } from '../../database/test-database.ts';
import type { OpenDatabase } from '../../database/open.ts';
import { clearNotices, openNoticeHost, plantShowtime } from '../test-kit.ts';
import type { NoticeHost } from '../test-kit.ts';
import { noticeWords } from '../words.ts';

let database: OpenDatabase;
let host: NoticeHost;
beforeAll(async () => {
  database = await openTestDatabase();
  host = await openNoticeHost(database);
});
afterEach(() => clearNotices(host.db));
afterAll(async () => {
  await host.app.close();
  await database.close();
});

const film = 'la-maree';
const email = 'odile@example.org';
const states = async () =>
  (await host.db.selectFrom('sale_notices').select('state').execute()).map(({ state }) => state);

/** Orders a notice on the page; returns the paths of the links in its mail. */
async function ordered(
  browser: TestBrowser,
  fields: Record<string, string> = {},
): Promise<{ confirm: string; stop: string; oneTouch: string }> {
  const answer = await browser.submit(`notice?film=${film}`, { email, place: '', version: '', ...fields });
  expect(answer.statusCode).toBe(200);
  const [mail] = await mailsTo(host, fields['email'] ?? email);
  const row = await host.db
    .selectFrom('mail_queue')
    .select('unsubscribe')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return {
    confirm: pathOf(mail?.link ?? ''),
    stop: pathOf(/https?:\S+notice\/stop\S+/.exec(mail?.body ?? '')?.[0] ?? ''),
    oneTouch: pathOf(row?.unsubscribe ?? ''),
  };
}

describe('the page that orders a notice', () => {
  it.each(['fr', 'en', 'de', 'nl'] as const)(
    'D56 names the film and offers places and versions in %s',
    async (language) => {
      const page = await new TestBrowser(host).get(
        `/${language}/notice?site=fr&film=${film}&city=lille&version=VF`,
      );
      expect(page.statusCode).toBe(200);
      const words = noticeWords[language];
      expect(page.body).toContain(`<h1>${words.order.title}</h1>`);
      expect(page.body).toContain('La marée');
      expect(page.body).toContain(words.order.privacy.replaceAll("'", '&#39;'));
      expect(page.body).toContain('<option value="city:lille" selected>Ville lille</option>');
      expect(page.body).toContain('<option value="cinema:lens">Cinéma lens</option>');
      expect(page.body).toContain('<option value="vf" selected>Version française</option>');
      expect(page.body).toContain(`href="/${language === 'en' ? 'fr' : 'en'}/notice?site=fr`);
      expect(page.headers['cache-control']).toBe('private, no-store');
    },
  );

  it('D56 goes from the form to a confirmed notice without script', async () => {
    const browser = new TestBrowser(host);
    const { confirm } = await ordered(browser, { place: 'city:lille', version: 'vost' });
    const page = await new TestBrowser(host, 'fr', '203.0.113.5').get(confirm);
    expect(page.body).toContain('La marée · Ville lille · Version originale');
    expect(await states()).toEqual(['waiting']);
    const done = await new TestBrowser(host, 'fr', '203.0.113.6').submit(confirm, {});
    expect(done.body).toContain(noticeWords.fr.confirmed.title);
    expect(await states()).toEqual(['confirmed']);
  });

  it('does not know a film, a place or a version that the site lacks, and asks for an address', async () => {
    const browser = new TestBrowser(host);
    expect((await browser.get('notice?film=nothing')).statusCode).toBe(404);
    expect((await browser.get('notice')).statusCode).toBe(404);
    expect((await browser.get(`/fr/notice?film=${film}`)).statusCode).toBe(404);
    const send = async (fields: Record<string, string>) =>
      (await browser.submit(`notice?film=${film}`, { email, place: '', version: '', ...fields })).statusCode;
    expect(await send({ place: 'cinema:nowhere' })).toBe(404);
    expect(await send({ version: 'klingon' })).toBe(404);
    expect(await send({ email: '' })).toBe(422);
    expect(await send({ email: 'odile@example.org, mallory@evil.example' })).toBe(422);
    expect(await states()).toEqual([]);
  });

  it('D56 offers no notice on what can be booked already, and says of no film that it is not on sale', async () => {
    await plantShowtime(host.db);
    const browser = new TestBrowser(host);
    const there = await browser.get(`notice?film=${film}&city=lille`);
    expect(there.body).toContain(noticeWords.fr.onSale.title);
    expect(there.body).not.toContain('name="email"');
    const elsewhere = await browser.get(`notice?film=${film}&city=lens`);
    expect(elsewhere.body).toContain('name="email"');
    expect(elsewhere.body).not.toContain('pas encore en vente');
  });

  it('says that the film can be booked, and leads there', async () => {
    await plantShowtime(host.db);
    const browser = new TestBrowser(host);
    const answer = await browser.submit(`notice?film=${film}`, { email, place: 'city:lille', version: '' });
    expect(answer.body).toContain(noticeWords.fr.onSale.title);
    expect(answer.body).toContain('href="http://fr.velours.localhost:3000/');
    expect(await states()).toEqual([]);
  });

  it('is limited by network address', async () => {
    const browser = new TestBrowser(host);
    for (let at = 0; at < 20; at += 1) await ordered(browser, { email: `person-${at}@example.org` });
    const refused = await browser.submit(`notice?film=${film}`, { email, place: '', version: '' });
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_000);
  });

  it('takes no form of another site', async () => {
    const browser = new TestBrowser(host);
    await browser.get('sign-in');
    const forged = await browser.send({
      method: 'POST',
      url: `/fr/notice?site=fr&film=${film}`,
      headers: { origin: 'https://evil.example', 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ email }).toString(),
    });
    expect(forged.statusCode).toBe(403);
    expect(await states()).toEqual([]);
  });
});

describe('the page of a link', () => {
  it('that is too old or wrong says so and changes nothing', async () => {
    const { confirm } = await ordered(new TestBrowser(host));
    host.clock.pass(24 * 60 * 60 + 1);
    const browser = new TestBrowser(host);
    expect((await browser.get(confirm)).statusCode).toBe(410);
    expect((await browser.submit(confirm, {})).statusCode).toBe(410);
    expect(await states()).toEqual(['waiting']);
    for (const token of ['', 'x', 'A'.repeat(43)]) {
      expect((await browser.get(`notice/confirm?token=${token}`)).statusCode).toBe(410);
      expect((await browser.submit(`notice/stop?token=${token}`, {})).statusCode).toBe(200);
    }
  });

  it('D56 stops with one button; opening it stops nothing', async () => {
    const browser = new TestBrowser(host);
    const { stop } = await ordered(browser);
    const page = await browser.get(stop);
    expect(page.body.match(/<form /g)).toHaveLength(1);
    expect(await states()).toEqual(['waiting']);
    const done = await browser.submit(stop, {});
    expect(done.body).toContain(noticeWords.fr.stopped.title);
    expect(await states()).toEqual([]);
    expect((await browser.get(stop)).body).toContain(noticeWords.fr.stale.title);
  });

  it('offers to stop the others of the same person too', async () => {
    const browser = new TestBrowser(host);
    await ordered(browser, { place: 'city:lens' });
    await ordered(browser, { email: 'somebody@example.org' });
    const { stop } = await ordered(browser);
    expect((await browser.get(stop)).body).toContain(noticeWords.fr.stop.all(1));
    await browser.submit(stop, { extent: 'all' });
    expect(await states()).toEqual(['waiting']);
  });

  it('of a stopping link does not confirm, and the other way round', async () => {
    const browser = new TestBrowser(host);
    const { confirm, stop } = await ordered(browser);
    expect((await browser.submit(stop.replace('stop', 'confirm'), {})).statusCode).toBe(410);
    await browser.submit(confirm.replace('notice/confirm', 'notice/stop'), {});
    expect(await states()).toEqual(['waiting']);
  });
});

describe('the address in List-Unsubscribe', () => {
  const post = (url: string, payload: string, type = 'application/x-www-form-urlencoded') =>
    host.app.inject({
      method: 'POST',
      url,
      headers: { host: new URL(accountOrigin).host, 'content-type': type },
      payload,
    });

  it.each([
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
    ],
  ])('D56 stops at one touch of a mail program: %s', async (type, body) => {
    const { oneTouch } = await ordered(new TestBrowser(host));
    const answer = await post(oneTouch, body, type);
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([204, undefined]);
    expect(await states()).toEqual([]);
    expect((await post(oneTouch, body, type)).statusCode).toBe(204);
  });

  it('stops nothing when it is opened, and leads to the page', async () => {
    const { oneTouch, stop } = await ordered(new TestBrowser(host));
    const opened = await new TestBrowser(host).send({ url: oneTouch, headers: { 'accept-language': 'fr' } });
    expect(opened.statusCode).toBe(303);
    expect(opened.headers.location).toMatch(/^\/fr\/notice\/stop\?site=fr&token=/);
    expect(stop).toMatch(/^\/fr\/notice\/stop\?site=fr&token=/);
    expect(await states()).toEqual(['waiting']);
  });

  it('takes nothing but one click, and nothing large', async () => {
    const { oneTouch } = await ordered(new TestBrowser(host));
    expect((await post(oneTouch, '')).statusCode).toBe(400);
    expect((await post(oneTouch, 'List-Unsubscribe=No')).statusCode).toBe(400);
    const large = `List-Unsubscribe=One-Click&x=${'x'.repeat(5_000)}`;
    expect((await post(oneTouch, large)).statusCode).toBe(413);
    expect((await post('/notice/stop?token=x', 'List-Unsubscribe=One-Click')).statusCode).toBe(204);
    expect(await states()).toEqual(['waiting']);
  });
});

describe('the call that orders a notice', () => {
  const body = { email, show: 'la-maree', place: { kind: 'city', slug: 'lille' }, version: null };

  /** A browser that nobody is signed in at, with the cookies of the client host. */
  async function visitor(address = '192.0.2.1'): Promise<TestBrowser> {
    const browser = new TestBrowser(host, 'fr', address);
    await browser.call('GET', '/webview');
    return browser;
  }

  it('D56 answers nothing, whether the address is known or not', async () => {
    const browser = await visitor();
    for (let at = 0; at < 2; at += 1) {
      const answer = await browser.call('POST', '/notices', body);
      expect([answer.statusCode, answer.body]).toEqual([204, '']);
    }
    expect(await states()).toEqual(['waiting']);
    expect(await mailsTo(host, email)).toHaveLength(1);
  });

  it('D56 counts for nothing when forged, malformed or too large', async () => {
    const browser = await visitor();
    const forged: Record<string, string>[] = [
      { 'x-xsrf-token': '' },
      { 'x-xsrf-token': '', authorization: 'Bearer anything' },
      { origin: 'https://evil.example' },
    ];
    for (const headers of forged)
      expect((await browser.call('POST', '/notices', body, headers)).statusCode).toBe(403);
    for (const wrong of [
      {},
      { ...body, email: 'odile' },
      { ...body, email: 'a@example.org, b@example.org' },
      { ...body, place: 'lille' },
      { ...body, version: "vf' or 1=1" },
    ])
      expect((await browser.call('POST', '/notices', wrong)).statusCode).toBe(400);
    expect((await browser.call('POST', '/notices', { ...body, more: 'x'.repeat(70_000) })).statusCode).toBe(
      413,
    );
    expect(await states()).toEqual([]);
  });

  it('says what is unknown, what is on sale, and when it is too much', async () => {
    const browser = await visitor();
    expect((await browser.call('POST', '/notices', { ...body, show: 'nothing' })).statusCode).toBe(404);
    await plantShowtime(host.db);
    expect((await browser.call('POST', '/notices', body)).statusCode).toBe(409);
    for (let at = 0; at < 18; at += 1) await browser.call('POST', '/notices', { ...body, show: 'nothing' });
    const refused = await browser.call('POST', '/notices', body);
    expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
  });
});
