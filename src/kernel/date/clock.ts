/**
 * The only clock of the product (architecture, "Today"): no other file reads the time. Code that decides what visitors see asks
 * {@link now}, so that a test or a demonstration can stop the time.
 *
 * `VELOURS_NOW`, an ISO 8601 instant, stops it at this instant. It is not allowed when `VELOURS_ENV` is
 * `production`: `src/config/environment.ts` reports that at start; this function ignores the variable then.
 *
 * @returns the present instant
 * @throws RangeError when `VELOURS_NOW` is not an instant
 */
export function now(): Date {
  return nowIn(fixedNow());
}

/**
 * The present instant for an island, which has the instant of a stopped clock from its page.
 *
 * @param fixed what {@link fixedNow} said on the server: milliseconds since 1970, or null when the clock runs
 */
export function nowIn(fixed: number | null): Date {
  return fixed === null ? machineNow() : new Date(fixed);
}

/**
 * The clock of the machine, which nothing stops: for what runs out by it, as sign-ins, links, locks and cookies do.
 *
 * @returns the present instant
 */
export function machineNow(): Date {
  return new Date();
}

/**
 * A clock for ages and durations, which never steps: when the process started, and what has passed since. The clock of the
 * machine may be set forward or back meanwhile.
 *
 * @returns milliseconds since 1970, by what the machine's clock said when the process started
 */
export function steadyNow(): number {
  return performance.timeOrigin + performance.now();
}

/**
 * The instant of a stopped clock.
 *
 * @returns milliseconds since 1970, or null when the clock runs
 * @throws RangeError when `VELOURS_NOW` is not an instant
 */
export function fixedNow(): number | null {
  const fixed = process.env.VELOURS_NOW;
  if (!fixed || process.env.VELOURS_ENV === 'production') return null;
  const instant = Date.parse(fixed);
  if (Number.isNaN(instant))
    throw new RangeError(`VELOURS_NOW: expected an ISO 8601 instant, got "${fixed}"`);
  return instant;
}
