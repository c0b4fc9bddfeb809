import { describe, expect, it } from 'vitest';
import { WorkQueue } from './queue.ts';

describe('WorkQueue', () => {
  it('runs no more than its limit at a time', async () => {
    const queue = new WorkQueue(2);
    let running = 0;
    let most = 0;
    const work = async (): Promise<void> => {
      running += 1;
      most = Math.max(most, running);
      await Promise.resolve();
      running -= 1;
    };
    await Promise.all(Array.from({ length: 9 }, () => queue.run(work, false)));
    expect(most).toBe(2);
  });

  it('lets urgent work overtake', async () => {
    const queue = new WorkQueue(1);
    const order: string[] = [];
    const note = (name: string) => async () => {
      order.push(name);
    };
    await Promise.all([
      queue.run(note('first'), false),
      queue.run(note('patient'), false),
      queue.run(note('urgent'), true),
    ]);
    expect(order).toEqual(['first', 'urgent', 'patient']);
  });

  it('goes on after a failure and hands it to whoever asked', async () => {
    const queue = new WorkQueue(1);
    await expect(queue.run(() => Promise.reject(new Error('ink is out')), false)).rejects.toThrow(
      'ink is out',
    );
    expect(await queue.run(() => Promise.resolve('drawn'), false)).toBe('drawn');
  });
});
