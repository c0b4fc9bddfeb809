const second = 1_000;
const minute = 60 * second;

/** How long a mail waits after its first refusal, in milliseconds; every further one doubles it. */
const firstWait = minute;
/** The longest wait between two tries. */
const longestWait = 6 * 60 * minute;

/** After so many tries, more than five days (RFC 5321, 4.5.4.1), a mail is given up. */
export const mostAttempts = 30;

/** How long a mail waits after a refused try, in milliseconds. */
export function waitAfter(attempts: number): number {
  return Math.min(longestWait, firstWait * 2 ** (attempts - 1));
}

/** How often the queue is looked at, in milliseconds. */
const interval = 5 * second;
/** … and at least, while the mail server is away: nobody waits longer for a mail once it is back. */
const longestInterval = minute;

/**
 * How long until the queue is looked at again, in milliseconds.
 * @param away how many looks in a row have found the mail server away
 */
export function lookAfter(away: number): number {
  return Math.min(longestInterval, interval * 2 ** away);
}
