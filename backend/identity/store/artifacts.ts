import { createHash } from 'node:crypto';
import { errors } from 'oidc-provider';
import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';
import type { Database } from '../../database/open.ts';

/** Models that end with their grant. An access token is signed and stands in no table. */
const grantMembers: ReadonlySet<string> = new Set(['AuthorizationCode', 'RefreshToken']);

/**
 * oidc-provider's storage over kysely, the same on PGlite and PostgreSQL. Identifiers (codes, refresh tokens, session
 * cookies) are kept as hashes only. A code or refresh token is used up by one statement: of two calls at a time one
 * wins, and the other ends the whole grant, as a second use does at any later time.
 *
 * Clients are configuration: none is ever looked for here.
 */
export function artifactStore(db: Database): AdapterFactory {
  return (model) => (model === 'Client' ? noClients : adapterOf(db, model));
}

/** Deletes what has expired. @returns how many rows */
export async function deleteExpired(db: Database, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('identity_artifacts')
    .where('expires_at', '<', now)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/**
 * Ends every session, grant and refresh token of a person, for a password that was changed or an account that was
 * deleted. Access tokens that are out end by themselves within their few minutes.
 */
export async function revokePerson(db: Database, accountId: string): Promise<void> {
  await db.deleteFrom('identity_artifacts').where('account_id', '=', accountId).execute();
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
        expires_at: expiresIn === undefined ? null : new Date(Date.now() + expiresIn * 1_000).toISOString(),
      };
      await db
        .insertInto('identity_artifacts')
        .values({ model, key: hashOf(id), ...values, consumed_at: null })
        .onConflict((conflict) => conflict.columns(['model', 'key']).doUpdateSet(values))
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

    // Only the device flow, which is not offered, has user codes.
    findByUserCode: () => Promise.resolve(undefined),

    async consume(id) {
      const { numUpdatedRows } = await db
        .updateTable('identity_artifacts')
        .set({ consumed_at: new Date().toISOString() })
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

async function deleteGrant(db: Database, grantId: string): Promise<void> {
  await db.deleteFrom('identity_artifacts').where('grant_id', '=', grantId).execute();
}

/** The grant a row belongs to; a grant belongs to itself. */
function grantIdOf(model: string, id: string, payload: AdapterPayload): string | null {
  if (model === 'Grant') return id;
  return grantMembers.has(model) ? (payload.grantId ?? null) : null;
}

function hashOf(id: string): string {
  return createHash('sha256').update(id).digest('hex');
}

/** A payload as it is kept: without its own identifier, and an open sign-in without its session's cookie. */
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
