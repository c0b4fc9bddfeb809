import { circle, outline, path } from '../../shapes.ts';
import type { Subject } from '../subject.ts';

/** A bird in full flight, wings wide. */
export const bird: Subject = {
  width: 180,
  height: 90,
  element: 'air',
  draw: (ink) =>
    path(
      outline([
        [-92, -82, 1],
        [-60, -86],
        [-28, -66],
        [-8, -46],
        [6, -46],
        [30, -72],
        [62, -92],
        [94, -84, 1],
        [80, -78],
        [72, -66, 1],
        [64, -66],
        [56, -54, 1],
        [48, -54],
        [38, -38],
        [20, -26],
        [2, -18],
        [-26, 0],
        [-34, 6, 1],
        [-32, -6],
        [-22, -24],
        [-36, -40],
        [-48, -52, 1],
        [-52, -50],
        [-60, -66, 1],
        [-68, -64],
        [-76, -76, 1],
      ]),
      ink.body,
    ) +
    path(
      outline([
        [16, -36],
        [30, -42],
        [40, -34],
        [50, -28, 1],
        [36, -27],
        [24, -22],
      ]),
      ink.body,
    ) +
    circle(33, -35, 1.7, ink.glow),
};
