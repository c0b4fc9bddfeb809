interface Position {
  readonly x: number;
  readonly y: number;
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Kilometres between two points: the central angle in degrees, times 60, times 1.853159616 (D20). x is the latitude. */
export function kilometres(one: Position, other: Position): number {
  const cosine =
    Math.sin(radians(one.x)) * Math.sin(radians(other.x)) +
    Math.cos(radians(one.x)) * Math.cos(radians(other.x)) * Math.cos(radians(one.y - other.y));
  const angle = Math.acos(Math.min(1, Math.max(-1, cosine))) * (180 / Math.PI);
  return angle * 60 * 1.853159616;
}

/** The items nearest to a point, nearest first, without the point's own item. */
export function nearest<T>(
  items: readonly T[],
  from: Position,
  positionOf: (item: T) => Position,
  most: number,
): T[] {
  return items
    .map((item) => ({ item, far: kilometres(from, positionOf(item)) }))
    .filter(({ item }) => positionOf(item) !== from)
    .toSorted((one, other) => one.far - other.far)
    .slice(0, most)
    .map(({ item }) => item);
}
