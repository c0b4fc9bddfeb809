import { vi } from 'vitest';

/**
 * Waits until an assertion holds. The time limit only ends a test that hangs; the result does not depend on the speed
 * of the machine.
 */
export function waitFor<T>(assertion: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(assertion, { timeout: 60_000 });
}
