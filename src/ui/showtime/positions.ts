/** Items without repetitions, and a function for the position of one, which adds it when it is new. */
export function positionsIn<T>(keyOf: (item: T) => string): {
  readonly items: readonly T[];
  readonly positionOf: (item: T) => number;
} {
  const items: T[] = [];
  const positions = new Map<string, number>();
  const positionOf = (item: T): number => {
    const key = keyOf(item);
    const known = positions.get(key);
    if (known !== undefined) return known;
    positions.set(key, items.length);
    return items.push(item) - 1;
  };
  return { items, positionOf };
}
