import { createHmac, timingSafeEqual } from 'node:crypto';

/** How far the sender's clock may be from ours, in seconds. */
const longestSkew = 60;
/** Messages that are remembered, so that none is sent again later; further ones have to wait. */
const mostRemembered = 1_000;
/** A message is remembered for at least this long, in milliseconds: by its time it can be sent again for as long. */
const shortestMemoryMs = 2 * longestSkew * 1_000;
/**
 * For how long after it was carried out a message is carried out again, in milliseconds: a sender who purges the same twice
 * within a second signs the same message, and it may arrive a moment later.
 */
const repeatMs = 2_000;

/** A message with the headers that vouch for it. */
export interface SignedMessage {
  /** `X-Velours-Timestamp`: seconds since 1970. */
  readonly timestamp: string | undefined;
  /** `X-Velours-Signature`: `sha256=` and the HMAC of timestamp, a dot and the body, in hexadecimal digits. */
  readonly signature: string | undefined;
  readonly body: string;
}

/** What a message is worth; `late`: its time is not ours, `again`: it has come before, `full`: too many came just now. */
export type Worth = 'good' | 'wrong' | 'late' | 'again' | 'full';

/** The signature of a message. */
export function signatureOf(secret: string, timestamp: string, body: string): string {
  return `sha256=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`;
}

/** Compares without telling by its time where two texts begin to differ. */
function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/**
 * Decides about messages that are signed with one secret. One that was carried out is not good again later; one that could
 * not be carried out is.
 */
export class SignedMessages {
  readonly #secret: string;
  /** By signature, when a message was first carried out, in milliseconds of the monotonic clock; the oldest first. */
  readonly #done = new Map<string, number>();
  readonly #monotonic: () => number;

  /** @param monotonic milliseconds: the clock by which messages are remembered, which no time of day moves */
  constructor(secret: string, monotonic: () => number = () => performance.now()) {
    this.#secret = secret;
    this.#monotonic = monotonic;
  }

  /** @param at milliseconds since 1970 */
  worthOf({ timestamp = '', signature = '', body }: SignedMessage, at: number): Worth {
    const expected = signatureOf(this.#secret, timestamp, body);
    if (!isSame(signature, expected) || !/^\d{1,12}$/.test(timestamp)) return 'wrong';
    if (Math.abs(Number(timestamp) - at / 1_000) > longestSkew) return 'late';
    const now = this.#monotonic();
    const doneAt = this.#done.get(expected);
    if (doneAt !== undefined) return now - doneAt > repeatMs ? 'again' : 'good';
    const [oldest = Number.NEGATIVE_INFINITY] = this.#done.values();
    return this.#done.size >= mostRemembered && now - oldest < shortestMemoryMs ? 'full' : 'good';
  }

  /** Remembers a good message that has been carried out. */
  done({ timestamp = '', body }: SignedMessage): void {
    const signature = signatureOf(this.#secret, timestamp, body);
    if (this.#done.has(signature)) return;
    const [oldest] = this.#done.keys();
    if (this.#done.size >= mostRemembered && oldest !== undefined) this.#done.delete(oldest);
    this.#done.set(signature, this.#monotonic());
  }
}
