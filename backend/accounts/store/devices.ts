import { sql } from 'kysely';
import { hashToken, isToken, newToken } from '../../http/token.ts';
import { emailKey } from './accounts.ts';
import type { AccountDatabase } from './accounts.ts';

/** A device is forgotten this long after the member last signed in there, in milliseconds. */
export const deviceLifetime = 180 * 24 * 60 * 60 * 1_000;
/** How many devices of a member are known: the latest. */
const mostDevices = 20;

/** Whether the member with an e-mail has signed in before where this token is. */
export async function isKnownDevice(
  db: AccountDatabase,
  token: string | undefined,
  email: string,
  now: Date,
): Promise<boolean> {
  if (!isToken(token)) return false;
  const found = await db
    .selectFrom('account_devices')
    .innerJoin('accounts', 'accounts.id', 'account_devices.account_id')
    .select('account_id')
    .where('account_devices.token_hash', '=', hashToken(token))
    .where('accounts.email_key', '=', emailKey(email))
    .where('account_devices.seen_at', '>', new Date(now.getTime() - deviceLifetime))
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * Records that a member signed in on a device.
 * @param token of its cookie, when it has one
 * @returns the token for its cookie
 */
export async function rememberDevice(
  db: AccountDatabase,
  accountId: string,
  token: string | undefined,
  now: Date,
): Promise<string> {
  const kept = isToken(token) ? token : newToken();
  await db
    .insertInto('account_devices')
    .values({ token_hash: hashToken(kept), account_id: accountId, seen_at: now.toISOString() })
    .onConflict((row) =>
      row.columns(['token_hash', 'account_id']).doUpdateSet({ seen_at: now.toISOString() }),
    )
    .execute();
  await sql`
    delete from account_devices where account_id = ${accountId} and token_hash not in (
      select token_hash from account_devices where account_id = ${accountId}
      order by seen_at desc, token_hash limit ${mostDevices})`.execute(db);
  return kept;
}

/** Forgets every device of a member: whoever knew the old password may have one. */
export async function forgetDevices(db: AccountDatabase, accountId: string): Promise<void> {
  await db.deleteFrom('account_devices').where('account_id', '=', accountId).execute();
}
