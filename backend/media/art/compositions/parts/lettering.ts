import type { Layout } from '../../scene.ts';

/** Where a composition leaves room for its title. */
export type Place = 'top' | 'top-left' | 'top-right' | 'bottom' | 'bottom-left' | 'bottom-right';

/**
 * The lettering of a sheet: the title with its tagline under it in the room at the top or at the bottom,
 * in one colour, and the credits along the foot in the colour that reads there.
 */
export function lettered(place: Place, fill: string, credits: string, changes: Partial<Layout> = {}): Layout {
  const isTop = place.startsWith('top');
  return {
    box: isTop ? { x: 54, y: 66, w: 612, h: 200 } : { x: 54, y: 770, w: 612, h: 172 },
    align: place.endsWith('left') ? 'left' : place.endsWith('right') ? 'right' : 'centre',
    valign: isTop ? 'top' : 'bottom',
    fill,
    tagline: 'under',
    credits,
    ...changes,
  };
}
