const minute = 60_000;

/** How long a mail waits after its first failure, in milliseconds; every further failure doubles it. */
const firstWait = minute;
/** The longest wait between two tries. */
const longestWait = 6 * 60 * minute;

/** After so many tries, about twenty hours, a mail is given up. */
export const mostAttempts = 12;

/** How long a mail waits after a failed try, in milliseconds. */
export function waitAfter(attempts: number): number {
  return Math.min(longestWait, firstWait * 2 ** (attempts - 1));
}
