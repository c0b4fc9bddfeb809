import type { Feeling } from '#src/contract/client/feelings/schema.ts';
import type { SiteId } from '#src/sites/site.ts';
import type { AccountDatabase } from './accounts.ts';

/** Emotion and intention with the numbers of D25. */
export type { Feeling };

/** The feelings of a member on a site by show id, about the given shows or all. */
export async function readFeelings(
  db: AccountDatabase,
  accountId: string,
  site: SiteId,
  showIds?: readonly string[],
): Promise<Map<string, Feeling>> {
  if (showIds?.length === 0) return new Map();
  const rows = await db
    .selectFrom('account_feelings')
    .select(['show_id', 'emotion', 'intention'])
    .where('account_id', '=', accountId)
    .where('site', '=', site)
    .$if(showIds !== undefined, (query) => query.where('show_id', 'in', [...(showIds ?? [])]))
    .execute();
  return new Map(rows.map((row) => [row.show_id, feelingOf(row)]));
}

/**
 * Sets the intention for a show, or removes it.
 * @returns the feeling afterwards
 */
export async function setIntention(
  db: AccountDatabase,
  accountId: string,
  site: SiteId,
  showId: string,
  intention: Feeling['intention'],
): Promise<Feeling> {
  return write(db, { account_id: accountId, site, show_id: showId }, { intention: intention || null });
}

/**
 * Sets the emotion about a show, or removes it.
 * @returns the feeling afterwards
 */
export async function setEmotion(
  db: AccountDatabase,
  accountId: string,
  site: SiteId,
  showId: string,
  emotion: Feeling['emotion'],
): Promise<Feeling> {
  return write(db, { account_id: accountId, site, show_id: showId }, { emotion });
}

interface Key {
  account_id: string;
  site: SiteId;
  show_id: string;
}

async function write(
  db: AccountDatabase,
  key: Key,
  change: { emotion: number | null } | { intention: number | null },
): Promise<Feeling> {
  const row = await db
    .insertInto('account_feelings')
    .values({ ...key, emotion: null, intention: null, ...change })
    .onConflict((conflict) => conflict.columns(['account_id', 'site', 'show_id']).doUpdateSet({ ...change }))
    .returning(['emotion', 'intention'])
    .executeTakeFirstOrThrow();
  if (row.emotion === null && row.intention === null) {
    await db
      .deleteFrom('account_feelings')
      .where('account_id', '=', key.account_id)
      .where('site', '=', key.site)
      .where('show_id', '=', key.show_id)
      // Another call may have set a value meanwhile.
      .where('emotion', 'is', null)
      .where('intention', 'is', null)
      .execute();
  }
  return feelingOf(row);
}

function feelingOf(row: { emotion: number | null; intention: number | null }): Feeling {
  const { emotion } = row;
  return {
    emotion: emotion === 1 || emotion === 2 || emotion === 3 ? emotion : null,
    intention: row.intention === 2 ? 2 : 0,
  };
}
