import type { AccountDatabase } from './accounts.ts';

/** Deletes expired data: sessions, links and counts. */
export async function purgeAccounts(db: AccountDatabase, now: Date): Promise<void> {
  const time = now.toISOString();
  await db
    .deleteFrom('account_sessions')
    .where((row) =>
      row.or([row('expires_at', '<=', new Date(time)), row('idle_until', '<=', new Date(time))]),
    )
    .execute();
  await db.deleteFrom('account_links').where('expires_at', '<=', new Date(time)).execute();
  await db.deleteFrom('account_limits').where('window_ends', '<=', new Date(time)).execute();
}
