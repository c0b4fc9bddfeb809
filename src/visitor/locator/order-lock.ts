import type { PageRef } from '#src/routes/page.ts';
import type { LocatorMode } from './mode.ts';

/** Slugs of the cinemas that the bar keeps whatever the mode comes to; null while the order is free (R228). */
export type LockedBar = readonly string[] | null;

/**
 * The lock after the visitor chose: a position, the favourites, or a cinema outside of the bar lock the order as it is
 * then; a cinema of the bar leaves it as it was, a city sets it free (R228).
 *
 * @param shown what the bar showed
 * @param near what the choice comes to
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

/** The lock after a page was left: leaving one that is not a cinema's releases it (R228). */
export function lockAfterLeaving(locked: LockedBar, left: PageRef | null): LockedBar {
  return left?.page === 'cinema' || left?.page === 'cinemaLight' ? locked : null;
}
