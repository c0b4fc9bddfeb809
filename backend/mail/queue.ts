import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { RawBuilder, Transaction } from 'kysely';
import type { Language } from '#src/sites/site.ts';
import type { Database } from '../database/open.ts';
import type { Tables } from '../database/tables.ts';
import { mostAttempts, waitAfter } from './backoff.ts';

/** A database, or a transaction on it. */
export type MailDatabase = Database | Transaction<Tables>;

/** The reason for a mail. */
export type MailPurpose =
  | 'confirm'
  | 'exists'
  | 'reset'
  | 'password-changed'
  | 'account-deleted'
  | 'notice-confirm'
  | 'notice-on-sale';

/** A mail to be sent. */
export interface Mail {
  /** Null when the account is deleted, or the mail must not be linked to it. */
  accountId: string | null;
  purpose: MailPurpose;
  recipient: string;
  language: Language;
  subject: string;
  /** Plain text, with the link on a line of its own. */
  body: string;
  /** The same as an HTML document; absent: the mail has only text. */
  html?: string;
  link: string | null;
  /** What the mail is about, for {@link takeBack}. */
  about?: string;
  /** The address that stops such mails at one touch: RFC 8058 demands that a POST without any cookie does it. */
  unsubscribe?: string;
}

/** How many mails the table has by state: `waiting` or `undeliverable`. */
export async function countMails(db: MailDatabase): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ state: string; count: number }>`
    select state, count(*)::int as count from mail_queue group by state`.execute(db);
  return new Map(rows.map(({ state, count }) => [state, count]));
}

/** A mail that waits in the queue. */
export interface StoredMail extends Pick<
  Mail,
  'accountId' | 'purpose' | 'recipient' | 'language' | 'subject' | 'body' | 'link'
> {
  id: string;
  createdAt: Date;
}

/** A mail that this process delivers now. */
export interface ClaimedMail {
  id: string;
  purpose: MailPurpose;
  recipient: string;
  subject: string;
  body: string;
  html: string | null;
  unsubscribe: string | null;
  messageKey: string;
  /** With the try under way. */
  attempts: number;
  /** The address in it that its reader is meant to open. */
  link: string | null;
  /** Proves the claim when its outcome is written. */
  lease: string;
}

/** How long others leave a claimed mail alone: longer than any delivery can take (`transport.ts`). */
const leaseLifetime = 5 * 60 * 1_000;
/** The clocks of two processes are not further apart than this: what is further ahead was written before one was set back. */
const clocksApart = 5 * 60 * 1_000;
/** How long a mail waits after each of its tries at most, as the sender of any process would have it. */
const longestWaits = JSON.stringify(
  Array.from({ length: mostAttempts }, (_, tries) => waitAfter(tries + 1) + clocksApart),
);

/** Puts a mail into the queue, in the transaction of the change that it is about. */
export async function putMail(db: MailDatabase, mail: Mail, now: Date): Promise<void> {
  await db
    .insertInto('mail_queue')
    .values({
      account_id: mail.accountId,
      purpose: mail.purpose,
      recipient: mail.recipient,
      language: mail.language,
      subject: mail.subject,
      body: mail.body,
      html: mail.html ?? null,
      link: mail.link,
      about: mail.about ?? null,
      unsubscribe: mail.unsubscribe ?? null,
      next_attempt: now.toISOString(),
      created_at: now.toISOString(),
    })
    .execute();
}

/** Takes mails back that nobody has delivered yet. */
export async function takeBack(db: MailDatabase, about: readonly string[]): Promise<void> {
  if (about.length === 0) return;
  await db.deleteFrom('mail_queue').where('about', 'in', about).execute();
}

/**
 * Takes back what waits for a member's next link of a kind: the links in it no longer work.
 * @param purpose the mails that carry such links
 */
export async function takeBackLinks(
  db: MailDatabase,
  accountId: string,
  purpose: 'confirm' | 'reset',
): Promise<void> {
  await db
    .deleteFrom('mail_queue')
    .where('account_id', '=', accountId)
    .where('purpose', '=', purpose)
    .where('state', '=', 'waiting')
    .execute();
}

/** Deletes every mail to an address, in any case, sent or not. Addresses are ASCII (`emailPattern`). */
export async function forgetMailsTo(db: MailDatabase, address: string): Promise<void> {
  await db
    .deleteFrom('mail_queue')
    .where(sql`lower(trim(recipient))`, '=', address.trim().toLowerCase())
    .execute();
}

/** The mails that wait, the latest first. */
export async function readOutbox(db: MailDatabase, most: number): Promise<StoredMail[]> {
  const rows = await db
    .selectFrom('mail_queue')
    .select(['id', 'account_id', 'purpose', 'recipient', 'language', 'subject', 'body', 'link', 'created_at'])
    .where('state', '=', 'waiting')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  return rows.map((row) => ({
    id: String(row.id),
    accountId: row.account_id,
    purpose: row.purpose as MailPurpose,
    recipient: row.recipient,
    language: row.language as Language,
    subject: row.subject,
    body: row.body,
    link: row.link,
    createdAt: row.created_at,
  }));
}

/**
 * The mails that nobody waits for. All others answer something that somebody has just done, and go first. A partial index
 * has the same words (`0016-prompt-mails`).
 */
export const isBulk = ({ purpose }: Pick<Mail, 'purpose'>): boolean => purpose === 'notice-on-sale';

/**
 * Claims mails that are due and counts the try: those that somebody waits for before all others, then the longest waiting
 * first. Each mail has one claim at a time, also with several processes. When a process dies with a claim, the mail is due
 * again after the lease; the try stays counted, so that a mail that kills the process is given up too. The times are those of
 * the processes: where a clock is set back, no mail and no lease waits for longer than it may, and a mail that nobody has tried
 * waits for nothing.
 * @param mostBulk how many of them may be mails that nobody waits for
 */
export async function claimMails(
  db: Database,
  now: Date,
  most: number,
  mostBulk: number = most,
): Promise<ClaimedMail[]> {
  const prompt = await claim(db, now, most, sql`purpose <> 'notice-on-sale'`);
  const left = Math.min(most - prompt.length, mostBulk);
  return left <= 0 ? prompt : [...prompt, ...(await claim(db, now, left, sql`purpose = 'notice-on-sale'`))];
}

async function claim(
  db: Database,
  now: Date,
  most: number,
  which: RawBuilder<unknown>,
): Promise<ClaimedMail[]> {
  const lease = randomUUID();
  const time = now.toISOString();
  const until = new Date(now.getTime() + leaseLifetime).toISOString();
  const ahead = new Date(now.getTime() + leaseLifetime + clocksApart).toISOString();
  const { rows } = await sql<Omit<ClaimedMail, 'id' | 'lease'> & { id: string | number }>`
    with due as materialized (
      select id from mail_queue
      where state = 'waiting' and ${which}
        and (next_attempt <= ${time}::timestamptz or attempts = 0 or next_attempt > ${time}::timestamptz
          + (${longestWaits}::jsonb ->> (attempts - 1))::int * interval '1 millisecond')
        and (leased_until is null or leased_until <= ${time}::timestamptz
          or leased_until > ${ahead}::timestamptz)
      order by next_attempt, id limit ${most} for update skip locked)
    update mail_queue set lease = ${lease}, leased_until = ${until}::timestamptz, attempts = attempts + 1
    from due where mail_queue.id = due.id
    returning mail_queue.id, purpose, recipient, subject, body, html, link, unsubscribe, message_key as "messageKey",
      attempts`.execute(db);
  return rows.map((row) => ({ ...row, id: String(row.id), lease }));
}
