import { expect, it } from 'vitest';
import { eachLimited, mapLimited } from './map-limited.ts';

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

it('streams in order, and runs no further ahead than it may', async () => {
  const begun: number[] = [];
  const gate = Promise.withResolvers<null>();
  const results = eachLimited(
    [0, 1, 2, 3, 4, 5],
    2,
    async (item) => {
      begun.push(item);
      if (item === 0) await gate.promise;
      return item;
    },
    3,
  );
  const first = results.next();
  await Promise.resolve();
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  expect(begun).toEqual([0, 1, 2]);
  gate.resolve(null);
  expect((await first).value).toBe(0);
  const others: number[] = [];
  for await (const result of results) others.push(result);
  expect(others).toEqual([1, 2, 3, 4, 5]);
});

it('throws where the result of a failed step would stand', async () => {
  const results = eachLimited([1, 2, 3], 3, (item) =>
    item === 2 ? Promise.reject(new Error('no line')) : Promise.resolve(item),
  );
  expect((await results.next()).value).toBe(1);
  await expect(results.next()).rejects.toThrow('no line');
});
