import { createHmac, randomBytes } from 'node:crypto';

/** What a pseudonym stands for; one of an account never equals one of a network. */
export type Named = 'account' | 'network';

/**
 * Names for accounts and networks that say nothing about them: within one day of UTC the same one has the same name, so that
 * a reader of the log tells one from another. The key is random, in this memory alone, and forgotten when the day ends or
 * the process does: then nobody can find out any more whom a name stood for, nor join the names of two days (ADR-0067).
 */
export class Pseudonyms {
  readonly #now: () => Date;
  #day = '';
  #key = Buffer.alloc(0);

  constructor(now: () => Date) {
    this.#now = now;
  }

  /** The name of today: 64 bits. */
  of(named: Named, subject: string): string {
    const day = this.#now().toISOString().slice(0, 10);
    if (day !== this.#day) {
      this.#key = randomBytes(32);
      this.#day = day;
    }
    return createHmac('sha256', this.#key).update(`${named}\0${subject}`).digest('hex').slice(0, 16);
  }
}
