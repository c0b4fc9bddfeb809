/** Order of texts by code unit: the same on every machine, unlike a collation. Days and instants sort so. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
