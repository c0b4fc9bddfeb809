import { circle, outline, path, polygon, rect, stroke } from '../../shapes.ts';
import type { Subject } from '../subject.ts';

/** A tall thin house, a little crooked. */
export const crookedHouse: Subject = {
  width: 110,
  height: 200,
  element: 'ground',
  draw: (ink) =>
    path(
      outline(
        [
          [-38, 0, 1],
          [-34, -60, 1],
          [-40, -110, 1],
          [34, -118, 1],
          [38, -64, 1],
          [34, 0, 1],
        ],
        true,
      ),
      ink.body,
    ) +
    path(
      polygon([
        [-50, -106],
        [-8, -176],
        [-2, -196],
        [2, -176],
        [44, -116],
      ]),
      ink.body,
    ) +
    path(
      polygon([
        [22, -140],
        [20, -172],
        [30, -172],
        [31, -126],
      ]),
      ink.body,
    ) +
    path(
      outline([
        [-22, -70, 1],
        [-22, -90],
        [-14, -98],
        [-6, -90],
        [-6, -70, 1],
      ]),
      ink.glow,
    ) +
    stroke('M-14 -98V-70M-22 -84H-6', ink.body, 1.8) +
    rect(10, -98, 14, 20, ink.glow, { opacity: 0.45 }) +
    stroke('M17 -98V-78M10 -88H24', ink.body, 1.8) +
    path(
      outline([
        [-8, 0, 1],
        [-8, -26],
        [2, -36],
        [12, -26],
        [12, 0, 1],
      ]),
      ink.lit,
      { opacity: 0.35 },
    ) +
    circle(-4, -136, 6, ink.glow, { opacity: 0.8 }),
};
