import { describe, expect, it, vi } from 'vitest';
import { warmUp } from './readiness.ts';

const never = () => new Promise<void>(() => undefined);
const well = () => Promise.resolve();

describe('the start of a process', () => {
  it('waits for its lists, and for a page', async () => {
    const [lists, page] = [vi.fn<typeof well>(well), vi.fn<typeof well>(well)];
    await warmUp(page, 60_000, lists);
    expect([lists, page].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  });

  it.each([
    ['the lists', well, never],
    ['the page', never, well],
  ])('is over after a time, though %s hang', async (_name, page, lists) => {
    await expect(warmUp(page, 20, lists)).resolves.toBeUndefined();
  });

  it('is over at once where nothing is to be done', async () => {
    await expect(warmUp(never, 0, never)).resolves.toBeUndefined();
  });

  it('is over when a part fails', async () => {
    const fails = () => Promise.reject(new Error('no API'));
    await expect(warmUp(fails, 60_000, fails)).resolves.toBeUndefined();
  });
});
