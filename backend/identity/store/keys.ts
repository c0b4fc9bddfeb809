import { calculateJwkThumbprint, exportJWK, generateKeyPair } from 'jose';
import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import { z } from 'zod';
import { newToken } from '../../http/token.ts';
import type { Database } from '../../database/open.ts';
import type { Tables } from '../../database/tables.ts';

const day = 24 * 60 * 60 * 1_000;
/** The age at which another key replaces the signing key, in milliseconds. */
const signingLife = 90 * day;
/** How long a key is published before it signs, in milliseconds: longer than the published keys may be cached. */
const announcement = day;

const rsaPrivate = z.object({
  kty: z.literal('RSA'),
  n: z.string(),
  e: z.string(),
  d: z.string(),
  p: z.string(),
  q: z.string(),
  dp: z.string(),
  dq: z.string(),
  qi: z.string(),
});

/** A key pair of our own. */
export interface OwnKey {
  kid: string;
  /** The private key as a JWK, 3072 bits (128 bits of security), for RS256. */
  privateJwk: z.infer<typeof rsaPrivate>;
  cookieSecret: string;
  signsFrom: Date;
}

/** Our keys, the signing key first; the others are for older and for future signatures. */
export type OwnKeys = readonly [OwnKey, ...OwnKey[]];

/**
 * Reads the keys. The first call on an empty database makes one. A day before the current key is 90 days old, a call
 * makes the next one. It also deletes the keys before the current one, which have not signed for months: sessions,
 * cookies and tokens end after at most 30 days. Several processes may call this at the same time.
 */
export async function readKeys(db: Database, now: Date): Promise<OwnKeys> {
  const present = await select(db);
  if (!isDue(present, now)) return ordered(present, now);
  // Made outside the transaction, because it takes some time and the embedded database has one connection.
  const next = await makeKey();
  const all = await db.transaction().execute(async (transaction) => {
    await sql`lock table identity_keys in share row exclusive mode`.execute(transaction);
    const before = await select(transaction);
    if (!isDue(before, now)) return before;
    const newest = before[0];
    if (newest !== undefined) {
      await transaction.deleteFrom('identity_keys').where('signs_from', '<', newest.signsFrom).execute();
    }
    const signsFrom = newest === undefined ? now : new Date(now.getTime() + announcement);
    await transaction
      .insertInto('identity_keys')
      .values({ ...next, signs_from: signsFrom.toISOString() })
      .execute();
    return select(transaction);
  });
  return ordered(all, now);
}

/** Whether the newest key must be followed by another; the keys are sorted with the newest first. */
function isDue([newest]: readonly OwnKey[], now: Date): boolean {
  return newest === undefined || now.getTime() >= newest.signsFrom.getTime() + signingLife - announcement;
}

function ordered(newestFirst: readonly OwnKey[], now: Date): OwnKeys {
  const signing = newestFirst.find(({ signsFrom }) => signsFrom <= now) ?? newestFirst.at(-1);
  if (signing === undefined) throw new Error('the identity provider has no key');
  return [signing, ...newestFirst.filter((key) => key !== signing)];
}

async function makeKey() {
  const { privateKey } = await generateKeyPair('RS256', { modulusLength: 3_072, extractable: true });
  const jwk = rsaPrivate.parse(await exportJWK(privateKey));
  return {
    kid: await calculateJwkThumbprint(jwk),
    private_jwk: JSON.stringify(jwk),
    cookie_secret: newToken(),
  };
}

async function select(db: Database | Transaction<Tables>): Promise<OwnKey[]> {
  const rows = await db.selectFrom('identity_keys').selectAll().orderBy('signs_from', 'desc').execute();
  return rows.map((row) => ({
    kid: row.kid,
    privateJwk: rsaPrivate.parse(row.private_jwk),
    cookieSecret: row.cookie_secret,
    signsFrom: new Date(row.signs_from),
  }));
}
