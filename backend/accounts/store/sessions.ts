import { hashToken, isToken, newToken } from '../../http/token.ts';
import type { AccountDatabase } from './accounts.ts';

const day = 24 * 60 * 60 * 1_000;
/** A session ends this long after it began, even when it is used. */
export const sessionLifetime = 30 * day;
/** A session also ends this long after its last use. */
const idleLifetime = 14 * day;
/** The last use is written at most once a day, so that most reads do not write. */
const idleSlack = day;

/** A new session: `token` goes into the cookie and is stored nowhere else. */
export interface NewSession {
  token: string;
  expiresAt: Date;
}

/** Where a session begins. */
export interface SessionOrigin {
  /** The family of the browser. */
  readonly browser?: string | null;
  /** The session at the identity provider by which it begins. */
  readonly identityUid?: string | null;
}

/**
 * Begins a session with a new token (a token from before the sign-in is never reused), and ends the session of the
 * `replaced` token.
 */
export async function beginSession(
  db: AccountDatabase,
  accountId: string,
  now: Date,
  replaced?: string,
  { browser = null, identityUid = null }: SessionOrigin = {},
): Promise<NewSession> {
  if (isToken(replaced)) await endSession(db, replaced);
  const token = newToken();
  const expiresAt = new Date(now.getTime() + sessionLifetime);
  await db
    .insertInto('account_sessions')
    .values({
      token_hash: hashToken(token),
      account_id: accountId,
      created_at: now.toISOString(),
      expires_at: expiresAt.toISOString(),
      idle_until: new Date(now.getTime() + idleLifetime).toISOString(),
      browser,
      identity_uid: identityUid,
    })
    .execute();
  return { token, expiresAt };
}

/** The account id of a session's token; null when there is no such session or it has ended. */
export async function findSession(db: AccountDatabase, token: unknown, now: Date): Promise<string | null> {
  if (!isToken(token)) return null;
  const hash = hashToken(token);
  const row = await db
    .selectFrom('account_sessions')
    .select(['account_id', 'expires_at', 'idle_until'])
    .where('token_hash', '=', hash)
    .executeTakeFirst();
  if (row === undefined) return null;
  const time = now.getTime();
  if (row.expires_at.getTime() <= time || row.idle_until.getTime() <= time) return null;
  if (row.idle_until.getTime() - time < idleLifetime - idleSlack) {
    await db
      .updateTable('account_sessions')
      .set({ idle_until: new Date(time + idleLifetime).toISOString() })
      .where('token_hash', '=', hash)
      .execute();
  }
  return row.account_id;
}

/** Whether a session began by a sign-in at the identity provider. */
export async function beganAtProvider(db: AccountDatabase, token: string | undefined): Promise<boolean> {
  if (!isToken(token)) return false;
  const row = await db
    .selectFrom('account_sessions')
    .select('identity_uid')
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst();
  return (row?.identity_uid ?? null) !== null;
}

/**
 * Ends the session of a token.
 * @returns the id of its account; null when there was no such session
 */
export async function endSession(db: AccountDatabase, token: string): Promise<string | null> {
  const ended = await db
    .deleteFrom('account_sessions')
    .where('token_hash', '=', hashToken(token))
    .returning('account_id')
    .executeTakeFirst();
  return ended?.account_id ?? null;
}

/** A session as its member may see it. */
export interface KeptSession {
  readonly tokenHash: string;
  readonly browser: string | null;
  readonly identityUid: string | null;
  readonly beganAt: Date;
  /** To the day. */
  readonly usedAt: Date;
}

/** The sessions of a member that go on. */
export async function listSessions(
  db: AccountDatabase,
  accountId: string,
  now: Date,
): Promise<KeptSession[]> {
  const rows = await db
    .selectFrom('account_sessions')
    .select(['token_hash', 'browser', 'identity_uid', 'created_at', 'idle_until'])
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now)
    .where('idle_until', '>', now)
    .execute();
  return rows.map((row) => ({
    tokenHash: row.token_hash,
    browser: row.browser,
    identityUid: row.identity_uid,
    beganAt: row.created_at,
    usedAt: new Date(row.idle_until.getTime() - idleLifetime),
  }));
}

/** Ends a session of a member by what {@link listSessions} named it; nothing when it is not theirs. */
export async function endSessionByHash(
  db: AccountDatabase,
  accountId: string,
  tokenHash: string,
): Promise<void> {
  await db
    .deleteFrom('account_sessions')
    .where('account_id', '=', accountId)
    .where('token_hash', '=', tokenHash)
    .execute();
}

/** Ends every session of a member, in all browsers. */
export async function endSessionsOf(db: AccountDatabase, accountId: string): Promise<void> {
  await db.deleteFrom('account_sessions').where('account_id', '=', accountId).execute();
}
