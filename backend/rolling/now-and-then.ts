/** Less often than this nobody wants to read of it, in milliseconds; `npm start` waits longer for the next sign. */
const everyMs = 5_000;

/**
 * Reports the progress of a long task every five seconds; a task that takes less reports none.
 *
 * @param say gets the newest count of steps
 * @param now milliseconds, monotonic
 */
export function nowAndThen(
  say: (steps: number) => void,
  now: () => number = () => performance.now(),
): (steps: number) => void {
  let saidAt = now();
  return (steps) => {
    if (now() - saidAt < everyMs) return;
    saidAt = now();
    say(steps);
  };
}
