import type { AccountDatabase } from './accounts.ts';
import { deviceLifetime } from './devices.ts';

/** Deletes expired data: sessions, devices, links and counts. */
export async function purgeAccounts(db: AccountDatabase, now: Date): Promise<void> {
  const time = now.toISOString();
  await db
    .deleteFrom('account_sessions')
    .where((row) =>
      row.or([row('expires_at', '<=', new Date(time)), row('idle_until', '<=', new Date(time))]),
    )
    .execute();
  await db
    .deleteFrom('account_devices')
    .where('seen_at', '<=', new Date(now.getTime() - deviceLifetime))
    .execute();
  await db.deleteFrom('account_links').where('expires_at', '<=', new Date(time)).execute();
  await db.deleteFrom('account_limits').where('window_ends', '<=', new Date(time)).execute();
}
