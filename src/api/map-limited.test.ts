import { expect, it } from 'vitest';
import { mapLimited } from './map-limited.ts';

it('keeps the order and never runs more than the limit at once', async () => {
  const gates = [0, 1, 2, 3, 4].map(() => Promise.withResolvers<null>());
  let running = 0;
  let most = 0;
  const whole = mapLimited([0, 1, 2, 3, 4], 2, async (item) => {
    running += 1;
    most = Math.max(most, running);
    await gates[item]?.promise;
    running -= 1;
    return item * 10;
  });
  for (const gate of gates.toReversed()) gate.resolve(null);
  expect(await whole).toEqual([0, 10, 20, 30, 40]);
  expect(most).toBe(2);
});

it('answers nothing for nothing, and rejects with the step that fails', async () => {
  expect(await mapLimited([], 4, () => Promise.resolve(1))).toEqual([]);
  await expect(mapLimited([1, 2], 1, () => Promise.reject(new Error('no line')))).rejects.toThrow('no line');
});
