/** Running times in minutes (R280). */

/** The running time in whole minutes, or null when the wire does not know it (null, 1, or an impossible value). */
export function knownDuration(minutes: number | null | undefined): number | null {
  if (minutes === null || minutes === undefined || !Number.isFinite(minutes)) return null;
  return Math.round(minutes) > 1 ? Math.round(minutes) : null;
}

/**
 * A running time for display, the same in every language: `45min` under an hour, otherwise `2 h 05` (R280). The spaces
 * do not break.
 */
export function formatDuration(minutes: number): string {
  if (minutes < 60) return `${minutes}min`;
  return `${Math.floor(minutes / 60)}\u00a0h\u00a0${String(minutes % 60).padStart(2, '0')}`;
}

/** A running time as ISO 8601 for `<time datetime>` and structured data: `PT2H5M`. */
export function isoDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return `PT${hours > 0 ? `${hours}H` : ''}${rest > 0 || hours === 0 ? `${rest}M` : ''}`;
}
