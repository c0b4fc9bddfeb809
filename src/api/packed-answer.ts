import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { processWide } from '#src/config/process-wide.ts';
import { ownBytes } from '#src/kernel/bytes/own-bytes.ts';

/** Parsed answers that are in use or were a moment ago, in bytes as they are counted: the others are read again. */
const readyBytes = 40 * 1024 * 1024;
/** Parsed JSON of this contract takes about three times the memory of its text. */
const parsedWeight = 3;

const packing = { params: { [constants.ZSTD_c_compressionLevel]: 1 } } as const;

/** A good answer of the API that takes little memory: its text is compressed, and its value is there while it is used. */
export interface PackedAnswer<T> {
  /** Compressed, in bytes. */
  readonly bytes: number;
  /** The value as the contract reads it: the same object for as long as anybody holds it. */
  readonly value: () => T;
}

function ready(): LRUCache<symbol, object> {
  return processWide('ready-answers', () => new LRUCache<symbol, object>({ maxSize: readyBytes }));
}

/**
 * Packs an answer.
 *
 * @param text of the answer
 * @param value as it was read
 * @param read reads the text again, which it could once
 */
export function packAnswer<T extends object>(
  text: string,
  value: T,
  read: (text: string) => T,
): PackedAnswer<T> {
  const packed = ownBytes(zstdCompressSync(Buffer.from(text), packing));
  const name = Symbol();
  let held = new WeakRef(value);
  // The text itself is not held by what is returned.
  const size = Math.max(1, text.length * parsedWeight);
  const keep = (one: T) => ready().set(name, one, { size });
  keep(value);
  return {
    bytes: packed.length,
    value: () => {
      const present = held.deref();
      if (present !== undefined) {
        keep(present);
        return present;
      }
      const again = read(zstdDecompressSync(packed).toString());
      held = new WeakRef(again);
      keep(again);
      return again;
    },
  };
}
