import { AsyncLocalStorage } from 'node:async_hooks';
import { now } from '#src/kernel/date/clock.ts';
import { processWide } from '#src/config/process-wide.ts';

const moments = () => processWide('world-now', () => new AsyncLocalStorage<Date>());

/** The instant whose days and quarters requests are decided for: now, or a moment that begins soon. */
export function worldNow(): Date {
  return moments().getStore() ?? now();
}

/**
 * Decides whatever runs as at a moment that has not come yet, so that its pages are there when it comes (ADR-0084). Pages
 * themselves go by the clock.
 */
export function decidedFor<T>(moment: Date, run: () => T): T {
  return moments().run(moment, run);
}
