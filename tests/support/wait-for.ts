import { vi } from 'vitest';

/** Waits until an assertion holds. The bound only ends what hangs: how fast the machine is decides nothing. */
export function waitFor<T>(assertion: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(assertion, { timeout: 60_000 });
}
