/**
 * The one clock of the product (architecture, "Today"). Everything that asks for the time of day asks here, so that
 * a test or a demonstration can stand still at one instant.
 *
 * `VELOURS_NOW`, an ISO 8601 instant, stops the clock there. It is refused where `VELOURS_ENV` is `production`
 * (`./environment.ts` reports that at start; here it is simply not honoured).
 *
 * @returns the present instant
 * @throws RangeError when `VELOURS_NOW` is not an instant
 */
export function now(): Date {
  const fixed = fixedNow();
  return fixed === null ? new Date() : new Date(fixed);
}

/**
 * Where the clock is held still, for what runs in the browser.
 *
 * @returns milliseconds since 1970, or null where the clock runs
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
