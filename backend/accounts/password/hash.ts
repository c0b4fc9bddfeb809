import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** Cost of scrypt: 2^`log2n` blocks of 128 · `r` bytes each, `p` times. */
export interface HashCost {
  log2n: number;
  r: number;
  p: number;
}

/** 32 MiB and about a tenth of a second: OWASP's recommendation for scrypt with this memory. */
export const standardCost: HashCost = { log2n: 15, r: 8, p: 3 };

/** How many hashes are made at a time, and how many may wait: more are refused, to limit the memory. */
const atATime = 2;
const mostWaiting = 60;

/** Thrown when too many passwords are being hashed. */
export class HasherBusyError extends Error {
  override name = 'HasherBusyError';
}

/** Whether a password is right, and whether its record has another cost than today's. */
export interface Verdict {
  right: boolean;
  outdated: boolean;
}

const saltBytes = 16;
const keyBytes = 32;

/**
 * Hashes passwords with scrypt. A record contains its parameters (`$scrypt$ln=15,r=8,p=3$salt$key`), so that the cost
 * can be raised: a record with another cost is replaced at the next sign-in.
 */
export class PasswordHasher {
  readonly #cost: HashCost;
  readonly #nobody: string;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(cost: HashCost = standardCost) {
    this.#cost = cost;
    this.#nobody = record(cost, randomBytes(saltBytes), randomBytes(keyBytes));
  }

  /** How many hashes are being made now, and how many wait. */
  get load(): { running: number; waiting: number } {
    return { running: this.#running, waiting: this.#waiting.length };
  }

  /**
   * The record of a password.
   * @throws {HasherBusyError} when too many wait
   */
  async hash(password: string): Promise<string> {
    const salt = randomBytes(saltBytes);
    return record(this.#cost, salt, await this.#derive(password, salt, this.#cost));
  }

  /**
   * Whether a password matches a record. Without a record (an unknown e-mail) it does the same work, so that the time
   * reveals nothing.
   * @throws {HasherBusyError} when too many wait
   */
  async verify(password: string, stored: string | null): Promise<Verdict> {
    const parts = parse(stored ?? this.#nobody) ?? parse(this.#nobody);
    if (parts === null) return { right: false, outdated: false };
    const { cost, salt, key } = parts;
    const derived = await this.#derive(password, salt, cost);
    const right = derived.length === key.length && timingSafeEqual(derived, key) && stored !== null;
    const { log2n, r, p } = this.#cost;
    return { right, outdated: cost.log2n !== log2n || cost.r !== r || cost.p !== p };
  }

  async #derive(password: string, salt: Buffer, cost: HashCost): Promise<Buffer> {
    await this.#enter();
    try {
      return await new Promise((resolve, reject) => {
        const blocks = 2 ** cost.log2n;
        const options = { N: blocks, r: cost.r, p: cost.p, maxmem: 256 * blocks * cost.r };
        // The same form for letters that can be typed in two ways (with a combining accent, or as one letter).
        scrypt(password.normalize('NFKC'), salt, keyBytes, options, (error, key) =>
          error === null ? resolve(key) : reject(error),
        );
      });
    } finally {
      this.#leave();
    }
  }

  async #enter(): Promise<void> {
    if (this.#running < atATime) {
      this.#running += 1;
      return;
    }
    if (this.#waiting.length >= mostWaiting) throw new HasherBusyError('too many passwords at a time');
    await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  #leave(): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#running -= 1;
    else next();
  }
}

function record({ log2n, r, p }: HashCost, salt: Buffer, key: Buffer): string {
  return `$scrypt$ln=${log2n},r=${r},p=${p}$${salt.toString('base64url')}$${key.toString('base64url')}`;
}

function parse(stored: string): { cost: HashCost; salt: Buffer; key: Buffer } | null {
  const match = /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})\$([\w-]+)\$([\w-]+)$/.exec(stored);
  if (match === null) return null;
  const [, log2n, r, p, salt = '', key = ''] = match;
  const cost = { log2n: Number(log2n), r: Number(r), p: Number(p) };
  // A record with higher parameters was not made here, and would need too much memory.
  if (cost.log2n > 20 || cost.r > 16 || cost.p > 16 || cost.r === 0 || cost.p === 0) return null;
  return { cost, salt: Buffer.from(salt, 'base64url'), key: Buffer.from(key, 'base64url') };
}
