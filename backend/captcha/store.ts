import { randomBytes } from 'node:crypto';
import type { Database } from '../database/open.ts';

/** What signs the puzzles: made once, the same in every process that shares the database. */
export async function captchaSecret(db: Database): Promise<string> {
  await db
    .insertInto('captcha_secret')
    .values({ id: 1, secret: randomBytes(32).toString('base64url') })
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
 * @returns whether nobody had: of many at a time one is told so
 */
export async function useUp(db: Database, id: string, expiresAt: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('captcha_used')
    .values({ id, expires_at: expiresAt.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Forgets the used puzzles that nobody could use any more. */
export async function purgeCaptcha(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('captcha_used').where('expires_at', '<=', now).execute();
}
