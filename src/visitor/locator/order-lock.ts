import type { PageRef } from '#src/routes/page.ts';
import type { LocatorMode } from './mode.ts';

/** Slugs of the cinemas that the bar keeps, whatever the mode is; null while the order is free (R228). */
export type LockedBar = readonly string[] | null;

/**
 * The lock after the visitor has chosen a mode. A position, the favourites, or a cinema that is not in the bar lock the
 * new order. A cinema of the bar does not change the lock, and a city removes it (R228).
 *
 * @param shown slugs that the bar showed
 * @param near slugs that the new mode shows
 */
export function lockAfterChoice(
  locked: LockedBar,
  mode: LocatorMode,
  shown: readonly string[],
  near: readonly string[],
): LockedBar {
  if (mode.type === 'city') return null;
  if (mode.type === 'cinema' && shown.includes(mode.cinema)) return locked;
  return near;
}

/** The lock after the visitor has left a page: leaving a page that is not about a cinema removes it (R228). */
export function lockAfterLeaving(locked: LockedBar, left: PageRef | null): LockedBar {
  return left?.page === 'cinema' || left?.page === 'cinemaLight' ? locked : null;
}
