import type { StoreCaps } from './page-store.ts';

/** Limits in bytes: of the store's parts, and of the unpacked pages, the ready answers and the patterns beside it. */
export interface CacheCaps extends StoreCaps {
  readonly unpacked: number;
  readonly copies: number;
  readonly patterns: number;
}

/**
 * Divides the limit: pages of days without showtimes get a twentieth (D43), unpacked pages an eighth, and so do ready
 * answers; the patterns that pages are compressed against get a twelfth (ADR-0074).
 */
export function capsOf(bytes: number): CacheCaps {
  const emptyDays = Math.floor(bytes / 20);
  const unpacked = Math.floor(bytes / 8);
  const copies = Math.floor(bytes / 8);
  const patterns = Math.floor(bytes / 12);
  return { emptyDays, unpacked, copies, patterns, pages: bytes - emptyDays - unpacked - copies - patterns };
}
