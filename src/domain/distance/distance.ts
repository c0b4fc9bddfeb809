/** Distances between two points of the Earth (R235, D20). */

/** A point in degrees. On the wire `x` is the latitude and `y` the longitude (D20). */
export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** Kilometres in one minute of arc (R235). */
export const kilometresPerMinute = 1.853159616;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The point of the wire's `{x, y}`, or null where it is unknown (D20). */
export function positionOf(gps: { readonly x: number; readonly y: number } | null): Position | null {
  return gps === null ? null : { latitude: gps.x, longitude: gps.y };
}

/**
 * Kilometres between two points: the central angle in degrees, times 60, times 1.853159616 (R235, D20).
 * The haversine of the angle, so that points a few metres apart do not vanish in rounding.
 */
export function distanceInKilometres(from: Position, to: Position): number {
  const half = (a: number, b: number) => Math.sin(radians(b - a) / 2) ** 2;
  const haversine =
    half(from.latitude, to.latitude) +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * half(from.longitude, to.longitude);
  const degrees = (2 * Math.asin(Math.min(1, Math.sqrt(haversine))) * 180) / Math.PI;
  return degrees * 60 * kilometresPerMinute;
}

/** Limits of a search around a point: `settings.locator` of the wire (R235). */
export interface NearbyLimits {
  /** Kilometres. */
  readonly maxGeolocationDistance: number;
  readonly maxGeolocationCinemas: number;
}

/** The limits where the settings name none (R235). */
export const defaultNearbyLimits: NearbyLimits = { maxGeolocationDistance: 50, maxGeolocationCinemas: 6 };

/** The items within the limits with their distance, nearest first; items without a position are left out. */
export function nearest<T extends { readonly position: Position | null }>(
  from: Position,
  items: readonly T[],
  limits: NearbyLimits = defaultNearbyLimits,
): { item: T; kilometres: number }[] {
  return items
    .flatMap((item) =>
      item.position === null ? [] : [{ item, kilometres: distanceInKilometres(from, item.position) }],
    )
    .filter(({ kilometres }) => kilometres <= limits.maxGeolocationDistance)
    .toSorted((a, b) => a.kilometres - b.kilometres)
    .slice(0, Math.max(0, limits.maxGeolocationCinemas));
}
