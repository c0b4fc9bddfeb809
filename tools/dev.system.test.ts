import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isRunning, SmallProduct } from './lib/fixtures/small-product.ts';

let product: SmallProduct;
beforeEach(async () => {
  product = await SmallProduct.create();
});
afterEach(() => product.remove());

describe('npm run dev', () => {
  const open = async () => {
    const dev = product.start('tools/dev.ts');
    await expect.poll(() => product.pids('dev').length, { timeout: 60_000 }).toBe(1);
    return dev;
  };
  const ends = ['backend begins', 'dev ends with 143', 'backend ends'];

  it.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)('ends its parts at %s', async (signal) => {
    const { child, ended } = await open();
    child.kill(signal);
    expect(await ended).toEqual([0, null]);
    expect(product.said()).toEqual(ends);
  });

  it('leaves no part behind when it is killed', async () => {
    const { child, ended } = await open();
    child.kill('SIGKILL');
    await ended;
    await expect.poll(() => product.said().toSorted(), { timeout: 30_000 }).toEqual(ends.toSorted());
    await expect.poll(() => product.pids('dev').filter(isRunning), { timeout: 30_000 }).toEqual([]);
  });

  it.each(['web', 'backend'] as const)('begins nothing where a port is taken (%s)', async (which) => {
    await product.occupy(product.ports[which]);
    const { ended, output } = product.start('tools/dev.ts');
    expect(await ended).toEqual([1, null]);
    expect(output()).toContain(`already listens on port ${product.ports[which]} (`);
    expect([product.said(), product.pids('dev')]).toEqual([[], []]);
  });
});
