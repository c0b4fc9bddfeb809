import { circle, outline, path, polygon, rect, stroke } from '../../shapes.ts';
import type { Subject } from '../subject.ts';

/** A banded lighthouse with its keeper's house. */
export const lighthouse: Subject = {
  width: 110,
  height: 226,
  element: 'ground',
  draw: (ink) =>
    path(
      polygon([
        [-46, 0],
        [-46, -26],
        [-30, -42],
        [-14, -26],
        [-14, 0],
      ]),
      ink.body,
    ) +
    rect(-36, -18, 7, 8, ink.glow) +
    path(
      polygon([
        [-20, 2],
        [-13, -172],
        [13, -172],
        [20, 2],
      ]),
      ink.lit,
    ) +
    path(
      polygon([
        [-18.4, -40],
        [-16.8, -80],
        [16.8, -80],
        [18.4, -40],
      ]),
      ink.accent,
    ) +
    path(
      polygon([
        [-15.2, -118],
        [-13.7, -154],
        [13.7, -154],
        [15.2, -118],
      ]),
      ink.accent,
    ) +
    path(
      polygon([
        [4, 2],
        [5, -172],
        [13, -172],
        [20, 2],
      ]),
      ink.body,
      { opacity: 0.45 },
    ) +
    rect(-19, -178, 38, 6, ink.body) +
    rect(-10, -200, 20, 22, ink.glow) +
    stroke('M-10 -200V-178M-3.3 -200V-178M3.3 -200V-178M10 -200V-178', ink.body, 1.6) +
    stroke('M-18 -178V-187H18V-178', ink.body, 1.4) +
    path(
      outline([
        [-14, -200, 1],
        [-9, -212],
        [0, -216],
        [9, -212],
        [14, -200, 1],
      ]),
      ink.body,
    ) +
    circle(0, -219, 3, ink.body) +
    rect(-4, -16, 8, 18, ink.body) +
    rect(-3, -100, 6, 9, ink.body) +
    rect(-3, -140, 6, 9, ink.body),
};
