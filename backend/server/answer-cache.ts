import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { ownBytes } from '#src/kernel/bytes/own-bytes.ts';
import { compress, smallestCompressed } from './encoding.ts';
import type { Encoding } from './encoding.ts';
import type { Problem } from '../http/problem.ts';

/** A serialised answer and its compressed forms. */
export interface Answer {
  body: Buffer;
  /** A weak tag: the same for every encoding of the body. */
  etag: string;
  compressed: Partial<Record<Exclude<Encoding, 'identity'>, Buffer>>;
}

/** Makes an answer from JSON text. */
export function answerOf(json: string): Answer {
  const body = ownBytes(Buffer.from(json));
  const etag = `W/"${createHash('sha1').update(body).digest('base64url')}"`;
  return { body, etag, compressed: {} };
}

/**
 * Serialised answers with a maximum size in bytes; the least recently used ones leave first. A key contains everything
 * that the answer depends on, also the catalogue's revision, so an answer is never out of date.
 */
export class AnswerCache {
  readonly #answers: LRUCache<string, Answer>;
  readonly #pending = new Map<string, Promise<Answer | Problem>>();

  constructor(capBytes: number) {
    this.#answers = new LRUCache({ maxSize: capBytes, sizeCalculation: sizeOf });
  }

  /** The answer under a key; several calls at a time make it once. A problem is returned and not cached. */
  async get(key: string, make: () => Promise<string | Problem>): Promise<Answer | Problem> {
    const kept = this.#answers.get(key);
    if (kept !== undefined) return kept;
    const underWay = this.#pending.get(key);
    if (underWay !== undefined) return underWay;
    const pending = this.#make(key, make).finally(() => this.#pending.delete(key));
    this.#pending.set(key, pending);
    return pending;
  }

  /** The body in an encoding, compressed on first use. Small bodies are not compressed. */
  async encoded(
    key: string,
    answer: Answer,
    encoding: Encoding,
  ): Promise<{ body: Buffer; encoding: Encoding }> {
    if (encoding === 'identity' || answer.body.length < smallestCompressed) {
      return { body: answer.body, encoding: 'identity' };
    }
    let body = answer.compressed[encoding];
    if (body === undefined) {
      body = await compress(answer.body, encoding);
      answer.compressed[encoding] = body;
      // Taken out and set again, so that the compressed form counts: the cache does not weigh the same value twice.
      this.#answers.delete(key);
      this.#answers.set(key, answer);
    }
    return { body, encoding };
  }

  async #make(key: string, make: () => Promise<string | Problem>): Promise<Answer | Problem> {
    const made = await make();
    if (typeof made !== 'string') return made;
    const answer = answerOf(made);
    this.#answers.set(key, answer);
    return answer;
  }
}

function sizeOf(answer: Answer, key: string): number {
  return (
    answer.body.length +
    (answer.compressed.br?.length ?? 0) +
    (answer.compressed.gzip?.length ?? 0) +
    key.length * 2 +
    400
  );
}
