import { outline, path } from '../../shapes.ts';
import type { Subject } from '../subject.ts';
import { coatFigure } from './figure.ts';

/** The same with a brimmed hat. */
export const hatFigure: Subject = {
  width: 38,
  height: 104,
  element: 'ground',
  draw: (ink) =>
    coatFigure(ink) +
    path(
      outline([
        [-14, -94, 1],
        [-7, -97],
        [-6.5, -104],
        [0, -105],
        [6.5, -104],
        [7, -97],
        [14, -94, 1],
        [0, -92.5],
      ]),
      ink.body,
    ),
};
