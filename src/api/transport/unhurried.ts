import { processWide } from '#src/config/process-wide.ts';
import { isWaitedFor } from './budget.ts';

/** How often each read is being made at this moment for pages that nobody waits for. */
const unhurried = () => processWide('unhurried-reads', () => new Map<string, number>());

/**
 * Makes a read under its name. Next.js lets everybody who reads the same meanwhile wait for it, also a visitor whose
 * page has to come in time: so it is noted as long as it is made for a page that nobody waits for.
 *
 * @param name of the read, with everything that makes it another one
 */
export async function makeRead<T>(name: string, make: () => Promise<T>): Promise<T> {
  if (isWaitedFor()) return make();
  const reads = unhurried();
  reads.set(name, (reads.get(name) ?? 0) + 1);
  try {
    return await make();
  } finally {
    const left = (reads.get(name) ?? 1) - 1;
    if (left === 0) reads.delete(name);
    else reads.set(name, left);
  }
}

/** Whether a page that a visitor waits for would wait for a read that takes its time (REL4). */
export function wouldWait(name: string): boolean {
  return isWaitedFor() && unhurried().has(name);
}
