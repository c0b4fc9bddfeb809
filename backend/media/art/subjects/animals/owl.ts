import { circle, outline, path, polygon, stroke } from '../../shapes.ts';
import type { Subject } from '../subject.ts';

/** An owl, seen from the front. */
export const owl: Subject = {
  width: 84,
  height: 112,
  element: 'table',
  draw: (ink) =>
    path(
      outline([
        [-30, -100, 1],
        [-20, -92],
        [0, -94],
        [20, -92],
        [30, -100, 1],
        [36, -72],
        [38, -40],
        [26, -8],
        [0, 0],
        [-26, -8],
        [-38, -40],
        [-36, -72],
      ]),
      ink.body,
    ) +
    path(
      outline([
        [0, -52],
        [20, -44],
        [22, -20],
        [0, -6],
        [-22, -20],
        [-20, -44],
      ]),
      ink.accent,
    ) +
    stroke(
      'M-12 -40q4 5 8 0q4 5 8 0q4 5 8 0M-14 -30q4.6 5 9.3 0q4.6 5 9.3 0q4.6 5 9.3 0M-10 -20q3.3 5 6.6 0q3.3 5 6.6 0q3.3 5 6.6 0',
      ink.body,
      1.6,
    ) +
    circle(-15, -74, 15, ink.lit) +
    circle(15, -74, 15, ink.lit) +
    circle(-14, -74, 8, '#140c10') +
    circle(14, -74, 8, '#140c10') +
    circle(-11, -77, 2.4, '#ffffff') +
    circle(17, -77, 2.4, '#ffffff') +
    path(
      polygon([
        [-4.5, -68],
        [4.5, -68],
        [0, -56],
      ]),
      ink.glow,
    ) +
    path(
      outline([
        [-37, -62],
        [-30, -40],
        [-30, -14, 1],
        [-42, -26],
        [-44, -46],
      ]),
      ink.body,
    ) +
    path(
      outline([
        [37, -62],
        [30, -40],
        [30, -14, 1],
        [42, -26],
        [44, -46],
      ]),
      ink.body,
    ),
};
