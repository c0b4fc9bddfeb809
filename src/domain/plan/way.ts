import { distanceInKilometres, type Position } from '#src/kernel/distance/distance.ts';

/** The way between two cinemas: how it is made and how long it takes. */
export interface Way {
  readonly by: 'stay' | 'walk' | 'transit';
  /** Whole minutes, rounded up to five. */
  readonly minutes: number;
}

/** Kilometres in a straight line up to which people walk. */
const walkedKilometres = 1.5;
/** Kilometres an hour in a straight line, which streets make longer. */
const walkingSpeed = 4;
const transitSpeed = 15;
/** Minutes to the stop and for waiting there. */
const transitStart = 10;
/** Nobody goes farther between two films. */
const longestMinutes = 60;

const upToFive = (minutes: number): number => Math.ceil(minutes / 5) * 5;

/**
 * The way between two cinemas, from their distance in a straight line: on foot up to 1.5 km, at 4 km/h; otherwise by
 * transit, at 15 km/h with ten minutes for the stop. An estimate that is rather too long, since no source knows lines.
 *
 * @returns null where a position is unknown, and when the way takes more than an hour
 */
export function wayBetween(
  from: { readonly slug: string; readonly position: Position | null },
  to: { readonly slug: string; readonly position: Position | null },
): Way | null {
  if (from.slug === to.slug) return { by: 'stay', minutes: 0 };
  if (from.position === null || to.position === null) return null;
  const kilometres = distanceInKilometres(from.position, to.position);
  if (kilometres <= walkedKilometres)
    return { by: 'walk', minutes: Math.max(5, upToFive((kilometres / walkingSpeed) * 60)) };
  const minutes = upToFive(transitStart + (kilometres / transitSpeed) * 60);
  return minutes > longestMinutes ? null : { by: 'transit', minutes };
}
