import type { Database } from '../database/open.ts';
import { lookAfter, mostAttempts, waitAfter } from './backoff.ts';
import { claimMails, isBulk } from './queue.ts';
import type { ClaimedMail } from './queue.ts';
import { giveUpOld, settleAway, settleDelivered, settleLater, settleUndeliverable } from './settle.ts';
import type { Delivery, MailTransport } from './transport.ts';

/** How many mails are delivered at the same time, and how many of them nobody waits for. */
const atOnce = 5;
const mostBulk = 4;

/** A log that has only what the sender needs of it. */
export interface SenderLog {
  error: (facts: object, message: string) => void;
  warn: (facts: object, message: string) => void;
}

/** The facts of an error for the log: the message of a database error contains the values of its statement. */
function factsOf(error: unknown): object {
  if (!(error instanceof Error)) return { name: typeof error };
  return { name: error.name, ...('code' in error ? { code: error.code } : {}) };
}

/** What becomes of a mail that kills the process again and again. */
const ended: Delivery = {
  kind: 'refused',
  permanent: true,
  reason: 'every try ended with the process',
  code: 'EENDED',
};

/** The parts that the sender works with. */
export interface SenderParts {
  db: Database;
  transport: MailTransport;
  now: () => Date;
  log: SenderLog;
  /**
   * Begins the life of the link in a mail, which is about to be handed over; false when the link is gone, because it was
   * replaced or used. Mails without such a link are always true.
   */
  renewLink: (mail: ClaimedMail) => Promise<boolean>;
}

/**
 * Delivers the mails of the queue: what somebody waits for before all others, for which one place is always free. Any
 * number of senders may work on one database. A mail is delivered at least once: when the process dies after the mail
 * server accepted a mail and before its row is deleted, the mail is sent again with the same `Message-ID`.
 *
 * While the mail server is away, one mail at a time finds out whether it is back; that uses up no mail's tries.
 */
export class MailSender {
  readonly #parts: SenderParts;
  /** The mails that have a place. */
  readonly #underWay = new Set<ClaimedMail>();
  /** Deliveries, each until its place is filled again. */
  readonly #work = new Set<Promise<void>>();
  #timer: NodeJS.Timeout | undefined;
  #claiming: Promise<void> = Promise.resolve();
  #delivered = 0;
  /** How many looks in a row have found the mail server away. */
  #away = 0;
  /** Whether this look has. */
  #foundAway = false;
  #stopped = false;

  constructor(parts: SenderParts) {
    this.#parts = parts;
  }

  /**
   * Takes up what is due.
   * @returns the number of mails that were delivered until nothing was due or under way any more
   */
  async run(): Promise<number> {
    const before = this.#delivered;
    await this.#look();
    while (this.#work.size > 0) await Promise.all(this.#work);
    return this.#delivered - before;
  }

  /** Looks at the queue again and again, less often while the mail server is away. */
  start(): void {
    const look = (): void => {
      void this.#look()
        .catch((error: unknown) => this.#failed(error))
        .finally(() => {
          if (!this.#stopped) this.#timer = setTimeout(look, lookAfter(this.#away)).unref();
        });
    };
    look();
  }

  /** Begins no further delivery; resolves when those under way have ended. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#claiming.catch(() => undefined);
    await Promise.all(this.#work);
  }

  /** Gives up what is too old and fills every free place. A look does not wait for deliveries. */
  async #look(): Promise<void> {
    const { db, now, log } = this.#parts;
    if (this.#stopped) return;
    for (const old of await giveUpOld(db, now())) {
      log.error(
        { mail: old.id, purpose: old.purpose, attempts: old.attempts, code: 'EOLD' },
        'a mail could not be delivered',
      );
    }
    this.#foundAway = false;
    await this.#fill();
  }

  /** Claims as many mails as there are free places; one claim at a time. */
  #fill(): Promise<void> {
    this.#claiming = this.#claiming.catch(() => undefined).then(() => this.#claim());
    return this.#claiming;
  }

  async #claim(): Promise<void> {
    if (this.#stopped || this.#foundAway) return;
    const { db, now } = this.#parts;
    const most = (this.#away > 0 ? 1 : atOnce) - this.#underWay.size;
    if (most <= 0) return;
    const bulk = [...this.#underWay].filter((mail) => isBulk(mail)).length;
    for (const mail of await claimMails(db, now(), most, mostBulk - bulk)) {
      this.#underWay.add(mail);
      const done: Promise<void> = this.#carry(mail).finally(() => this.#work.delete(done));
      this.#work.add(done);
    }
  }

  /** Delivers a mail and fills its place. Never rejects. */
  async #carry(mail: ClaimedMail): Promise<void> {
    try {
      await this.#deliver(mail).finally(() => this.#underWay.delete(mail));
      await this.#fill();
    } catch (error) {
      this.#failed(error);
    }
  }

  async #deliver(mail: ClaimedMail): Promise<void> {
    const { db, transport, now, log, renewLink } = this.#parts;
    if (!(await renewLink(mail))) {
      await settleDelivered(db, mail);
      log.warn({ mail: mail.id, purpose: mail.purpose }, 'a mail was dropped: its link was replaced or used');
      return;
    }
    const delivery: Delivery = mail.attempts > mostAttempts ? ended : await transport.deliver(mail);
    if (delivery !== ended) this.#hear(delivery);
    if (delivery.kind === 'accepted') {
      await settleDelivered(db, mail);
      this.#delivered += 1;
      return;
    }
    if (delivery.kind === 'away') return settleAway(db, mail, now(), delivery.reason);
    // The answer of a mail server often contains the address: it goes into the table only.
    const facts = { mail: mail.id, purpose: mail.purpose, attempts: mail.attempts, code: delivery.code };
    if (delivery.permanent || mail.attempts >= mostAttempts) {
      await settleUndeliverable(db, mail, now(), delivery.reason);
      log.error(facts, 'a mail could not be delivered');
      return;
    }
    const next = new Date(now().getTime() + waitAfter(mail.attempts));
    await settleLater(db, mail, next, delivery.reason);
    log.warn({ ...facts, next }, 'a mail will be tried again');
  }

  /** Remembers whether the mail server is there; the log has a line when that changes. */
  #hear(delivery: Delivery): void {
    const { log } = this.#parts;
    if (delivery.kind !== 'away') {
      if (this.#away > 0) log.warn({}, 'the mail server is back');
      this.#away = 0;
      this.#foundAway = false;
      return;
    }
    if (this.#foundAway) return;
    this.#foundAway = true;
    this.#away += 1;
    if (this.#away === 1) log.error({ code: delivery.code }, 'the mail server is away: mails wait');
  }

  #failed(error: unknown): void {
    this.#parts.log.error(factsOf(error), 'the queue of mails could not be read');
  }
}
