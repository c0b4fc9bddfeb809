import type { StoreCaps } from './page-store.ts';

/** Limits in bytes: of the store's parts, and of the unpacked pages and the ready answers beside it. */
export interface CacheCaps extends StoreCaps {
  readonly unpacked: number;
  readonly copies: number;
}

/**
 * Divides the limit: pages of days without showtimes get a twentieth (D43), unpacked pages an eighth, and so do ready
 * answers.
 */
export function capsOf(bytes: number): CacheCaps {
  const emptyDays = Math.floor(bytes / 20);
  const unpacked = Math.floor(bytes / 8);
  const copies = Math.floor(bytes / 8);
  return { emptyDays, unpacked, copies, pages: bytes - emptyDays - unpacked - copies };
}
