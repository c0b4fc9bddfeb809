/**
 * The only clock of the product (architecture, "Today"). All code that needs the time of day calls this function, so
 * that a test or a demonstration can stop the time.
 *
 * `VELOURS_NOW`, an ISO 8601 instant, stops the clock at this instant. It is not allowed when `VELOURS_ENV` is
 * `production`: `./environment.ts` reports that at start; this function ignores the variable then.
 *
 * @returns the present instant
 * @throws RangeError when `VELOURS_NOW` is not an instant
 */
export function now(): Date {
  const fixed = fixedNow();
  return fixed === null ? new Date() : new Date(fixed);
}

/**
 * A clock for ages and durations, which never steps: when the process started, and what has passed since. The framework
 * measures the ages of pages by the same one. The clock of the machine may be set forward or back meanwhile.
 *
 * @returns milliseconds since 1970, by what the machine's clock said when the process started
 */
export function steadyNow(): number {
  return performance.timeOrigin + performance.now();
}

/**
 * The instant of a stopped clock, for code in the browser.
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
