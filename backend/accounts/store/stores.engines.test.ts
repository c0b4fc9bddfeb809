import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SiteId } from '#src/sites/site.ts';
import type { Database, OpenDatabase } from '../../database/open.ts';
import { databaseOfRun } from '../../database/test-database.ts';
import { hashToken } from '../../http/token.ts';
import {
  changeAccount,
  countSignIn,
  createAccount,
  deleteAccount,
  findAccount,
  findAccountByEmail,
  readNewsletter,
  setNewsletter,
} from './accounts.ts';
import type { AccountDraft } from './accounts.ts';
import { addFavourites, readFavourites, removeFavourites } from './favourites.ts';
import { readFeelings, setEmotion, setIntention } from './feelings.ts';
import { forgive, take } from './limits.ts';
import { findLink, makeLink, useLink } from './links.ts';
import { putMail } from '../../mail/queue.ts';
import { purgeAccounts } from './purge.ts';
import { beginSession, endSession, endSessionsOf, findSession } from './sessions.ts';

const start = new Date('2026-11-20T12:00:00+01:00');
const later = (seconds: number): Date => new Date(start.getTime() + seconds * 1_000);
const hour = 3_600;
const day = 24 * hour;

const draft = (email: string): AccountDraft => ({
  email,
  firstName: 'Odile',
  lastName: 'Marchetti',
  passwordHash: '$scrypt$x',
  site: 'fr',
  language: 'fr',
  registered: true,
  emailVerified: false,
  newsletter: true,
});

describe.each([databaseOfRun()])('the accounts in $name', ({ open }) => {
  let database: OpenDatabase;
  let db: Database;
  let people = 0;
  beforeAll(async () => {
    database = await open();
    db = database.db;
  });
  afterAll(() => database.close());

  async function person(): Promise<string> {
    people += 1;
    return (await createAccount(db, draft(`somebody-${people}@example.org`), start)) ?? '';
  }

  it('make one account of an e-mail, whatever its capitals and however many ask at a time', async () => {
    const spellings = ['Anna@Example.org', 'anna@example.org', ' ANNA@EXAMPLE.ORG '];
    const ids = await Promise.all(
      Array.from({ length: 12 }, (_, index) => createAccount(db, draft(spellings[index % 3] ?? ''), start)),
    );
    expect(ids.filter((id) => id !== null)).toHaveLength(1);
    const account = await findAccountByEmail(db, 'aNNa@example.org');
    expect(account?.id).toMatch(/^[0-9a-f]{32}$/);
    expect(await findAccount(db, account?.id ?? '')).toStrictEqual(account);
  });

  it('R201 R202 call it the first login until the welcome, or until the second sign-in', async () => {
    const id = await person();
    const firstLogin = async () => (await findAccount(db, id))?.firstLogin;
    expect(await firstLogin()).toBe(true);
    await countSignIn(db, id);
    expect(await firstLogin()).toBe(true);
    await countSignIn(db, id);
    expect(await firstLogin()).toBe(false);
    const other = await person();
    await changeAccount(db, other, { emailVerified: start, welcomed: start });
    expect(await findAccount(db, other)).toMatchObject({ firstLogin: false, emailVerified: true });
  });

  it('keep the newsletter per site', async () => {
    const id = await person();
    await setNewsletter(db, id, 'be', true);
    await setNewsletter(db, id, 'fr', false);
    const wanted = async (site: SiteId) => readNewsletter(db, id, site);
    expect([await wanted('fr'), await wanted('be'), await wanted('nl')]).toStrictEqual([false, true, false]);
  });

  it('know a session by its token until it ends, is idle for long, or is too old', async () => {
    const id = await person();
    const { token, expiresAt } = await beginSession(db, id, start);
    expect(expiresAt).toStrictEqual(later(30 * day));
    expect(await findSession(db, token, later(13 * day))).toBe(id);
    // Used on the thirteenth day, it is valid for fourteen more.
    expect(await findSession(db, token, later(26 * day))).toBe(id);
    expect(await findSession(db, token, later(30 * day))).toBeNull();
    const { token: idle } = await beginSession(db, id, start);
    expect(await findSession(db, idle, later(14 * day))).toBeNull();
    await endSession(db, idle);
    expect(await findSession(db, idle, start)).toBeNull();
    for (const wrong of ['', 'x', undefined, null, 7, `${token}x`, hashToken(token)])
      expect(await findSession(db, wrong, start)).toBeNull();
  });

  it('keep a hash of a token and not the token, and another one after every sign-in', async () => {
    const id = await person();
    const first = await beginSession(db, id, start);
    const second = await beginSession(db, id, start, first.token);
    expect(second.token).not.toBe(first.token);
    expect(await findSession(db, first.token, start)).toBeNull();
    const rows = await db.selectFrom('account_sessions').selectAll().where('account_id', '=', id).execute();
    expect(rows.map((row) => row.token_hash)).toStrictEqual([hashToken(second.token)]);
    expect(JSON.stringify(rows)).not.toContain(second.token);
    await endSessionsOf(db, id);
    expect(await findSession(db, second.token, start)).toBeNull();
  });

  it.each([
    ['fr', 5],
    ['nl', 5],
    ['be', 1],
    ['ma', 1],
  ] as const)('R219 keep at most the limit of favourites on %s when 100 adds race', async (site, limit) => {
    const id = await person();
    const references = Array.from({ length: 10 }, (_, index) => String(1_001 + index));
    const results = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        addFavourites(db, id, site, [references[index % references.length] ?? '']),
      ),
    );
    const favourites = await readFavourites(db, id, site);
    expect(favourites).toHaveLength(limit);
    expect(new Set(favourites).size).toBe(limit);
    // Each cinema was added ten times: for the cinemas in the list all ten calls succeeded.
    expect(results.filter((one) => one.kind === 'added')).toHaveLength(limit * 10);
    expect(results.filter((one) => one.kind === 'limit').every((one) => one.limit === limit)).toBe(true);
  });

  it('R220 add in front, in the order given, and all or none', async () => {
    const id = await person();
    await addFavourites(db, id, 'fr', ['1', '2']);
    expect(await addFavourites(db, id, 'fr', ['3', '2'])).toStrictEqual({
      kind: 'added',
      favourites: ['3', '1', '2'],
    });
    expect(await addFavourites(db, id, 'fr', ['4', '5', '6'])).toStrictEqual({ kind: 'limit', limit: 5 });
    expect(await readFavourites(db, id, 'fr')).toStrictEqual(['3', '1', '2']);
    expect(await removeFavourites(db, id, 'fr', ['1', '9'])).toStrictEqual(['3', '2']);
    expect(await readFavourites(db, id, 'nl')).toStrictEqual([]);
  });

  it('keep the limit while adds and removals of two members cross', async () => {
    const [one, other] = [await person(), await person()];
    const seen: number[] = [];
    await Promise.all(
      Array.from({ length: 60 }, async (_, index) => {
        const id = index % 2 === 0 ? one : other;
        const reference = [String(1 + (index % 9))];
        if (index % 5 === 4) await removeFavourites(db, id, 'fr', reference);
        else await addFavourites(db, id, 'fr', reference);
        seen.push((await readFavourites(db, id, 'fr')).length);
      }),
    );
    expect(Math.max(...seen)).toBeLessThanOrEqual(5);
  });

  it('R114 keep emotion and intention of a show beside each other, and nothing where both are gone', async () => {
    const id = await person();
    expect(await setIntention(db, id, 'fr', 'lamp', 2)).toStrictEqual({ emotion: null, intention: 2 });
    expect(await setEmotion(db, id, 'fr', 'lamp', 3)).toStrictEqual({ emotion: 3, intention: 2 });
    expect(await setIntention(db, id, 'fr', 'lamp', 0)).toStrictEqual({ emotion: 3, intention: 0 });
    expect(await readFeelings(db, id, 'be')).toStrictEqual(new Map());
    expect(await readFeelings(db, id, 'fr', ['lamp', 'other'])).toStrictEqual(
      new Map([['lamp', { emotion: 3, intention: 0 }]]),
    );
    await setEmotion(db, id, 'fr', 'lamp', null);
    const rows = await db.selectFrom('account_feelings').selectAll().where('account_id', '=', id).execute();
    expect(rows).toStrictEqual([]);
  });

  it('lose no feeling when emotion and intention are set at a time', async () => {
    const id = await person();
    await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        index % 2 === 0
          ? setIntention(db, id, 'fr', `show-${index >> 1}`, 2)
          : setEmotion(db, id, 'fr', `show-${index >> 1}`, 1),
      ),
    );
    const feelings = await readFeelings(db, id, 'fr');
    expect(feelings.size).toBe(20);
    expect([...feelings.values()].every((one) => one.emotion === 1 && one.intention === 2)).toBe(true);
  });

  it('let a link be used once, by one of many, in time, for its purpose', async () => {
    const id = await person();
    const token = await makeLink(db, id, 'reset', start);
    expect(await findLink(db, token, 'confirm', start)).toBeNull();
    expect(await useLink(db, token, 'confirm', start)).toBeNull();
    const uses = await Promise.all(Array.from({ length: 20 }, () => useLink(db, token, 'reset', start)));
    expect(uses.filter((one) => one === id)).toHaveLength(1);
    const late = await makeLink(db, id, 'reset', start);
    expect(await findLink(db, late, 'reset', later(hour - 1))).toMatchObject({ accountId: id });
    expect(await findLink(db, late, 'reset', later(hour))).toBeNull();
    expect(await useLink(db, late, 'reset', later(hour))).toBeNull();
    for (const wrong of ['', 'x', undefined, { token }, hashToken(token)])
      expect(await useLink(db, wrong, 'reset', start)).toBeNull();
  });

  it('make an earlier link of the same kind worthless, and keep hashes of links', async () => {
    const id = await person();
    const first = await makeLink(db, id, 'confirm', start, 'a browser');
    const reset = await makeLink(db, id, 'reset', start);
    const second = await makeLink(db, id, 'confirm', start);
    expect(await findLink(db, first, 'confirm', start)).toBeNull();
    expect(await findLink(db, second, 'confirm', start)).toStrictEqual({ accountId: id, browserHash: null });
    expect(await findLink(db, reset, 'reset', start)).not.toBeNull();
    const rows = await db.selectFrom('account_links').selectAll().where('account_id', '=', id).execute();
    expect(JSON.stringify(rows)).not.toContain(second);
  });

  it('count tries exactly when they race, and anew after the window', async () => {
    const rule = { name: 'test', tries: 7, windowSeconds: 60 };
    const race = async (at: Date): Promise<number> => {
      const taken = await Promise.all(Array.from({ length: 30 }, () => take(db, rule, 'somebody', at)));
      expect(taken.every((one) => one.retryAfter >= 1 && one.retryAfter <= 60)).toBe(true);
      return taken.filter((one) => one.allowed).length;
    };
    expect(await race(start)).toBe(7);
    expect(await race(later(59))).toBe(0);
    expect(await race(later(60))).toBe(7);
    await forgive(db, rule, 'somebody');
    expect((await take(db, rule, 'somebody', later(61))).allowed).toBe(true);
    expect((await take(db, { ...rule, name: 'other' }, 'somebody', start)).allowed).toBe(true);
    const { rows } = await sql<{ key: string }>`select key from account_limits`.execute(db);
    expect(JSON.stringify(rows)).not.toContain('somebody');
  });

  it('keep nobody out for longer than the window when the clock is set back by an hour', async () => {
    const rule = { name: 'set back', tries: 1, windowSeconds: 900 };
    await take(db, rule, 'somebody', later(3_600));
    expect(await take(db, rule, 'somebody', later(3_600))).toMatchObject({ allowed: false, retryAfter: 900 });
    // The count stays: setting a clock gives nobody more tries.
    expect(await take(db, rule, 'somebody', start)).toMatchObject({ allowed: false, retryAfter: 900 });
    expect(await take(db, rule, 'somebody', later(899))).toMatchObject({ allowed: false, retryAfter: 1 });
    expect(await take(db, rule, 'somebody', later(900))).toMatchObject({ allowed: true });
  });

  it('delete everything of a member with the account', async () => {
    const id = await person();
    await beginSession(db, id, start);
    await makeLink(db, id, 'reset', start);
    await addFavourites(db, id, 'fr', ['1']);
    await setEmotion(db, id, 'fr', 'lamp', 2);
    await putMail(
      db,
      {
        accountId: id,
        purpose: 'reset',
        recipient: 'gone@example.org',
        language: 'fr',
        subject: 's',
        body: 'b',
        link: null,
      },
      start,
    );
    await deleteAccount(db, id);
    for (const table of [
      'account_sessions',
      'account_links',
      'account_favourites',
      'account_feelings',
      'account_preferences',
      'mail_queue',
    ] as const) {
      expect(await db.selectFrom(table).selectAll().where('account_id', '=', id).execute()).toStrictEqual([]);
    }
  });

  it('delete what has run out and nothing else', async () => {
    const id = await person();
    const { token } = await beginSession(db, id, start);
    const fresh = await beginSession(db, id, later(20 * day));
    await makeLink(db, id, 'reset', start);
    await take(db, { name: 'old', tries: 1, windowSeconds: 60 }, 'x', start);
    await purgeAccounts(db, later(21 * day));
    const hashes = await db.selectFrom('account_sessions').select('token_hash').execute();
    expect(hashes.map((row) => row.token_hash)).toContain(hashToken(fresh.token));
    expect(hashes.map((row) => row.token_hash)).not.toContain(hashToken(token));
    expect(await db.selectFrom('account_links').selectAll().execute()).toStrictEqual([]);
    expect(await db.selectFrom('account_limits').selectAll().execute()).toStrictEqual([]);
    expect(await findAccount(db, id)).not.toBeNull();
  });
});
