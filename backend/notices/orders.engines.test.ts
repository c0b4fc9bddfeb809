import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { mailsTo, pathOf } from '../accounts/test-kit.ts';
import type { OpenDatabase } from '../database/open.ts';
import { databaseOfRun } from '../database/test-database.ts';
import { confirmNotice, openNotice, orderNotice, stopNotice } from './orders.ts';
import type { OrderOutcome } from './orders.ts';
import { purgeNotices } from './store.ts';
import type { AskedSubject } from './subject.ts';
import { clearNotices, openNoticeHost, plantShowtime } from './test-kit.ts';
import type { NoticeHost } from './test-kit.ts';

const email = 'Odile@Example.org';
const anywhere: AskedSubject = { show: 'la-maree', place: null, version: null };
const inLille: AskedSubject = { ...anywhere, place: { kind: 'city', slug: 'lille' } };

describe.each([databaseOfRun()])('notices in $name', ({ open }) => {
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

  const order = (asked: AskedSubject, to = email, address = '192.0.2.1'): Promise<OrderOutcome> =>
    orderNotice(host.notices, { email: to, asked, site: 'fr', language: 'fr', address });
  const held = () =>
    host.db.selectFrom('sale_notices').select(['state', 'email_key', 'place_id', 'version']).execute();
  const tokenIn = (link: string | null | undefined): string =>
    new URL(link ?? '').searchParams.get('token') ?? '';
  const stopTokenOf = (body: string): string => tokenIn(/https?:\S+notice\/stop\S+/.exec(body)?.[0]);

  it('are confirmed by the link of one mail, which names film, place and version', async () => {
    const asked = { ...inLille, version: 'VOST' };
    expect(await order(asked)).toEqual({ kind: 'sent' });
    expect(await held()).toEqual([
      { state: 'waiting', email_key: 'odile@example.org', place_id: 'lille', version: 'vost' },
    ]);
    const [mail, ...more] = await mailsTo(host, email);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ purpose: 'notice-confirm', language: 'fr' });
    expect(mail?.subject).toContain('La marée');
    expect(mail?.body).toContain('La marée · Ville lille · Version originale');
    const shown = await openNotice(host.notices, tokenIn(mail?.link), 'confirm', 'fr');
    if (shown === null) throw new Error('expected a notice');
    expect((await held())[0]?.state).toBe('waiting');
    await confirmNotice(host.notices, shown);
    await confirmNotice(host.notices, shown);
    expect((await held())[0]?.state).toBe('confirmed');
  });

  it('that are ordered twice are one, with one mail', async () => {
    for (let at = 0; at < 3; at += 1)
      expect(await order(inLille, email.toLowerCase())).toEqual({ kind: 'sent' });
    expect(await order(inLille)).toEqual({ kind: 'sent' });
    expect(await held()).toHaveLength(1);
    expect((await mailsTo(host, email.toLowerCase())).length + (await mailsTo(host, email)).length).toBe(1);
    await order({ ...inLille, version: 'vf' });
    await order(anywhere);
    expect(await held()).toHaveLength(3);
  });

  it('get a new mail after a while, and the earlier link stops working', async () => {
    await order(inLille);
    const [first] = await mailsTo(host, email);
    host.clock.pass(16 * 60);
    await order(inLille);
    const [second, ...others] = await mailsTo(host, email);
    expect(others).toEqual([]);
    expect(await openNotice(host.notices, tokenIn(first?.link), 'confirm', 'fr')).toBeNull();
    expect(await openNotice(host.notices, tokenIn(second?.link), 'confirm', 'fr')).not.toBeNull();
    expect(await held()).toHaveLength(1);
  });

  it('answer the same for an address that has confirmed, and write it no further mail', async () => {
    await order(inLille);
    const [mail] = await mailsTo(host, email);
    const shown = await openNotice(host.notices, tokenIn(mail?.link), 'confirm', 'fr');
    if (shown === null) throw new Error('expected a notice');
    await confirmNotice(host.notices, shown);
    host.clock.pass(16 * 60);
    expect(await order(inLille)).toEqual({ kind: 'sent' });
    expect(await mailsTo(host, email)).toHaveLength(1);
    expect((await held())[0]?.state).toBe('confirmed');
  });

  it('have a link that expires, and are deleted unconfirmed', async () => {
    await order(inLille);
    const [mail] = await mailsTo(host, email);
    host.clock.pass(24 * 60 * 60 + 1);
    expect(await openNotice(host.notices, tokenIn(mail?.link), 'confirm', 'fr')).toBeNull();
    // Their time begins when the mail leaves.
    await purgeNotices(host.db, host.clock.now());
    expect(await held()).toHaveLength(1);
    await host.db.deleteFrom('mail_queue').execute();
    await purgeNotices(host.db, host.clock.now());
    expect(await held()).toEqual([]);
    expect(await host.db.selectFrom('sale_notice_links').selectAll().execute()).toEqual([]);
  });

  it('are stopped by a link, with the address and with mails that still wait', async () => {
    await order(inLille);
    const [mail] = await mailsTo(host, email);
    await order(anywhere);
    const token = stopTokenOf(mail?.body ?? '');
    await stopNotice(host.notices, token, 'one');
    expect(await held()).toHaveLength(1);
    expect((await mailsTo(host, email)).map(({ body }) => body)).not.toContain(mail?.body);
    await stopNotice(host.notices, token, 'all');
    expect(await held()).toHaveLength(1);
    const [other] = await mailsTo(host, email);
    await order({ ...anywhere, show: 'le-phare' }, email.toUpperCase());
    await stopNotice(host.notices, stopTokenOf(other?.body ?? ''), 'all');
    expect(await held()).toEqual([]);
    expect(await mailsTo(host, email)).toEqual([]);
  });

  it('are not taken for what the site lacks, and not where the film can be booked', async () => {
    for (const wrong of [
      { ...anywhere, show: 'nothing' },
      { ...anywhere, place: { kind: 'cinema', slug: 'nowhere' } },
      { ...anywhere, place: { kind: 'cinema', slug: 'lille' } },
      { ...anywhere, version: 'klingon' },
    ] as const)
      expect(await order(wrong)).toEqual({ kind: 'unknown' });
    await plantShowtime(host.db, { cinema: 'lille-nord' });
    expect(await order(inLille)).toEqual({ kind: 'on-sale' });
    expect(await order(anywhere)).toEqual({ kind: 'on-sale' });
    expect(await order({ ...inLille, version: 'vf' })).toEqual({ kind: 'sent' });
    expect(await order({ ...anywhere, place: { kind: 'city', slug: 'lens' } })).toEqual({ kind: 'sent' });
    expect(await held()).toHaveLength(2);
  });

  it('are limited by network address, and by e-mail without a word', async () => {
    const cities = ['lille', 'lens'] as const;
    const subjects = cities.flatMap((slug) =>
      (['la-maree', 'le-phare'] as const).flatMap((show) =>
        [null, 'vf', 'vost'].map((version) => ({ show, place: { kind: 'city' as const, slug }, version })),
      ),
    );
    for (const asked of subjects) expect(await order(asked)).toEqual({ kind: 'sent' });
    expect(subjects).toHaveLength(12);
    expect(await mailsTo(host, email)).toHaveLength(10);
    for (let at = 0; at < 8; at += 1) await order(anywhere, `person-${at}@example.org`);
    const refused = await order(anywhere, 'somebody@example.org');
    expect(refused.kind).toBe('limited');
    expect(await mailsTo(host, 'somebody@example.org')).toEqual([]);
    expect(await order(anywhere, 'somebody@example.org', '192.0.2.9')).toEqual({ kind: 'sent' });
  });

  it('greet nobody by a name and hold nothing that a stranger typed', async () => {
    await order(anywhere, 'a.name@example.org');
    const [mail] = await mailsTo(host, 'a.name@example.org');
    const { protocol, host: origin } = new URL(host.context.hostOf('fr'));
    expect(mail?.body).not.toContain('a.name');
    for (const [address] of (mail?.body ?? '').matchAll(/https?:\S+/g))
      expect(address.startsWith(`${protocol}//${origin}/`)).toBe(true);
    expect(pathOf(mail?.link ?? '')).toMatch(/^\/fr\/notice\/confirm\?site=fr&token=[\w-]{43}$/);
  });
});
