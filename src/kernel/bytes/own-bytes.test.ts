import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { ownBytes } from './own-bytes.ts';

test.each([
  ['a short text', Buffer.from('kept for long')],
  ['what was compressed', gzipSync('kept '.repeat(1_000))],
  ['a piece of something long', Buffer.alloc(100_000, 'long').subarray(10, 20)],
  ['nothing', Buffer.alloc(0)],
])('%s is copied into memory of its own length', (_, view) => {
  const own = ownBytes(view);
  expect(own.equals(view)).toBe(true);
  expect([own.buffer.byteLength, own.byteOffset]).toEqual([view.length, 0]);
});
