import { machineNow } from '#src/kernel/date/clock.ts';
import { createHash } from 'node:crypto';
import { errors } from 'oidc-provider';
import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';
import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/open.ts';
import type { Tables } from '../../database/tables.ts';
import { browserInHand } from '../../http/browser-family.ts';

/** Models that end with their grant. An access token is signed and not stored. */
const grantMembers: ReadonlySet<string> = new Set(['AuthorizationCode', 'RefreshToken']);

/**
 * The storage of oidc-provider with kysely, the same on PGlite and PostgreSQL. Identifiers (codes, refresh tokens,
 * session cookies) are stored only as hashes. One statement uses up a code or a refresh token: of two calls at a time
 * one wins, and the other ends the whole grant, as any later second use does.
 *
 * Clients are configuration and never read from here.
 */
export function artifactStore(db: Database): AdapterFactory {
  return (model) => (model === 'Client' ? noClients : adapterOf(db, model));
}

/**
 * Deletes expired rows.
 * @returns the number of rows
 */
export async function deleteExpired(db: Database, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('identity_artifacts')
    .where('expires_at', '<', now)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/**
 * Ends every session, grant and refresh token of a person, after a change of the password or when the account is
 * deleted. Issued access tokens end by themselves after a few minutes.
 */
export async function revokePerson(db: Database, accountId: string): Promise<void> {
  await db.deleteFrom('identity_artifacts').where('account_id', '=', accountId).execute();
}

/**
 * Ends the open sign-ins that a site began for an address (`login_hint`), in any case of its letters: nobody has that
 * account any more, and such a sign-in holds the address.
 */
export async function forgetHints(db: Database | Transaction<Tables>, email: string): Promise<void> {
  await sql`
    delete from identity_artifacts
    where lower(trim(payload -> 'params' ->> 'login_hint')) = ${email.trim().toLowerCase()}`.execute(db);
}

function adapterOf(db: Database, model: string): Adapter {
  const rowOf = (id: string) =>
    db
      .selectFrom('identity_artifacts')
      .select(['payload', 'consumed_at'])
      .where('model', '=', model)
      .where('key', '=', hashOf(id));
  return {
    async upsert(id, payload, expiresIn) {
      const values = {
        payload: JSON.stringify(stored(model, payload)),
        grant_id: grantIdOf(model, id, payload),
        account_id: payload.accountId ?? null,
        uid: model === 'Session' ? (payload.uid ?? null) : null,
        expires_at:
          expiresIn === undefined ? null : new Date(machineNow().getTime() + expiresIn * 1_000).toISOString(),
      };
      const browser = model === 'Session' ? browserInHand() : null;
      await db
        .insertInto('identity_artifacts')
        .values({ model, key: hashOf(id), ...values, browser, consumed_at: null })
        .onConflict((conflict) =>
          conflict.columns(['model', 'key']).doUpdateSet({ ...values, ...(browser !== null && { browser }) }),
        )
        .execute();
    },

    async find(id) {
      const row = await rowOf(id).executeTakeFirst();
      return row === undefined ? undefined : { ...payloadOf(row.payload, row.consumed_at), jti: id };
    },

    async findByUid(uid) {
      const row = await db
        .selectFrom('identity_artifacts')
        .select(['payload', 'consumed_at'])
        .where('model', '=', model)
        .where('uid', '=', uid)
        .executeTakeFirst();
      return row === undefined ? undefined : payloadOf(row.payload, row.consumed_at);
    },

    // Only the device flow has user codes, and it is not offered.
    findByUserCode: () => Promise.resolve(undefined),

    async consume(id) {
      const { numUpdatedRows } = await db
        .updateTable('identity_artifacts')
        .set({ consumed_at: machineNow().toISOString() })
        .where('model', '=', model)
        .where('key', '=', hashOf(id))
        .where('consumed_at', 'is', null)
        .executeTakeFirst();
      if (numUpdatedRows > 0n) return;
      const own = await db
        .selectFrom('identity_artifacts')
        .select('grant_id')
        .where('model', '=', model)
        .where('key', '=', hashOf(id))
        .executeTakeFirst();
      if (own?.grant_id) await deleteGrant(db, own.grant_id);
      throw new errors.InvalidGrant('used by another call at the same time');
    },

    async destroy(id) {
      await db
        .deleteFrom('identity_artifacts')
        .where('model', '=', model)
        .where('key', '=', hashOf(id))
        .execute();
    },

    async revokeByGrantId(grantId) {
      await db
        .deleteFrom('identity_artifacts')
        .where('model', '=', model)
        .where('grant_id', '=', grantId)
        .execute();
    },
  };
}

const noClients: Adapter = {
  upsert: () => Promise.resolve(),
  find: () => Promise.resolve(undefined),
  findByUserCode: () => Promise.resolve(undefined),
  findByUid: () => Promise.resolve(undefined),
  consume: () => Promise.resolve(),
  destroy: () => Promise.resolve(),
  revokeByGrantId: () => Promise.resolve(),
};

/** Ends a grant, with its codes and refresh tokens. */
export async function deleteGrant(db: Database, grantId: string): Promise<void> {
  await db.deleteFrom('identity_artifacts').where('grant_id', '=', grantId).execute();
}

/** The grant that a row belongs to; a grant belongs to itself. */
function grantIdOf(model: string, id: string, payload: AdapterPayload): string | null {
  if (model === 'Grant') return id;
  return grantMembers.has(model) ? (payload.grantId ?? null) : null;
}

function hashOf(id: string): string {
  return createHash('sha256').update(id).digest('hex');
}

/** The stored form of a payload: without its own identifier; for an open sign-in also without its session's cookie. */
function stored(model: string, payload: AdapterPayload): object {
  const { jti: _own, ...rest } = payload;
  if (model !== 'Interaction' || rest.session === undefined) return rest;
  const { cookie: _cookie, ...session } = rest.session;
  return { ...rest, session };
}

function payloadOf(payload: unknown, consumedAt: Date | null): AdapterPayload {
  const read = { ...(typeof payload === 'object' ? payload : {}) };
  return consumedAt === null ? read : { ...read, consumed: Math.floor(consumedAt.getTime() / 1_000) };
}
