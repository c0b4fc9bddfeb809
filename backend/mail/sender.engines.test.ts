import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../database/open.ts';
import { databaseOfRun } from '../database/test-database.ts';
import { mostAttempts, waitAfter } from './backoff.ts';
import { claimMails, putMail, readOutbox, takeBack } from './queue.ts';
import type { MailPurpose } from './queue.ts';
import { MailSender } from './sender.ts';
import type { SenderParts } from './sender.ts';
import { longestWaiting, purgeMails, readUndelivered, settleDelivered, settleLater } from './settle.ts';
import type { Delivery } from './transport.ts';

const hour = 3_600_000;
const start = new Date('2026-11-20T12:00:00+01:00').getTime();
const busy: Delivery = { kind: 'refused', permanent: false, reason: '421 try again', code: 'ECONN 421' };
const away: Delivery = { kind: 'away', reason: 'ECONNREFUSED', code: 'ESOCKET CONN' };
const unknown: Delivery = {
  kind: 'refused',
  permanent: true,
  reason: '550 5.1.1 <odile@example.org>: unknown',
  code: 'EENVELOPE RCPT TO 550',
};

describe.each([databaseOfRun()])('the sender of mails in $name', ({ open }) => {
  let database: OpenDatabase;
  let time = start;
  const now = (): Date => new Date(time);
  const pass = (milliseconds: number): void => void (time += milliseconds);
  beforeAll(async () => {
    database = await open();
  });
  afterEach(async () => {
    time = start;
    await database.db.deleteFrom('mail_queue').execute();
  });
  afterAll(() => database.close());

  const undelivered = async () => (await readUndelivered(database.db, 10)).mails;
  const put = (
    recipient: string,
    { about, purpose = 'confirm' }: { about?: string; purpose?: MailPurpose } = {},
  ): Promise<void> =>
    putMail(
      database.db,
      {
        accountId: null,
        purpose,
        recipient,
        language: 'fr',
        subject: 'Bonjour',
        body: 'Le lien',
        link: 'https://account.example/secret-link',
        ...(about === undefined ? {} : { about }),
      },
      now(),
    );

  /** A sender whose mail server gives one answer after the other, the last one for ever. */
  function senderOf(...answers: Delivery[]) {
    return senderWith(() => Promise.resolve(true), answers);
  }

  function senderWith(renewLink: SenderParts['renewLink'], answers: Delivery[]) {
    const handed: string[] = [];
    const keys: string[] = [];
    const log: string[] = [];
    const hear = (facts: object, message: string) => void log.push(`${message} ${JSON.stringify(facts)}`);
    const sender = new MailSender({
      db: database.db,
      now,
      renewLink,
      log: { error: hear, warn: hear },
      transport: {
        deliver: (mail) => {
          handed.push(mail.recipient);
          keys.push(mail.messageKey);
          return Promise.resolve(
            answers[Math.min(handed.length, answers.length) - 1] ?? { kind: 'accepted' },
          );
        },
      },
    });
    return { sender, handed, keys, log };
  }

  it('hands each mail over once and deletes it', async () => {
    for (let at = 0; at < 12; at += 1) await put(`person-${at}@example.org`);
    const { sender, handed } = senderOf();
    expect(await sender.run()).toBe(12);
    expect(new Set(handed).size).toBe(12);
    expect(await sender.run()).toBe(0);
    expect(await readOutbox(database.db, 50)).toEqual([]);
  });

  it('waits longer after every failure, keeps the Message-ID, and gives up', async () => {
    await put('odile@example.org');
    const { sender, handed, keys, log } = senderOf(busy);
    for (let attempt = 1; attempt < mostAttempts; attempt += 1) {
      await sender.run();
      expect(handed).toHaveLength(attempt);
      pass(waitAfter(attempt) - 1);
      await sender.run();
      expect(handed).toHaveLength(attempt);
      pass(1);
    }
    expect(await undelivered()).toEqual([]);
    await sender.run();
    expect(await undelivered()).toEqual([
      expect.objectContaining({
        recipient: 'odile@example.org',
        attempts: mostAttempts,
        error: '421 try again',
        givenUpAt: now(),
      }),
    ]);
    expect(new Set(keys).size).toBe(1);
    pass(24 * 60 * 60 * 1_000);
    await sender.run();
    expect(handed).toHaveLength(mostAttempts);
    expect(log.at(-1)).toContain('a mail could not be delivered');
    expect(log.join()).not.toContain('odile');
  });

  it('sends a mail at once, and tries it again in its time, when the clock is set back by an hour', async () => {
    pass(hour);
    await put('new@example.org');
    pass(-hour);
    const { sender, handed } = senderOf(busy);
    await sender.run();
    expect(handed).toHaveLength(1);
    // The clock was an hour ahead when it failed, so it is to wait for an hour and a minute.
    await database.db
      .updateTable('mail_queue')
      .set({ next_attempt: new Date(time + hour + waitAfter(1)).toISOString() })
      .execute();
    await sender.run();
    expect(handed).toHaveLength(2);
    // It waits as ever, also when the clock of another process is some minutes behind.
    pass(-4 * 60_000);
    await sender.run();
    expect(handed).toHaveLength(2);
    pass(4 * 60_000 + waitAfter(2));
    await sender.run();
    expect(handed).toHaveLength(3);
  });

  it('sends what a process had claimed that died before the clock was set back by an hour', async () => {
    await put('odile@example.org');
    pass(hour);
    expect(await claimMails(database.db, now(), 8)).toHaveLength(1);
    pass(-hour);
    const { sender, handed } = senderOf();
    await sender.run();
    expect(handed).toEqual(['odile@example.org']);
    // A claim of a process that is some minutes ahead holds.
    await put('other@example.org');
    pass(4 * 60_000);
    expect(await claimMails(database.db, now(), 8)).toHaveLength(1);
    pass(-4 * 60_000);
    await sender.run();
    expect(handed).toHaveLength(1);
  });

  it('doubles the waits from a minute to six hours', () => {
    expect([1, 2, 3, 9, 12].map((attempts) => waitAfter(attempts) / 60_000)).toEqual([1, 2, 4, 256, 360]);
  });

  it('gives a mail up at once when its recipient does not exist, without its content', async () => {
    await put('odile@example.org');
    const { sender, log } = senderOf(unknown);
    await sender.run();
    expect(await undelivered()).toMatchObject([{ attempts: 1, error: unknown.reason }]);
    const row = await database.db.selectFrom('mail_queue').selectAll().executeTakeFirst();
    expect(row).toMatchObject({ state: 'undeliverable', body: '', html: null, link: null });
    expect(await readOutbox(database.db, 10)).toEqual([]);
    expect(log.join()).not.toContain('odile');
    pass(31 * 24 * 60 * 60 * 1_000);
    await purgeMails(database.db, now(), true);
    expect(await undelivered()).toEqual([]);
  });

  it('delivers the next mails when one fails', async () => {
    for (const name of ['a', 'b', 'c']) await put(`${name}@example.org`);
    const { sender } = senderOf(busy, { kind: 'accepted' });
    expect(await sender.run()).toBe(2);
    expect(await readOutbox(database.db, 10)).toHaveLength(1);
  });

  it('leaves a mail to the one who claimed it, until the lease ends', async () => {
    await put('odile@example.org');
    const [claimed] = await claimMails(database.db, now(), 5);
    expect(claimed?.attempts).toBe(1);
    const { sender, keys } = senderOf();
    expect(await sender.run()).toBe(0);
    // The process that claimed it is killed.
    pass(5 * 60_000);
    expect(await sender.run()).toBe(1);
    expect(keys).toEqual([claimed?.messageKey]);
  });

  it('hands each mail to one of two senders', async () => {
    for (let at = 0; at < 20; at += 1) await put(`person-${at}@example.org`);
    const [one, other] = [senderOf(), senderOf()];
    const counts = await Promise.all([one.sender.run(), other.sender.run()]);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(20);
    expect(new Set([...one.handed, ...other.handed]).size).toBe(20);
  });

  it('does not overwrite what happened after its lease ended', async () => {
    await put('odile@example.org');
    const [late] = await claimMails(database.db, now(), 5);
    pass(5 * 60_000);
    await claimMails(database.db, now(), 5);
    if (late === undefined) throw new Error('expected a mail');
    await settleDelivered(database.db, late);
    await settleLater(database.db, late, now(), 'late');
    const row = await database.db.selectFrom('mail_queue').selectAll().executeTakeFirst();
    expect(row).toMatchObject({ attempts: 2, last_error: null });
  });

  it('gives a mail up that ends the process at every try', async () => {
    await put('odile@example.org');
    for (let at = 0; at < mostAttempts; at += 1) {
      await claimMails(database.db, now(), 5);
      pass(5 * 60_000);
    }
    const { sender, handed } = senderOf();
    await sender.run();
    expect(handed).toEqual([]);
    expect(await undelivered()).toHaveLength(1);
  });

  it('does not send what was taken back; where nothing is sent, what has waited for three days goes', async () => {
    await put('a@example.org', { about: 'notice 1' });
    await put('b@example.org', { about: 'notice 2' });
    await takeBack(database.db, ['notice 1']);
    await takeBack(database.db, []);
    expect((await readOutbox(database.db, 10)).map(({ recipient }) => recipient)).toEqual(['b@example.org']);
    pass(72 * 60 * 60 * 1_000);
    await purgeMails(database.db, now(), true);
    expect(await readOutbox(database.db, 10)).toHaveLength(1);
    await purgeMails(database.db, now(), false);
    expect(await readOutbox(database.db, 10)).toEqual([]);
  });

  it('uses up no tries while the mail server is away, asks it with one mail at a time, and tells of it once', async () => {
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) await put(`${name}@example.org`);
    const { sender, handed, log } = senderOf(...Array.from({ length: 5 + 99 }, () => away), {
      kind: 'accepted',
    });
    // Monday: two days and sixteen hours of looks.
    for (let look = 0; look < 100; look += 1) {
      expect(await sender.run()).toBe(0);
      pass((64 * 60 * 60_000) / 100);
    }
    expect(handed).toHaveLength(5 + 99);
    expect(new Set(handed).size).toBe(7);
    const rows = await database.db.selectFrom('mail_queue').select(['attempts', 'state']).execute();
    expect(rows).toEqual(Array.from({ length: 7 }, () => ({ attempts: 0, state: 'waiting' })));
    expect(await sender.run()).toBe(7);
    expect(log.map((line) => line.split(' {')[0])).toEqual([
      'the mail server is away: mails wait',
      'the mail server is back',
    ]);
  });

  it('lets no mail on which the mail server breaks off stand in the way of the others', async () => {
    for (const name of ['a', 'b', 'c']) await put(`${name}@example.org`);
    const { sender, handed } = senderOf(away, away, away, away, { kind: 'accepted' });
    await sender.run();
    pass(1_000);
    await sender.run();
    pass(1_000);
    const again = handed[3];
    await sender.run();
    expect(handed[4]).not.toBe(again);
    expect(await readOutbox(database.db, 10)).toEqual([]);
  });

  it('begins the life of a link when its mail leaves, and drops a mail whose link is gone', async () => {
    await put('a@example.org');
    await put('b@example.org');
    const asked: string[] = [];
    const { sender, handed, log } = senderWith(
      ({ recipient }) => {
        asked.push(recipient);
        return Promise.resolve(recipient !== 'a@example.org');
      },
      [{ kind: 'accepted' }],
    );
    expect(await sender.run()).toBe(1);
    expect(asked.toSorted()).toEqual(['a@example.org', 'b@example.org']);
    expect(handed).toEqual(['b@example.org']);
    expect(await readOutbox(database.db, 10)).toEqual([]);
    expect(await undelivered()).toEqual([]);
    expect(log.join()).toContain('a mail was dropped: its link was replaced or used');
  });

  it('gives up what has waited for a week, with a line for each, and keeps no address of somebody who left', async () => {
    await put('a@example.org');
    await put('left@example.org', { purpose: 'account-deleted' });
    const { sender, log } = senderOf(away);
    await sender.run();
    pass(longestWaiting - 1);
    await sender.run();
    expect(await undelivered()).toEqual([]);
    pass(1);
    await sender.run();
    expect(await undelivered()).toMatchObject([
      { recipient: 'a@example.org', attempts: 0, error: expect.stringMatching(/a week; .*ECONNREFUSED/) },
    ]);
    expect(await readOutbox(database.db, 10)).toEqual([]);
    expect(log.filter((line) => line.startsWith('a mail could not be delivered'))).toHaveLength(2);
  });

  it('keeps no last mail to somebody who left that is refused, nor one in an outbox for longer than an hour', async () => {
    const rows = () => database.db.selectFrom('mail_queue').select('recipient').execute();
    await put('left@example.org', { purpose: 'account-deleted' });
    await senderOf(unknown).sender.run();
    expect(await rows()).toEqual([]);
    await put('left@example.org', { purpose: 'account-deleted' });
    pass(60 * 60_000);
    await purgeMails(database.db, now(), false);
    expect(await rows()).toEqual([]);
  });

  it('ends its delivery before it stops, and begins no other', async () => {
    await put('a@example.org');
    const { promise: answered, resolve: answer } = Promise.withResolvers<Delivery>();
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    const sender = new MailSender({
      db: database.db,
      now,
      renewLink: () => Promise.resolve(true),
      log: { error: () => undefined, warn: () => undefined },
      transport: {
        deliver: () => {
          begin();
          return answered;
        },
      },
    });
    sender.start();
    await begun;
    const stopped = sender.stop();
    answer({ kind: 'accepted' });
    await stopped;
    expect(await readOutbox(database.db, 10)).toEqual([]);
    await put('b@example.org');
    expect(await sender.run()).toBe(0);
  });
});
