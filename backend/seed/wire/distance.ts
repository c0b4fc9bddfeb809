import { distanceInKilometres, positionOf, type GpsPoint } from '#src/kernel/distance/distance.ts';

/** Kilometres between two points of the wire (D20). */
export function kilometres(one: GpsPoint, other: GpsPoint): number {
  return distanceInKilometres(positionOf(one), positionOf(other));
}

/** The items nearest to a point, nearest first, without the point's own item. */
export function nearest<T>(
  items: readonly T[],
  from: GpsPoint,
  pointOf: (item: T) => GpsPoint,
  most: number,
): T[] {
  return items
    .map((item) => ({ item, far: kilometres(from, pointOf(item)) }))
    .filter(({ item }) => pointOf(item) !== from)
    .toSorted((one, other) => one.far - other.far)
    .slice(0, most)
    .map(({ item }) => item);
}
