import { expect, it } from 'vitest';
import { nowAndThen } from './now-and-then.ts';

it('passes one on in five seconds, with the newest count', () => {
  const said: number[] = [];
  let seconds = 0;
  const hear = nowAndThen(
    (steps) => said.push(steps),
    () => seconds * 1_000,
  );
  for (let steps = 1; steps <= 120; steps += 1) {
    seconds = steps / 10;
    hear(steps);
  }
  expect(said).toEqual([50, 100]);
});

it('reports no progress of a task that ends within five seconds', () => {
  const said: number[] = [];
  let milliseconds = 0;
  const hear = nowAndThen(
    (steps) => said.push(steps),
    () => milliseconds,
  );
  for (let steps = 1; steps <= 400; steps += 1) {
    milliseconds = 12 * steps;
    hear(steps);
  }
  expect(said).toEqual([]);
});
