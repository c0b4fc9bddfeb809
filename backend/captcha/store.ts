import { newToken } from '../http/token.ts';
import type { Database } from '../database/open.ts';

/** The secret that signs the puzzles: made once, and the same in every process that shares the database. */
export async function captchaSecret(db: Database): Promise<string> {
  await db
    .insertInto('captcha_secret')
    .values({ id: 1, secret: newToken() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { secret } = await db
    .selectFrom('captcha_secret')
    .select('secret')
    .where('id', '=', 1)
    .executeTakeFirstOrThrow();
  return secret;
}

/**
 * Uses a puzzle up.
 * @returns true when it was not used before; of several calls at a time, only one gets true
 */
export async function useUp(db: Database, id: string, expiresAt: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('captcha_used')
    .values({ id, expires_at: expiresAt.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Deletes used puzzles that have expired. */
export async function purgeCaptcha(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('captcha_used').where('expires_at', '<=', now).execute();
}
