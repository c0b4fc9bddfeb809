import { expect, it } from 'vitest';
import { memoryLimits } from '../limits.ts';

it('counts by a clock that nobody sets: a window ends in its time', async () => {
  let time = 0;
  const limits = memoryLimits(1, () => time);
  const rule = { name: 'test', tries: 1, windowSeconds: 300 };
  await limits.take(rule, 'somebody');
  expect(await limits.take(rule, 'somebody')).toEqual({ allowed: false, retryAfter: 300 });
  time = 299_000;
  expect(await limits.take(rule, 'somebody')).toEqual({ allowed: false, retryAfter: 1 });
  time = 300_000;
  expect(await limits.take(rule, 'somebody')).toMatchObject({ allowed: true });
});
