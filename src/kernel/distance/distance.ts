/** Distances between two points of the Earth (R235, D20). */

/** A point in degrees. */
export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** Kilometres in one minute of arc (R235). */
export const kilometresPerMinute = 1.853159616;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** A point in the form of the wire: `x` is the latitude, `y` the longitude (D20). */
export interface GpsPoint {
  readonly x: number;
  readonly y: number;
}

/** The point of the wire's `{x, y}`, or null when it is unknown (D20). */
export function positionOf(gps: GpsPoint): Position;
export function positionOf(gps: GpsPoint | null): Position | null;
export function positionOf(gps: GpsPoint | null): Position | null {
  return gps === null ? null : { latitude: gps.x, longitude: gps.y };
}

/**
 * Kilometres between two points: the central angle in degrees, times 60, times 1.853159616 (R235, D20). The angle is
 * computed with the haversine formula, because rounding would lose distances of a few metres otherwise.
 */
export function distanceInKilometres(from: Position, to: Position): number {
  const half = (a: number, b: number) => Math.sin(radians(b - a) / 2) ** 2;
  const haversine =
    half(from.latitude, to.latitude) +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * half(from.longitude, to.longitude);
  const degrees = (2 * Math.asin(Math.min(1, Math.sqrt(haversine))) * 180) / Math.PI;
  return degrees * 60 * kilometresPerMinute;
}
