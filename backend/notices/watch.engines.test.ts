import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { href } from '#src/routes/href.ts';
import { mailsTo } from '../accounts/test-kit.ts';
import type { OpenDatabase } from '../database/open.ts';
import { databaseOfRun } from '../database/test-database.ts';
import { testNow } from '../test-server.ts';
import { confirmNotice, openNotice, orderNotice } from './orders.ts';
import type { AskedSubject } from './subject.ts';
import { clearNotices, openNoticeHost, plantShowtime } from './test-kit.ts';
import type { NoticeHost } from './test-kit.ts';
import { tellOfSales } from './watch.ts';

const anywhere: AskedSubject = { show: 'la-maree', place: null, version: null };
const city = (slug: string): AskedSubject => ({ ...anywhere, place: { kind: 'city', slug } });
const cinema = (slug: string): AskedSubject => ({ ...anywhere, place: { kind: 'cinema', slug } });

describe.each([databaseOfRun()])('the watch for sales in $name', ({ open }) => {
  let database: OpenDatabase;
  let host: NoticeHost;
  beforeAll(async () => {
    database = await open();
    host = await openNoticeHost(database);
  });
  afterEach(() => clearNotices(host.db));
  afterAll(async () => {
    await host.app.close();
    await database.close();
  });

  /** Orders a notice and confirms it, without leaving a mail. */
  async function confirmed(email: string, asked: AskedSubject): Promise<void> {
    await orderNotice(host.notices, { email, asked, site: 'fr', language: 'fr', address: email });
    const [mail] = await mailsTo(host, email);
    const token = new URL(mail?.link ?? '').searchParams.get('token');
    const shown = await openNotice(host.notices, token, 'confirm', 'fr');
    if (shown === null) throw new Error('expected a notice');
    await confirmNotice(host.notices, shown);
    await host.db.deleteFrom('mail_queue').execute();
  }

  const told = async () =>
    (await host.db.selectFrom('mail_queue').select('recipient').orderBy('recipient').execute()).map(
      ({ recipient }) => recipient,
    );

  it('D56 tells those whose place and version can be booked, and nobody else', async () => {
    await confirmed('anywhere@x.org', anywhere);
    await confirmed('lille@x.org', city('lille'));
    await confirmed('lens@x.org', city('lens'));
    await confirmed('gare@x.org', cinema('lille-gare'));
    await confirmed('nord@x.org', cinema('lille-nord'));
    await confirmed('dubbed@x.org', { ...city('lille'), version: 'vf' });
    await confirmed('original@x.org', { ...city('lille'), version: 'VOST' });
    await confirmed('phare@x.org', { ...anywhere, show: 'le-phare' });
    expect(await tellOfSales(host.notices)).toBe(0);
    await plantShowtime(host.db, { cinema: 'lille-gare', version: 'VOST' });
    expect(await tellOfSales(host.notices)).toBe(4);
    expect(await told()).toEqual(['anywhere@x.org', 'gare@x.org', 'lille@x.org', 'original@x.org']);
    await plantShowtime(host.db, { cinema: 'lens', version: 'vf' });
    expect(await tellOfSales(host.notices)).toBe(1);
    expect(await told()).toContain('lens@x.org');
  });

  it.each([
    ['is locked', { status: 'locked' }],
    ['is sold out', { status: 'soldout' }],
    ['has begun', { start: '2026-11-20 11:59:00' }],
    ['can no longer be reserved', { reservabilityEnd: '2026-11-20T10:59:00Z' }],
  ])('does not take a showtime for a sale that %s', async (_name, facts) => {
    await confirmed('odile@x.org', anywhere);
    await plantShowtime(host.db, facts);
    expect(await tellOfSales(host.notices)).toBe(0);
    await plantShowtime(host.db, { start: '2026-11-20 12:01:00', reservabilityEnd: '2026-11-20T11:01:00Z' });
    expect(await tellOfSales(host.notices)).toBe(1);
  });

  it.each([
    // Paris puts the clock back from three to two: a showtime of 02:30 begins in the first of the two hours (D28).
    ['2026-10-25 02:30:00', '2026-10-25T00:29:00Z', '2026-10-25T00:30:00Z', '2026-10-25T01:10:00Z'],
    ['2026-10-25 03:10:00', '2026-10-25T02:09:00Z', '2026-10-25T02:10:00Z', '2026-10-25T03:00:00Z'],
    // Forward from two to three: there is no 02:30, and by the pages it begins at 03:30.
    ['2026-03-29 01:50:00', '2026-03-29T00:49:00Z', '2026-03-29T00:50:00Z', '2026-03-29T01:00:00Z'],
    ['2026-03-29 02:30:00', '2026-03-29T01:29:00Z', '2026-03-29T01:30:00Z', '2026-03-29T02:00:00Z'],
  ])(
    'R164 D28 takes a showtime of %s for a sale until it begins, whatever the clock does',
    async (start, ...ats) => {
      await confirmed('odile@x.org', anywhere);
      await plantShowtime(host.db, { start });
      const [before, ...after] = ats.map((at) => new Date(at));
      for (const at of after)
        expect([at, await tellOfSales({ ...host.notices, productNow: () => at })]).toEqual([at, 0]);
      expect(await tellOfSales({ ...host.notices, productNow: () => before ?? testNow })).toBe(1);
    },
  );

  it.each([
    // Morocco puts the clock back for Ramadan, at three on 15 February 2026, and forward after it, at two on 22 March.
    ['2026-02-15 02:30:00', '2026-02-15T01:29:00Z', ['2026-02-15T01:30:00Z', '2026-02-15T02:10:00Z']],
    ['2026-03-22 02:30:00', '2026-03-22T02:29:00Z', ['2026-03-22T02:30:00Z', '2026-03-22T03:00:00Z']],
  ])('R164 D28 … nor in a cinema in Morocco, at %s', async (start, before, after) => {
    await host.db
      .updateTable('texts')
      .set({
        list: JSON.stringify({ slug: 'lens', name: 'Lens', status: true, timeZone: 'Africa/Casablanca' }),
      })
      .where('kind', '=', 'cinema')
      .where('id', '=', 'lens')
      .execute();
    await confirmed('odile@x.org', cinema('lens'));
    await plantShowtime(host.db, { cinema: 'lens', start });
    for (const at of after)
      expect([at, await tellOfSales({ ...host.notices, productNow: () => new Date(at) })]).toEqual([at, 0]);
    expect(await tellOfSales({ ...host.notices, productNow: () => new Date(before) })).toBe(1);
  });

  it('writes a mail with the film, its page at the cinema, and the way to stop', async () => {
    await confirmed('odile@x.org', cinema('lille-gare'));
    await plantShowtime(host.db);
    await tellOfSales(host.notices);
    const [mail] = await mailsTo(host, 'odile@x.org');
    expect(mail?.subject).toContain('La marée');
    expect(mail?.link).toMatch(/^http:\/\/fr\.velours\.localhost:3000\/.*lille-gare/);
    const row = await host.db.selectFrom('mail_queue').selectAll().executeTakeFirst();
    expect(row?.html).toContain('La marée');
    expect(row?.html).not.toMatch(/<img|<link|<script|url\(/);
    expect(row?.unsubscribe).toMatch(
      /^http:\/\/account\.velours\.localhost:4000\/notice\/stop\?token=[\w-]{43}$/,
    );
    expect(mail?.body).toMatch(/\/fr\/notice\/stop\?site=fr&token=[\w-]{43}/);
  });

  it('leads to the page of an event where the show is one', async () => {
    await confirmed('odile@x.org', { ...anywhere, show: 'le-concert' });
    await plantShowtime(host.db, { show: 'le-concert' });
    await tellOfSales(host.notices);
    const [mail] = await mailsTo(host, 'odile@x.org');
    expect(new URL(mail?.link ?? '').pathname).toBe(
      href('fr-FR', { page: 'entertainment', slug: 'le-concert' }),
    );
  });

  it('tells each person once, however often and from however many processes it looks', async () => {
    for (let at = 0; at < 6; at += 1) await confirmed(`person-${at}@x.org`, anywhere);
    await plantShowtime(host.db);
    const counts = await Promise.all([1, 2, 3].map(() => tellOfSales(host.notices)));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(6);
    expect(await tellOfSales(host.notices)).toBe(0);
    expect(await told()).toHaveLength(6);
  });

  it('writes neither mail nor mark when it is killed between the two', async () => {
    await confirmed('odile@x.org', anywhere);
    await plantShowtime(host.db);
    await host.db.schema.alterTable('mail_queue').renameTo('mail_queue_gone').execute();
    await expect(tellOfSales(host.notices)).rejects.toThrow('mail_queue');
    const [notice] = await host.db.selectFrom('sale_notices').select('state').execute();
    expect(notice?.state).toBe('confirmed');
    await host.db.schema.alterTable('mail_queue_gone').renameTo('mail_queue').execute();
    expect(await tellOfSales(host.notices)).toBe(1);
    expect(await tellOfSales(host.notices)).toBe(0);
    expect(await told()).toEqual(['odile@x.org']);
  });

  it('stops between two mails when it is told to', async () => {
    for (let at = 0; at < 3; at += 1) await confirmed(`person-${at}@x.org`, anywhere);
    await plantShowtime(host.db);
    let looks = 0;
    expect(
      await tellOfSales(host.notices, () => {
        looks += 1;
        return looks > 1;
      }),
    ).toBe(1);
    expect(await tellOfSales({ ...host.notices, productNow: () => testNow })).toBe(2);
  });
});
