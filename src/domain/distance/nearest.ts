import { distanceInKilometres, type Position } from '#src/kernel/distance/distance.ts';

/** Limits of a search around a point: `settings.locator` of the wire (R235). */
export interface NearbyLimits {
  /** In kilometres. */
  readonly maxGeolocationDistance: number;
  readonly maxGeolocationCinemas: number;
}

/** The limits that apply when the settings name none (R235). */
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
