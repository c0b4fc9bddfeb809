import type { ProviderSession } from '../../accounts/context.ts';
import type { Database } from '../../database/open.ts';
import { deleteGrant } from './artifacts.ts';

/**
 * The sessions of a person that go on: where somebody signed in by redirect.
 * @param seconds for which a session goes on after its last request
 */
export async function sessionsOf(
  db: Database,
  accountId: string,
  now: Date,
  seconds: number,
): Promise<ProviderSession[]> {
  const rows = await db
    .selectFrom('identity_artifacts')
    .select(['uid', 'payload', 'browser', 'expires_at'])
    .where('model', '=', 'Session')
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now)
    .execute();
  return rows.flatMap(({ uid, payload, browser, expires_at: ends }) => {
    if (uid === null || ends === null) return [];
    const usedAt = new Date(ends.getTime() - seconds * 1_000);
    return [{ uid, browser, beganAt: signedInAt(payload) ?? usedAt, usedAt }];
  });
}

/**
 * Ends a session of a person, with its grants and refresh tokens; nothing when it is not theirs. Issued access tokens end by
 * themselves after a quarter of an hour.
 */
export async function endSessionOf(db: Database, accountId: string, uid: string): Promise<void> {
  const ended = await db
    .deleteFrom('identity_artifacts')
    .where('model', '=', 'Session')
    .where('account_id', '=', accountId)
    .where('uid', '=', uid)
    .returning('payload')
    .execute();
  for (const { payload } of ended) for (const grant of grantsOf(payload)) await deleteGrant(db, grant);
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

function signedInAt(payload: unknown): Date | null {
  const seconds = fieldOf(payload, 'loginTs');
  return typeof seconds === 'number' ? new Date(seconds * 1_000) : null;
}

/** The grants of a session: one for each site in which it is signed in. */
function grantsOf(payload: unknown): string[] {
  const authorizations = fieldOf(payload, 'authorizations');
  if (typeof authorizations !== 'object' || authorizations === null) return [];
  return Object.values(authorizations)
    .map((one) => fieldOf(one, 'grantId'))
    .filter((grant) => typeof grant === 'string');
}
