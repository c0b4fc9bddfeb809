/** The limits of the store's parts, in bytes. */
export interface StoreCaps {
  readonly pages: number;
  /**
   * For pages of days without showtimes (D43): one may exist for every day and item, and they must not push out other
   * pages.
   */
  readonly emptyDays: number;
}

/** Divides the limit: pages of days without showtimes get a twentieth (D43). */
export function capsOf(bytes: number): StoreCaps {
  const emptyDays = Math.floor(bytes / 20);
  return { emptyDays, pages: bytes - emptyDays };
}
