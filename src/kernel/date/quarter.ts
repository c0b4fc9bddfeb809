/** Quarters of an hour, as instants. Every zone of the world is whole quarters away from UTC. */

/** Minutes of a quarter of an hour. */
export const quarterMinutes = 15;
const quarterMs = quarterMinutes * 60_000;

/** The start of the quarter of an hour that contains an instant, ISO 8601, UTC. */
export function quarterOf(instant: Date): string {
  return new Date(Math.floor(instant.getTime() / quarterMs) * quarterMs).toISOString();
}

/** A quarter as one segment of a path: `20261118T1815`. */
export function quarterSegment(quarter: string): string {
  return quarter.slice(0, 16).replaceAll(/[-:]/g, '');
}

const segment = /^(\d{4})(\d\d)(\d\d)T(\d\d)(00|15|30|45)$/;

/** Reads what {@link quarterSegment} wrote; null for any other text. */
export function readQuarterSegment(text: string): string | null {
  const [, year, month, day, hour, minute] = segment.exec(text) ?? [];
  if (year === undefined) return null;
  const iso = `${year}-${month}-${day}T${hour}:${minute}:00.000Z`;
  const instant = new Date(iso);
  return !Number.isNaN(instant.getTime()) && instant.toISOString() === iso ? iso : null;
}
