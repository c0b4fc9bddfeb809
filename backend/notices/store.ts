import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Language, SiteId } from '#src/sites/site.ts';
import { emailKey } from '../accounts/store/accounts.ts';
import type { AccountDatabase } from '../accounts/store/accounts.ts';
import { hashToken, isToken, newToken } from '../http/token.ts';
import type { SaleNoticesTable } from '../database/notice-tables.ts';
import type { Database } from '../database/open.ts';
import { takeBack } from '../mail/queue.ts';
import type { PlaceKind, Subject } from './subject.ts';

/** A notice that somebody ordered. */
export interface Notice {
  readonly id: string;
  readonly subject: Subject;
  readonly email: string;
  readonly language: Language;
  readonly state: SaleNoticesTable['state'];
}

const hour = 60 * 60 * 1_000;
const day = 24 * hour;

/** How many hours a link that confirms works; unconfirmed notices are deleted then. */
export const confirmHours = 24;
/** How long a confirmed notice waits for its film at most. */
const longestWaiting = 365 * day;
/** How long the address of a sent notice is kept, for the link that stops others. */
const keptAfterSending = 30 * day;

type Row = Pick<
  SaleNoticesTable,
  'id' | 'site' | 'show_id' | 'place_kind' | 'place_id' | 'version' | 'email' | 'language' | 'state'
>;

const noticeColumns = [
  'sale_notices.id',
  'sale_notices.site',
  'sale_notices.show_id',
  'sale_notices.place_kind',
  'sale_notices.place_id',
  'sale_notices.version',
  'sale_notices.email',
  'sale_notices.language',
  'sale_notices.state',
] as const;

function noticeOf(row: Row): Notice {
  const kind: PlaceKind | null = row.place_kind === '' ? null : row.place_kind;
  return {
    id: row.id,
    subject: {
      site: row.site as SiteId,
      showId: row.show_id,
      place: kind === null ? null : { kind, id: row.place_id },
      version: row.version === '' ? null : row.version,
    },
    email: row.email,
    language: row.language as Language,
    state: row.state,
  };
}

/** The text of a subject, the same for the same subject. */
export function subjectKey({ site, showId, place, version }: Subject): string {
  return [site, showId, place?.kind ?? '', place?.id ?? '', version ?? ''].join(' ');
}

/** What a mail in the queue is about, to take it back. */
export const aboutNotice = (id: string): string => `notice ${id}`;

/**
 * Orders a notice: one for each person and subject, however often it is ordered. A notice that was sent may be ordered
 * again.
 * @returns its id, or null when the person has confirmed it before: then there is nothing to do
 */
export async function orderOnce(
  db: AccountDatabase,
  { subject, email, language }: Pick<Notice, 'subject' | 'email' | 'language'>,
  now: Date,
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    insert into sale_notices as held (id, site, show_id, place_kind, place_id, version, email, email_key, language,
      state, created_at, expires_at)
    values (${randomUUID()}, ${subject.site}, ${subject.showId}, ${subject.place?.kind ?? ''},
      ${subject.place?.id ?? ''}, ${subject.version ?? ''}, ${email.trim()}, ${emailKey(email)}, ${language},
      'waiting', ${now.toISOString()}, ${new Date(now.getTime() + confirmHours * hour).toISOString()})
    on conflict (email_key, site, show_id, place_kind, place_id, version) do update set
      state = 'waiting', email = excluded.email, language = excluded.language, created_at = excluded.created_at,
      expires_at = excluded.expires_at
    where held.state <> 'confirmed'
    returning id`.execute(db);
  return rows[0]?.id ?? null;
}

/** Makes the token of a link. An earlier link that confirms stops working; those that stop all work. */
export async function makeNoticeLink(
  db: AccountDatabase,
  noticeId: string,
  purpose: 'confirm' | 'stop',
  now: Date,
): Promise<string> {
  if (purpose === 'confirm') {
    await db
      .deleteFrom('sale_notice_links')
      .where('notice_id', '=', noticeId)
      .where('purpose', '=', purpose)
      .execute();
  }
  const token = newToken();
  const expires = new Date(now.getTime() + confirmHours * hour).toISOString();
  await db
    .insertInto('sale_notice_links')
    .values({
      token_hash: hashToken(token),
      notice_id: noticeId,
      purpose,
      expires_at: purpose === 'confirm' ? expires : null,
    })
    .execute();
  return token;
}

/** Finds the notice of a link, without using the link up; null when there is none, or the link has expired. */
export async function findNotice(
  db: AccountDatabase,
  token: unknown,
  purpose: 'confirm' | 'stop',
  now: Date,
): Promise<Notice | null> {
  if (!isToken(token)) return null;
  const row = await db
    .selectFrom('sale_notice_links')
    .innerJoin('sale_notices', 'sale_notices.id', 'sale_notice_links.notice_id')
    .select(noticeColumns)
    .where('token_hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .where((link) =>
      link.or([
        link('sale_notice_links.expires_at', 'is', null),
        link('sale_notice_links.expires_at', '>', now),
      ]),
    )
    .executeTakeFirst();
  return row === undefined ? null : noticeOf(row);
}

/**
 * Begins the life of a link that confirms anew, with its notice, when the mail with its token is about to leave.
 * @returns false when the link has been replaced, or its notice stopped
 */
export async function renewConfirmLink(db: Database, token: unknown, now: Date): Promise<boolean> {
  if (!isToken(token)) return false;
  const expires = new Date(now.getTime() + confirmHours * hour).toISOString();
  return db.transaction().execute(async (tx) => {
    const link = await tx
      .updateTable('sale_notice_links')
      .set({ expires_at: expires })
      .where('token_hash', '=', hashToken(token))
      .where('purpose', '=', 'confirm')
      .returning('notice_id')
      .executeTakeFirst();
    if (link === undefined) return false;
    await tx
      .updateTable('sale_notices')
      .set({ expires_at: expires })
      .where('id', '=', link.notice_id)
      .where('state', '=', 'waiting')
      .execute();
    return true;
  });
}

/** Confirms a notice; confirming it again changes nothing. */
export async function markConfirmed(db: AccountDatabase, id: string, now: Date): Promise<void> {
  await db
    .updateTable('sale_notices')
    .set({ state: 'confirmed', expires_at: new Date(now.getTime() + longestWaiting).toISOString() })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute();
}

/**
 * Marks a confirmed notice as sent.
 * @returns whether this call did it: false when another process was first, or the notice was stopped meanwhile
 */
export async function markSent(db: AccountDatabase, id: string, now: Date): Promise<boolean> {
  const done = await db
    .updateTable('sale_notices')
    .set({ state: 'sent', expires_at: new Date(now.getTime() + keptAfterSending).toISOString() })
    .where('id', '=', id)
    .where('state', '=', 'confirmed')
    .executeTakeFirst();
  return Number(done.numUpdatedRows) === 1;
}

/** The films that confirmed notices wait for. */
export async function readAwaited(db: AccountDatabase): Promise<{ site: SiteId; showId: string }[]> {
  const rows = await db
    .selectFrom('sale_notices')
    .select(['site', 'show_id'])
    .distinct()
    .where('state', '=', 'confirmed')
    .execute();
  return rows.map((row) => ({ site: row.site as SiteId, showId: row.show_id }));
}

/** The confirmed notices about a film, in the order of their ids and after a given one. */
export async function readConfirmed(
  db: AccountDatabase,
  { site, showId }: { site: SiteId; showId: string },
  after: string,
  most: number,
): Promise<Notice[]> {
  const rows = await db
    .selectFrom('sale_notices')
    .select(noticeColumns)
    .where('state', '=', 'confirmed')
    .where('site', '=', site)
    .where('show_id', '=', showId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map(noticeOf);
}

/** How many notices a person has that are not sent yet. */
export async function countOpen(db: AccountDatabase, email: string): Promise<number> {
  const row = await db
    .selectFrom('sale_notices')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('email_key', '=', emailKey(email))
    .where('state', '<>', 'sent')
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}

/**
 * Deletes a notice, or all notices of its person, with their links.
 * @returns the ids of the deleted notices
 */
export async function deleteNotices(
  db: AccountDatabase,
  { id, email }: Pick<Notice, 'id' | 'email'>,
  extent: 'one' | 'all',
): Promise<string[]> {
  const rows = await db
    .deleteFrom('sale_notices')
    .where(extent === 'one' ? 'id' : 'email_key', '=', extent === 'one' ? id : emailKey(email))
    .returning('id')
    .execute();
  return rows.map((row) => row.id);
}

/** Deletes all notices of an address, and takes back the mails about them. */
export async function forgetNoticesOf(db: AccountDatabase, email: string): Promise<void> {
  const gone = await db
    .deleteFrom('sale_notices')
    .where('email_key', '=', emailKey(email))
    .returning('id')
    .execute();
  await takeBack(
    db,
    gone.map(({ id }) => aboutNotice(id)),
  );
}

/**
 * Deletes notices whose time is over: unconfirmed, sent long ago, or about a film that never came. The time of one whose
 * mail still waits has not begun.
 */
export async function purgeNotices(db: AccountDatabase, now: Date): Promise<void> {
  await sql`
    delete from sale_notices as notice
    where expires_at <= ${now.toISOString()}::timestamptz and not exists (
      select from mail_queue
      where about = 'notice ' || notice.id and mail_queue.state = 'waiting' and purpose = 'notice-confirm')`.execute(
    db,
  );
}
