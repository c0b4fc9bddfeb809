import type { AccountDatabase } from './accounts.ts';

/** How long the outbox keeps a mail that was not sent, in milliseconds: as long as its link could work. */
const outboxLifetime = 72 * 60 * 60 * 1_000;

/** Deletes expired data: sessions, links, counts, and old mails. */
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
  await db
    .deleteFrom('account_outbox')
    .where('created_at', '<=', new Date(now.getTime() - outboxLifetime))
    .execute();
}
