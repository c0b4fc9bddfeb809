import { expect, it } from 'vitest';
import { idleCollection } from './idle-collection.ts';

/** A process of 150 MB at its start, whose state a test sets; a collection takes it to 200 MB. */
function stage() {
  const state = { memory: 150e6, busy: 0, collections: 0 };
  const look = idleCollection({
    memory: () => state.memory,
    busy: () => state.busy,
    collect: () => {
      state.collections += 1;
      state.memory = 200e6;
    },
  });
  return { state, look };
}

it('collects once when a load is over', () => {
  const { state, look } = stage();
  Object.assign(state, { memory: 600e6, busy: 0.9 });
  look();
  expect(state.collections).toBe(0);
  state.busy = 0.01;
  look();
  look();
  expect(state).toMatchObject({ collections: 1, memory: 200e6 });
});

it('does not pause a process that has nothing to give back', () => {
  const { state, look } = stage();
  state.memory = 210e6;
  look();
  expect(state.collections).toBe(0);
  state.memory = 214e6;
  look();
  expect(state.collections).toBe(1);
  state.memory = 263e6;
  look();
  expect(state.collections).toBe(1);
});
