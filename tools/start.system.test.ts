import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isRunning, SmallProduct, smallNext, type StartedCommand } from './lib/fixtures/small-product.ts';

let product: SmallProduct;
beforeEach(async () => {
  product = await SmallProduct.create();
});
afterEach(() => product.remove());

const start = (): StartedCommand => product.start('tools/start.ts');
const said = () => product.said();
const builds = () => product.pids('build');

describe('a build that npm start began', () => {
  const held = async () => {
    product.put('hold', '');
    const first = start();
    await expect.poll(() => builds().length, { timeout: 60_000 }).toBe(1);
    return first;
  };

  it.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
    'ends with it at %s, before it; the next start builds anew',
    async (signal) => {
      const { child, ended, output } = await held();
      child.kill(signal);
      expect(await ended).toEqual([0, null]);
      expect(builds().filter(isRunning)).toEqual([]);
      expect(said()).toEqual(['backend begins', 'build ends with 143', 'backend ends']);
      expect(output()).not.toMatch(/ended|told to stop/);
      product.take('hold');
      await start().says(/Velours is open/);
      expect([builds().length, product.has('.next/whole')]).toEqual([2, true]);
    },
  );

  it('ends when it is killed', async () => {
    const { child, ended } = await held();
    child.kill('SIGKILL');
    await ended;
    await expect.poll(() => builds().filter(isRunning), { timeout: 60_000 }).toEqual([]);
    await expect.poll(said, { timeout: 60_000 }).toContain('backend ends');
  });

  it('counts as none when it broke off, also for sources that had a build before', async () => {
    const first = start();
    await first.says(/Velours is open/);
    first.child.kill('SIGTERM');
    await first.ended;
    product.put('app/page.tsx', 'two');
    // Ends at once, and takes nothing away: a machine that loses its power.
    product.put(
      'node_modules/next/dist/bin/next',
      `require('node:fs').rmSync('.next/whole'); process.exit(1);`,
    );
    expect(await start().ended).toEqual([1, null]);
    product.put('node_modules/next/dist/bin/next', smallNext);
    product.put('app/page.tsx', 'one');
    await start().says(/Velours is open/);
    expect(product.has('.next/whole')).toBe(true);
  });
});

describe('npm start beside another program on its ports', () => {
  it.each(['web', 'backend'] as const)(
    'says which port is taken (%s) and by which variable it is set, and begins nothing',
    async (which) => {
      await product.occupy(product.ports[which]);
      const { ended, output } = start();
      expect(await ended).toEqual([1, null]);
      const variable = { web: 'PORT', backend: 'BACKEND_PORT' }[which];
      expect(output()).toBe(
        `Another program, perhaps a running copy of Velours, already listens on port ${product.ports[which]} (${variable}). ` +
          'Stop it, or set other ports. Nothing was started.\n',
      );
      expect([said(), builds()]).toEqual([[], []]);
    },
  );

  it('beside a running copy ends with 1, and leaves the copy as it is', async () => {
    const first = start();
    await first.says(/Velours is open/);
    product.put('app/page.tsx', 'two');
    const second = start();
    expect(await second.ended).toEqual([1, null]);
    expect(second.output()).toContain(
      `${product.ports.web} (PORT) and ${product.ports.backend} (BACKEND_PORT)`,
    );
    expect([said(), builds().length]).toEqual([['backend begins', 'build ends with 0', 'web begins'], 1]);
    first.child.kill('SIGTERM');
    expect(await first.ended).toEqual([0, null]);
  });

  it('is not open when another program takes the port while it builds', async () => {
    product.put('hold', '');
    const { ended, output } = start();
    await expect.poll(() => builds().length, { timeout: 60_000 }).toBe(1);
    await product.occupy(product.ports.web);
    product.take('hold');
    expect(await ended).toEqual([1, null]);
    expect(output()).toContain('web process ended with code 1 before it');
    expect(output()).not.toContain('Velours is open');
    expect(said().at(-1)).toBe('backend ends');
  });

  it('does not build when the backend cannot have its data', async () => {
    product.put('backend/main.ts', `console.error('the data folder is in use'); process.exit(1);`);
    const { ended, output } = start();
    expect(await ended).toEqual([1, null]);
    expect(output()).toContain('the data folder is in use');
    expect(builds()).toEqual([]);
  });
});

describe('the end of npm start', () => {
  it('is in order when nobody reads its output any more, which ends nothing by itself', async () => {
    const { child, ended, says } = start();
    await says(/Velours is open/);
    child.stdout?.destroy();
    child.stderr?.destroy();
    // More than a pipe holds: parts whose output is not read would stand still.
    product.put('chatter', '');
    const answers = async (port: number) => (await fetch(`http://127.0.0.1:${port}`)).status;
    for (let round = 0; round < 50; round += 1)
      expect([await answers(product.ports.web), await answers(product.ports.backend)]).toEqual([200, 200]);
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    expect(said().slice(-2)).toEqual(['web ends', 'backend ends']);
  });

  it.each(['SIGTERM', 'SIGINT'] as const)('is in order whatever further %s comes', async (signal) => {
    const { child, ended, says } = start();
    await says(/Velours is open/);
    child.kill(signal);
    await expect.poll(said, { timeout: 60_000 }).toContain('web ends');
    child.kill(signal);
    child.kill(signal);
    expect(await ended).toEqual([0, null]);
    expect(said().slice(-2)).toEqual(['web ends', 'backend ends']);
  });
});
