import type { Database } from '../database/open.ts';
import { mostAttempts, waitAfter } from './backoff.ts';
import { claimMails, settleDelivered, settleLater, settleUndeliverable } from './queue.ts';
import type { ClaimedMail } from './queue.ts';
import type { Delivery, MailTransport } from './transport.ts';

/** How many mails are delivered at the same time. */
const atOnce = 5;
/** How often the queue is looked at, in milliseconds. */
const interval = 5_000;

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

/** The parts that the sender works with. */
export interface SenderParts {
  db: Database;
  transport: MailTransport;
  now: () => Date;
  log: SenderLog;
}

/**
 * Delivers the mails of the queue. Any number of senders may work on one database. A mail is delivered at least once:
 * when the process dies after the mail server accepted a mail and before its row is deleted, the mail is sent again
 * with the same `Message-ID`.
 */
export class MailSender {
  readonly #parts: SenderParts;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<unknown> = Promise.resolve();
  #stopped = false;

  constructor(parts: SenderParts) {
    this.#parts = parts;
  }

  /** Delivers what is due; resolves with the number of delivered mails. */
  async run(): Promise<number> {
    const { db, now } = this.#parts;
    let delivered = 0;
    while (!this.#stopped) {
      const mails = await claimMails(db, now(), atOnce);
      if (mails.length === 0) break;
      const outcomes = await Promise.all(mails.map((mail) => this.#deliver(mail)));
      delivered += outcomes.filter((done) => done).length;
    }
    return delivered;
  }

  /** Looks at the queue again and again. */
  start(): void {
    const look = (): void => {
      this.#running = this.run()
        .catch((error: unknown) =>
          this.#parts.log.error(factsOf(error), 'the queue of mails could not be read'),
        )
        .finally(() => {
          if (!this.#stopped) this.#timer = setTimeout(look, interval).unref();
        });
    };
    look();
  }

  /** Begins no further delivery; resolves when those under way have ended. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#running;
  }

  async #deliver(mail: ClaimedMail): Promise<boolean> {
    const { db, transport, now, log } = this.#parts;
    const delivery: Delivery =
      mail.attempts > mostAttempts
        ? { kind: 'refused', permanent: true, reason: 'every try ended with the process', code: 'EENDED' }
        : await transport.deliver(mail);
    if (delivery.kind === 'accepted') {
      await settleDelivered(db, mail);
      return true;
    }
    // The answer of a mail server often contains the address: it goes into the table only.
    const facts = { mail: mail.id, purpose: mail.purpose, attempts: mail.attempts, code: delivery.code };
    if (delivery.permanent || mail.attempts >= mostAttempts) {
      await settleUndeliverable(db, mail, now(), delivery.reason);
      log.error(facts, 'a mail could not be delivered');
      return false;
    }
    const next = new Date(now().getTime() + waitAfter(mail.attempts));
    await settleLater(db, mail, next, delivery.reason);
    log.warn({ ...facts, next }, 'a mail will be tried again');
    return false;
  }
}
