import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { AccountDatabase } from './accounts.ts';

/** How often an action may be tried within a window of time. */
export interface LimitRule {
  /** Unique name; rules with different names never share a count. */
  name: string;
  tries: number;
  windowSeconds: number;
}

/** The result of a try. */
export interface Taken {
  allowed: boolean;
  /** Whether this is the first try that is not allowed any more. */
  isFirst: boolean;
  /** Seconds until the window ends. */
  retryAfter: number;
}

/**
 * Counts a try and tells whether it is within the limit. The count is in the database, so it holds for all processes
 * and over a restart. Subjects (addresses, e-mails) are stored only as hashes. Where the clock was set back, or is another
 * process's, a window ends at the latest as long from now as the rule says: nobody is locked out for longer.
 */
export async function take(db: AccountDatabase, rule: LimitRule, subject: string, now: Date): Promise<Taken> {
  const ends = new Date(now.getTime() + rule.windowSeconds * 1_000).toISOString();
  const time = now.toISOString();
  const { rows } = await sql<{ count: number; window_ends: Date }>`
    insert into account_limits as tried (key, count, window_ends)
    values (${keyOf(rule, subject)}, 1, ${ends}::timestamptz)
    on conflict (key) do update set
      count = case when tried.window_ends <= ${time}::timestamptz then 1 else tried.count + 1 end,
      window_ends = case when tried.window_ends <= ${time}::timestamptz then excluded.window_ends
        else least(tried.window_ends, excluded.window_ends) end
    returning count, window_ends`.execute(db);
  const row = rows[0];
  if (row === undefined) throw new Error('a count was not written');
  const left = new Date(row.window_ends).getTime() - now.getTime();
  return {
    allowed: row.count <= rule.tries,
    isFirst: row.count === rule.tries + 1,
    retryAfter: Math.max(1, Math.ceil(left / 1_000)),
  };
}

/**
 * Gives tries back that turned out to be none; the same work for none as for one.
 * @param tries how many
 */
export async function giveBack(
  db: AccountDatabase,
  rule: LimitRule,
  subject: string,
  tries: 0 | 1,
  now: Date,
): Promise<void> {
  await sql`
    update account_limits set count = greatest(0, count - ${tries}::int)
    where key = ${keyOf(rule, subject)} and window_ends > ${now.toISOString()}::timestamptz`.execute(db);
}

/** Removes the count of a subject. */
export async function forgive(db: AccountDatabase, rule: LimitRule, subject: string): Promise<void> {
  await db.deleteFrom('account_limits').where('key', '=', keyOf(rule, subject)).execute();
}

function keyOf(rule: LimitRule, subject: string): string {
  return createHash('sha256').update(`${rule.name}\0${subject}`).digest('hex');
}
