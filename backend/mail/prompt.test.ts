import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../database/open.ts';
import { testDatabaseKinds } from '../database/test-database.ts';
import { putMail } from './queue.ts';
import type { ClaimedMail, MailPurpose } from './queue.ts';
import { MailSender } from './sender.ts';
import type { Delivery } from './transport.ts';

const now = new Date('2026-11-20T12:00:00+01:00');
const waitedFor = [
  'confirm',
  'exists',
  'reset',
  'password-changed',
  'account-deleted',
  'notice-confirm',
] as const satisfies readonly MailPurpose[];

describe.each(testDatabaseKinds())('mails that somebody waits for, in $name', ({ open }) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await open();
  });
  afterEach(() => database.db.deleteFrom('mail_queue').execute());
  afterAll(() => database.close());

  /** Notices on sale that have been due for an hour. */
  const putNotices = async (count: number): Promise<void> => {
    await sql`
      insert into mail_queue (purpose, recipient, language, subject, body, next_attempt, created_at)
      select 'notice-on-sale', 'person-' || at || '@example.org', 'fr', 'En vente', 'En vente',
        ${now.toISOString()}::timestamptz - interval '1 hour', ${now.toISOString()}::timestamptz - interval '1 hour'
      from generate_series(1, ${count}::int) at`.execute(database.db);
  };
  const put = (purpose: MailPurpose): Promise<void> =>
    putMail(
      database.db,
      {
        accountId: null,
        purpose,
        recipient: `${purpose}@example.net`,
        language: 'fr',
        subject: 'Bonjour',
        body: 'Le lien',
        link: null,
      },
      now,
    );
  const senderOf = (deliver: (mail: ClaimedMail) => Promise<Delivery>): MailSender =>
    new MailSender({
      db: database.db,
      now: () => now,
      renewLink: () => Promise.resolve(true),
      log: { error: () => undefined, warn: () => undefined },
      transport: { deliver },
    });

  it('REL8 overtake three thousand notices on sale', async () => {
    await putNotices(3_000);
    const handed: string[] = [];
    const sender: MailSender = senderOf(async (mail) => {
      handed.push(mail.purpose);
      if (handed.length === 20) for (const purpose of waitedFor) await put(purpose);
      if (handed.length === 60) void sender.stop();
      return { kind: 'accepted' };
    });
    await sender.run();
    const places = waitedFor.map((purpose) => handed.indexOf(purpose));
    expect(Math.min(...places)).toBeGreaterThanOrEqual(20);
    // What was under way when they came, and they themselves.
    expect(Math.max(...places)).toBeLessThan(20 + 10 + waitedFor.length);
    expect(handed.filter((purpose) => purpose === 'notice-on-sale').length).toBeGreaterThan(20);
  });

  it('have a place that notices on sale never take, however slow the mail server is', async () => {
    await putNotices(9);
    const handed: string[] = [];
    const { promise: slow, resolve: answer } = Promise.withResolvers<void>();
    const { promise: full, resolve: fill } = Promise.withResolvers<void>();
    const { promise: came, resolve: come } = Promise.withResolvers<void>();
    const sender = senderOf(async ({ purpose }) => {
      handed.push(purpose);
      if (handed.length === 4) fill();
      if (purpose === 'reset') come();
      else await slow;
      return { kind: 'accepted' };
    });
    const first = sender.run();
    await full;
    await put('reset');
    const second = sender.run();
    await came;
    expect(handed).toEqual([...Array.from({ length: 4 }, () => 'notice-on-sale'), 'reset']);
    answer();
    await Promise.all([first, second]);
    expect(handed).toHaveLength(10);
  });

  it('go out once each from two senders, and before the notices of both', async () => {
    await putNotices(40);
    for (const purpose of waitedFor) await put(purpose);
    const handed: string[] = [];
    const deliver = ({ recipient }: ClaimedMail): Promise<Delivery> => {
      handed.push(recipient);
      return Promise.resolve({ kind: 'accepted' });
    };
    const counts = await Promise.all([senderOf(deliver).run(), senderOf(deliver).run()]);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(46);
    expect(new Set(handed).size).toBe(46);
    const places = waitedFor.map((purpose) => handed.indexOf(`${purpose}@example.net`));
    expect(Math.max(...places)).toBeLessThan(waitedFor.length + 10);
  });
});
