import type { Generated } from 'kysely';
import type { Moment, MomentOrNull } from './moment.ts';

/** The types of the mail queue's tables for kysely. */
export interface MailTables {
  mail_queue: MailQueueTable;
}

/** A mail to be sent, or one that could not be delivered. A delivered mail has no row. */
export interface MailQueueTable {
  /** The embedded database returns a number, the PostgreSQL server a text. */
  id: Generated<string | number>;
  account_id: string | null;
  purpose: string;
  recipient: string;
  language: string;
  subject: string;
  /** Plain text; empty once the mail is undeliverable, because links in it are secrets. */
  body: string;
  html: string | null;
  link: string | null;
  /** What the mail is about (`notice {id}`), to take it back; null when it cannot be taken back. */
  about: string | null;
  /** The address that stops such mails at one touch (RFC 8058). */
  unsubscribe: string | null;
  /** Begins the `Message-ID`: the same at every try, so that a mailbox recognises a repetition. */
  message_key: Generated<string>;
  state: Generated<'waiting' | 'undeliverable'>;
  /** How often it was tried, with the try under way. */
  attempts: Generated<number>;
  next_attempt: Moment;
  /** Who is trying at the moment, and until when nobody else does. */
  lease: Generated<string | null>;
  leased_until: MomentOrNull;
  last_error: Generated<string | null>;
  given_up_at: MomentOrNull;
  created_at: Moment;
}
