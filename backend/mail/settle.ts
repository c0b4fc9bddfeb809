import { sql } from 'kysely';
import type { Database } from '../database/open.ts';
import type { ClaimedMail, MailDatabase } from './queue.ts';

/** A mail that could not be delivered. */
export interface UndeliveredMail {
  id: string;
  purpose: string;
  recipient: string;
  attempts: number;
  error: string;
  createdAt: Date;
  givenUpAt: Date;
}

const day = 24 * 60 * 60 * 1_000;
/** How long a mail waits at most, whatever keeps it: a mail server that is away for a long weekend loses nothing. */
export const longestWaiting = 7 * day;
/** The same where no mail is sent: the outbox of a demonstration. */
const longestShown = 3 * day;
/** … and there, the last mail to somebody who has left. */
const longestFarewell = 60 * 60 * 1_000;
/** How long an undeliverable mail stays in the list. */
const listed = 30 * day;

/** The claim is over. */
const released = { lease: null, leased_until: null } as const;

/** A list for operators must not keep the address of somebody who has left. */
const farewell = 'account-deleted';

/** Removes a delivered mail, or one that is of no use any more. */
export async function settleDelivered(db: Database, mail: ClaimedMail): Promise<void> {
  await db.deleteFrom('mail_queue').where('id', '=', mail.id).where('lease', '=', mail.lease).execute();
}

/** Lets a mail wait for its next try. */
export async function settleLater(db: Database, mail: ClaimedMail, next: Date, error: string): Promise<void> {
  await db
    .updateTable('mail_queue')
    .set({ ...released, next_attempt: next.toISOString(), last_error: error })
    .where('id', '=', mail.id)
    .where('lease', '=', mail.lease)
    .execute();
}

/**
 * Lets a mail wait for the mail server, which is away: that was no try. It is due at once, after those that wait longer,
 * so that no mail stands in the way of the others.
 */
export async function settleAway(db: Database, mail: ClaimedMail, now: Date, error: string): Promise<void> {
  await db
    .updateTable('mail_queue')
    .set({
      ...released,
      attempts: sql<number>`greatest(0, attempts - 1)`,
      next_attempt: now.toISOString(),
      last_error: error,
    })
    .where('id', '=', mail.id)
    .where('lease', '=', mail.lease)
    .execute();
}

/** What an undeliverable mail keeps: not its content, because the links in it are secrets. */
const emptied = { body: '', html: null, link: null, unsubscribe: null } as const;

/**
 * Gives a mail up: it goes into the list of those that could not be delivered, without its content. The last mail to
 * somebody who has left goes altogether.
 */
export async function settleUndeliverable(
  db: Database,
  mail: ClaimedMail,
  now: Date,
  error: string,
): Promise<void> {
  if (mail.purpose === farewell) return settleDelivered(db, mail);
  await db
    .updateTable('mail_queue')
    .set({
      ...released,
      ...emptied,
      state: 'undeliverable',
      last_error: error,
      given_up_at: now.toISOString(),
    })
    .where('id', '=', mail.id)
    .where('lease', '=', mail.lease)
    .execute();
  return undefined;
}

/**
 * Gives up what has waited for a week and is not under way.
 * @returns the mails that were given up
 */
export async function giveUpOld(
  db: Database,
  now: Date,
): Promise<Pick<UndeliveredMail, 'id' | 'purpose' | 'attempts'>[]> {
  const time = now.toISOString();
  const before = new Date(now.getTime() - longestWaiting).toISOString();
  const { rows } = await sql<{ id: string | number; purpose: string; attempts: number }>`
    with old as materialized (
      select id from mail_queue
      where state = 'waiting' and created_at <= ${before}::timestamptz
        and (leased_until is null or leased_until <= ${time}::timestamptz)
      for update skip locked),
    gone as (
      delete from mail_queue using old where mail_queue.id = old.id and purpose = ${farewell}
      returning mail_queue.id, purpose, attempts),
    listed as (
      update mail_queue set state = 'undeliverable', lease = null, leased_until = null, body = '', html = null,
        link = null, unsubscribe = null, given_up_at = ${time}::timestamptz,
        last_error = 'it has waited for a week' || coalesce('; the last error: ' || last_error, '')
      from old where mail_queue.id = old.id and purpose <> ${farewell}
      returning mail_queue.id, purpose, attempts)
    select id, purpose, attempts from gone union all select id, purpose, attempts from listed`.execute(db);
  return rows.map((row) => ({ ...row, id: String(row.id) }));
}

/** The list of the mails that could not be delivered, the latest first, and how many there are altogether. */
export async function readUndelivered(
  db: MailDatabase,
  most: number,
): Promise<{ mails: UndeliveredMail[]; count: number }> {
  const undelivered = db.selectFrom('mail_queue').where('state', '=', 'undeliverable');
  const rows = await undelivered
    .select(['id', 'purpose', 'recipient', 'attempts', 'last_error', 'created_at', 'given_up_at'])
    .orderBy('given_up_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  const counted = await undelivered
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  const mails = rows.map((row) => ({
    id: String(row.id),
    purpose: row.purpose,
    recipient: row.recipient,
    attempts: row.attempts,
    error: row.last_error ?? '',
    createdAt: row.created_at,
    givenUpAt: row.given_up_at ?? row.created_at,
  }));
  return { mails, count: Number(counted.count) };
}

/**
 * Deletes old lines of the list of those that could not be delivered; where no mail is sent, also what has been shown for
 * long enough.
 * @param sends whether this chain has a mail server
 */
export async function purgeMails(db: Database, now: Date, sends: boolean): Promise<void> {
  const ago = (milliseconds: number): Date => new Date(now.getTime() - milliseconds);
  await db.deleteFrom('mail_queue').where('given_up_at', '<=', ago(listed)).execute();
  if (sends) return;
  await db
    .deleteFrom('mail_queue')
    .where('state', '=', 'waiting')
    .where((mail) =>
      mail.or([
        mail('created_at', '<=', ago(longestShown)),
        mail.and([mail('purpose', '=', farewell), mail('created_at', '<=', ago(longestFarewell))]),
      ]),
    )
    .execute();
}
