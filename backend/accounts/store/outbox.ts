import type { Language } from '#src/sites/site.ts';
import type { AccountDatabase } from './accounts.ts';

/** The reason for a mail. */
export type MailPurpose = 'confirm' | 'exists' | 'reset' | 'password-changed' | 'account-deleted';

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
  link: string | null;
}

/** A mail in the outbox. */
export interface StoredMail extends Mail {
  id: string;
  createdAt: Date;
}

/** Puts a mail into the outbox, in the transaction of the change that it is about. */
export async function putMail(db: AccountDatabase, mail: Mail, now: Date): Promise<void> {
  await db
    .insertInto('account_outbox')
    .values({
      account_id: mail.accountId,
      purpose: mail.purpose,
      recipient: mail.recipient,
      language: mail.language,
      subject: mail.subject,
      body: mail.body,
      link: mail.link,
      created_at: now.toISOString(),
    })
    .execute();
}

/** The mails of the outbox, the latest first. */
export async function readOutbox(db: AccountDatabase, most: number): Promise<StoredMail[]> {
  const rows = await db.selectFrom('account_outbox').selectAll().orderBy('id', 'desc').limit(most).execute();
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
