/** Storage key for the instant until which the header push stays away (R178). */
export const pushKey = 'header_push_expiration';

const day = 24 * 60 * 60 * 1_000;

/** What is stored when the push was seen: the instant, one day later, from which it may be shown again (R178). */
export function pushExpiration(now: number): string {
  return new Date(now + day).toISOString();
}

/**
 * Whether the push stays away (R178).
 *
 * @param stored the stored value; one that is no date, or a date further away than we ever write, is ignored
 * @param now milliseconds since 1970
 */
export function staysAway(stored: string | null, now: number): boolean {
  const until =
    stored === null || !/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(stored) ? Number.NaN : Date.parse(stored);
  return until > now && until <= now + day;
}
