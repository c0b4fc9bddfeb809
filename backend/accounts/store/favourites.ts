import { sites } from '#src/sites/registry.ts';
import type { SiteId } from '#src/sites/site.ts';
import type { Database } from '../../database/open.ts';
import type { AccountDatabase } from './accounts.ts';

/** Favourite cinemas of a member on a site as `vistaRef`s, the latest first. */
export async function readFavourites(
  db: AccountDatabase,
  accountId: string,
  site: SiteId,
): Promise<string[]> {
  const rows = await db
    .selectFrom('account_favourites')
    .select('vista_ref')
    .where('account_id', '=', accountId)
    .where('site', '=', site)
    .orderBy('position')
    .orderBy('vista_ref')
    .execute();
  return rows.map((row) => row.vista_ref);
}

/** The result of adding favourites: the list, or that the limit is reached and nothing was changed. */
export type AddedFavourites = { kind: 'added'; favourites: string[] } | { kind: 'limit'; limit: number };

/**
 * Adds favourite cinemas in front of the others, all of them or none (R220, D23). A cinema that is already a favourite
 * keeps its place. The account's row is locked until the transaction ends, so that additions of one member follow each
 * other and the limit (R219) holds for concurrent calls.
 */
export async function addFavourites(
  db: Database,
  accountId: string,
  site: SiteId,
  references: readonly string[],
): Promise<AddedFavourites> {
  const limit = sites[site].favouriteLimit;
  return db.transaction().execute(async (tx): Promise<AddedFavourites> => {
    await tx.selectFrom('accounts').select('id').where('id', '=', accountId).forUpdate().execute();
    const present = await readFavourites(tx, accountId, site);
    const fresh = [...new Set(references)].filter((reference) => !present.includes(reference));
    if (fresh.length === 0) return { kind: 'added', favourites: present };
    if (present.length + fresh.length > limit) return { kind: 'limit', limit };
    const first = await tx
      .selectFrom('account_favourites')
      .select((row) => row.fn.min('position').as('position'))
      .where('account_id', '=', accountId)
      .where('site', '=', site)
      .executeTakeFirst();
    const before = (first?.position ?? 0) - fresh.length;
    await tx
      .insertInto('account_favourites')
      .values(
        fresh.map((reference, index) => ({
          account_id: accountId,
          site,
          vista_ref: reference,
          position: before + index,
        })),
      )
      .execute();
    return { kind: 'added', favourites: [...fresh, ...present] };
  });
}

/**
 * Removes favourite cinemas; a cinema that is not a favourite changes nothing.
 * @returns the remaining favourites
 */
export async function removeFavourites(
  db: Database,
  accountId: string,
  site: SiteId,
  references: readonly string[],
): Promise<string[]> {
  await db
    .deleteFrom('account_favourites')
    .where('account_id', '=', accountId)
    .where('site', '=', site)
    .where('vista_ref', 'in', [...references])
    .execute();
  return readFavourites(db, accountId, site);
}
