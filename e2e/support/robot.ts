import { expect } from '@playwright/test';
import type { SiteId } from '#src/sites/site.ts';
import { wire, type WireAnswer } from './wire.ts';

/**
 * How long a robot repeats a request that was answered with "later", in milliseconds: the stage may be busy with
 * another suite.
 */
const patienceMs = 180_000;

/** Requests a path of the stage like a robot: it repeats the request when the answer is a 503. */
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
