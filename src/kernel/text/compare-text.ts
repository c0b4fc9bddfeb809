/**
 * Compares texts by code unit: the result is the same on every machine, unlike a collation. Days and instants sort
 * correctly with it.
 */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
