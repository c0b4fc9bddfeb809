import { afterEach, describe, expect, it, vi } from 'vitest';
import { bootstrap } from './bootstrap.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

describe('waking a part of the visit', () => {
  it('R272 logs a failure to the console and goes on', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const failure = new TypeError('Failed to fetch dynamically imported module');
    await expect(bootstrap('the account', () => Promise.reject(failure))).resolves.toBe(false);
    expect(log).toHaveBeenCalledExactlyOnceWith('Velours: the account could not be started.', failure);
  });

  it('says nothing where it goes well', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    await expect(bootstrap('the account', () => Promise.resolve())).resolves.toBe(true);
    expect(log).not.toHaveBeenCalled();
  });
});
