import { circle, outline, path, polygon, stroke } from '../../shapes.ts';
import type { Subject } from '../subject.ts';
import { limb } from './limb.ts';

/** A cellist seated at the instrument. */
export const cellist: Subject = {
  width: 92,
  height: 96,
  element: 'ground',
  draw: (ink) =>
    circle(-8, -84, 8, ink.body) +
    path(
      outline([
        [-12, -77, 1],
        [-24, -70],
        [-28, -48],
        [-24, -34, 1],
        [4, -34, 1],
        [2, -50],
        [4, -68],
        [-4, -77, 1],
      ]),
      ink.body,
    ) +
    path(
      polygon([
        [-24, -38],
        [-20, -26],
        [-22, 0],
        [-12, 0],
        [-8, -28],
        [2, -34],
      ]),
      ink.body,
    ) +
    path(
      polygon([
        [-2, -38],
        [20, -32],
        [26, 0],
        [16, 0],
        [10, -22],
        [-8, -26],
      ]),
      ink.body,
    ) +
    stroke('M-28 -36L-30 0M-26 -36H-2', ink.body, 3) +
    `<g transform="rotate(14 8 -30)">${path(
      outline([
        [8, -62],
        [16, -56],
        [14, -46],
        [19, -34],
        [17, -20],
        [8, -15],
        [-1, -20],
        [-3, -34],
        [2, -46],
        [0, -56],
      ]),
      ink.accent,
    )}${stroke('M8 -62V-94', ink.accent, 3.2)}${stroke('M8 -90V-22', ink.lit, 0.8)}${stroke('M8 -15V0', ink.accent, 1.2)}</g>` +
    limb('M0 -70Q14 -62 20 -76', ink, 5.5) +
    limb('M-20 -66Q-14 -46 6 -42', ink, 5.5) +
    stroke('M-24 -36L44 -48', ink.lit, 1.4),
};
