import { sql } from 'kysely';
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
  // The life of a link begins when its mail leaves.
  await sql`
    delete from account_links as link
    where expires_at <= ${time}::timestamptz and not exists (
      select from mail_queue as mail
      where mail.account_id = link.account_id and mail.purpose = link.purpose and mail.state = 'waiting')`.execute(
    db,
  );
  await db.deleteFrom('account_limits').where('window_ends', '<=', new Date(time)).execute();
}
