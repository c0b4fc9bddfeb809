import { expect } from '@playwright/test';
import type { SiteId } from '#src/sites/site.ts';
import { wire, type WireAnswer } from './wire.ts';

/** How long a robot comes again to an answer that says "later": the stage may be busy with another suite. */
const patienceMs = 180_000;

/** Asks the stage for a path as a robot does: an answer that says to come again is asked for again. */
export async function askAsRobot(site: SiteId, path: string): Promise<WireAnswer> {
  let answer = await wire(site, path);
  if (answer.status !== 503) return answer;
  await expect
    .poll(
      async () => {
        answer = await wire(site, path);
        return answer.status;
      },
      { message: path, timeout: patienceMs },
    )
    .not.toBe(503);
  return answer;
}
