import { setTimeout as sleep } from 'node:timers/promises';
import type { NoticeContext } from './orders.ts';
import { writeOnSaleMail } from './mails.ts';
import { isOnSale, readSales } from './sales.ts';
import { makeNoticeLink, markSent, readAwaited, readConfirmed } from './store.ts';
import type { Notice } from './store.ts';
import { describeSubject, readerOf } from './subject.ts';

/** How often open sales are looked for, in milliseconds. */
const interval = 60_000;
/** How many notices are read at a time. */
const portion = 200;

/**
 * Writes the mails of all confirmed notices whose film can be booked now. The mail and the mark that it was sent are one
 * transaction, and only one transaction sets the mark: whatever is killed in between, and however many processes look,
 * each notice gets one mail.
 * @returns how many mails were written
 */
export async function tellOfSales(context: NoticeContext, isStopped = () => false): Promise<number> {
  const { accounts, productNow } = context;
  const { db } = accounts;
  let told = 0;
  for (const film of await readAwaited(db)) {
    if (!accounts.siteOrigins.has(film.site)) continue;
    const sales = await readSales(db, film.site, film.showId, productNow());
    if (sales.length === 0) continue;
    let after = '';
    for (;;) {
      const notices = await readConfirmed(db, film, after, portion);
      for (const notice of notices) {
        if (isStopped()) return told;
        if (!(await isOnSale(db, notice.subject, sales))) continue;
        if (await tell(context, notice)) told += 1;
      }
      if (notices.length < portion) break;
      after = notices.at(-1)?.id ?? '';
    }
  }
  return told;
}

/** Writes the mail of one notice; false when another process did, or the film is gone. */
async function tell({ accounts }: NoticeContext, notice: Notice): Promise<boolean> {
  const reader = await readerOf(accounts, notice.subject.site, notice.language);
  const described = await describeSubject(reader, notice.subject);
  if (described === null) return false;
  return accounts.db.transaction().execute(async (tx) => {
    const now = accounts.now();
    if (!(await markSent(tx, notice.id, now))) return false;
    const stop = await makeNoticeLink(tx, notice.id, 'stop', now);
    await writeOnSaleMail(accounts, tx, notice, described, stop);
    return true;
  });
}

/** Looks for open sales again and again, until it is stopped. */
export class SaleWatch {
  readonly #context: NoticeContext;
  readonly #failed: (error: unknown) => void;
  readonly #stopping = new AbortController();
  #running: Promise<void> = Promise.resolve();

  /** @param failed is told when a look failed; the next one comes all the same */
  constructor(context: NoticeContext, failed: (error: unknown) => void) {
    this.#context = context;
    this.#failed = failed;
  }

  start(): void {
    this.#running = this.#look();
  }

  /** Begins no further mail; resolves when the one under way is written. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#running;
  }

  async #look(): Promise<void> {
    const { signal } = this.#stopping;
    while (!signal.aborted) {
      await tellOfSales(this.#context, () => signal.aborted).catch(this.#failed);
      await sleep(interval, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }
}
