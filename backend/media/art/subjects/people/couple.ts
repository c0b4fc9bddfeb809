import type { Subject } from '../subject.ts';
import { dressFigure } from './dress-figure.ts';
import { coatFigure } from './figure.ts';
import { limb } from './limb.ts';

/** Two people hand in hand. */
export const couple: Subject = {
  width: 78,
  height: 100,
  element: 'ground',
  draw: (ink) =>
    `<g transform="translate(-20 0)">${coatFigure(ink)}</g><g transform="translate(21 0) scale(.93)">${dressFigure.draw(ink)}</g>` +
    limb('M-6 -70Q-1 -56 0 -49Q3 -56 9 -66', ink, 4),
};
