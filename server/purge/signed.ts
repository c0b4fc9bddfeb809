import { createHmac, timingSafeEqual } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** How far the sender's clock may be from ours, in seconds, and so for how long a message can be sent again. */
const longestSkew = 60;
/** Messages that are remembered, so that none counts twice; further ones have to wait. */
const mostRemembered = 1_000;

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

/** Decides about messages that are signed with one secret; each is good once. */
export class SignedMessages {
  readonly #secret: string;
  readonly #seen: LRUCache<string, true>;

  constructor(secret: string) {
    this.#secret = secret;
    this.#seen = new LRUCache({ max: mostRemembered, ttl: 2 * longestSkew * 1_000, ttlResolution: 0 });
  }

  /** @param at milliseconds since 1970 */
  worthOf({ timestamp = '', signature = '', body }: SignedMessage, at: number): Worth {
    const expected = signatureOf(this.#secret, timestamp, body);
    if (!isSame(signature, expected) || !/^\d{1,12}$/.test(timestamp)) return 'wrong';
    if (Math.abs(Number(timestamp) - at / 1_000) > longestSkew) return 'late';
    if (this.#seen.has(expected)) return 'again';
    this.#seen.purgeStale();
    if (this.#seen.size >= mostRemembered) return 'full';
    this.#seen.set(expected, true);
    return 'good';
  }
}
