import { expect, test } from 'vitest';
import { AnswerCache, answerOf } from './answer-cache.ts';
import { smallestCompressed } from './encoding.ts';

/** Bytes of memory that a buffer keeps, which are more than its length where it is a view of a longer one. */
const heldBy = (bytes: Buffer) => bytes.buffer.byteLength;

test.each([2, 300, smallestCompressed, 40_000])('an answer of %d bytes holds as many', (length) => {
  const { body } = answerOf(JSON.stringify('é'.repeat(length / 2 - 1)));
  expect(body.toString()).toBe(`"${'é'.repeat(length / 2 - 1)}"`);
  expect([body.length, heldBy(body)]).toEqual([length, length]);
});

test.each(['br', 'gzip'] as const)('an answer in %s holds as many bytes as it has', async (encoding) => {
  const cache = new AnswerCache(1_000_000);
  const answer = answerOf(JSON.stringify(Array.from({ length: 500 }, (_, at) => at)));
  const { body } = await cache.encoded('key', answer, encoding);
  expect(body.length).toBeLessThan(answer.body.length);
  expect(heldBy(body)).toBe(body.length);
});

test('a compressed form counts for the cap', async () => {
  // Two answers fit, to a few bytes: 2,002 each, and 824 for both keys.
  const cache = new AnswerCache(4_830);
  const made: string[] = [];
  const get = (key: string) =>
    cache.get(key, async () => {
      made.push(key);
      return JSON.stringify('x'.repeat(2_000));
    });
  const first = await get('first');
  if (!('body' in first)) throw new Error('a problem');
  await get('second');
  await get('first');
  expect(made).toEqual(['first', 'second']);
  await cache.encoded('first', first, 'gzip');
  await get('second');
  expect(made).toEqual(['first', 'second', 'second']);
});
