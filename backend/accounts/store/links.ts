import { hashToken, isToken, newToken } from '../../http/token.ts';
import { takeBackLinks } from '../../mail/queue.ts';
import type { AccountDatabase } from './accounts.ts';

/** The purpose of a one-time link. */
export type LinkPurpose = 'confirm' | 'reset';

const hour = 60 * 60 * 1_000;
const lifetimes: Readonly<Record<LinkPurpose, number>> = { confirm: 72 * hour, reset: hour };

/** How many hours a link of this purpose works. */
export function hoursOf(purpose: LinkPurpose): number {
  return lifetimes[purpose] / hour;
}

/** A link that is still valid. */
export interface FoundLink {
  accountId: string;
  /** Hash of the browser cookie from which it was requested; null when that is not known. */
  browserHash: string | null;
}

/**
 * Makes the token of a one-time link. An earlier link with the same purpose stops working.
 * @param browser the browser cookie of the request
 */
export async function makeLink(
  db: AccountDatabase,
  accountId: string,
  purpose: LinkPurpose,
  now: Date,
  browser?: string,
): Promise<string> {
  await forgetLinks(db, accountId, purpose);
  const token = newToken();
  await db
    .insertInto('account_links')
    .values({
      token_hash: hashToken(token),
      account_id: accountId,
      purpose,
      browser_hash: browser === undefined ? null : hashToken(browser),
      expires_at: new Date(now.getTime() + lifetimes[purpose]).toISOString(),
    })
    .execute();
  return token;
}

/** Finds a link without using it up. */
export async function findLink(
  db: AccountDatabase,
  token: unknown,
  purpose: LinkPurpose,
  now: Date,
): Promise<FoundLink | null> {
  if (!isToken(token)) return null;
  const row = await db
    .selectFrom('account_links')
    .select(['account_id', 'browser_hash', 'expires_at'])
    .where('token_hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .executeTakeFirst();
  if (row === undefined || row.expires_at.getTime() <= now.getTime()) return null;
  return { accountId: row.account_id, browserHash: row.browser_hash };
}

/**
 * Uses a link up: of several calls at a time, only one gets it.
 * @returns the account id, or null when the link is unknown, used, or too old
 */
export async function useLink(
  db: AccountDatabase,
  token: unknown,
  purpose: LinkPurpose,
  now: Date,
): Promise<string | null> {
  if (!isToken(token)) return null;
  const row = await db
    .deleteFrom('account_links')
    .where('token_hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .returning(['account_id', 'expires_at'])
    .executeTakeFirst();
  return row === undefined || row.expires_at.getTime() <= now.getTime() ? null : row.account_id;
}

/**
 * Begins the life of a link anew, when the mail with its token is about to leave: while the mail waited, nobody had the
 * token. Then what the mail says of its hours is true, however long it waited.
 * @returns false when the link has been used or replaced
 */
export async function renewLink(
  db: AccountDatabase,
  token: unknown,
  purpose: LinkPurpose,
  now: Date,
): Promise<boolean> {
  if (!isToken(token)) return false;
  const { numUpdatedRows } = await db
    .updateTable('account_links')
    .set({ expires_at: new Date(now.getTime() + lifetimes[purpose]).toISOString() })
    .where('token_hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Makes every link of this purpose invalid, and takes back the mails that still wait with one. */
export async function forgetLinks(
  db: AccountDatabase,
  accountId: string,
  purpose: LinkPurpose,
): Promise<void> {
  await db
    .deleteFrom('account_links')
    .where('account_id', '=', accountId)
    .where('purpose', '=', purpose)
    .execute();
  await takeBackLinks(db, accountId, purpose);
}
