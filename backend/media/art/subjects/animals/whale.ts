import { circle, outline, path, stroke } from '../../shapes.ts';
import type { Subject } from '../subject.ts';

/** A whale, mouth to the left, tail raised. */
export const whale: Subject = {
  width: 260,
  height: 120,
  element: 'air',
  draw: (ink) =>
    path(
      outline([
        [-124, -42],
        [-110, -70],
        [-70, -88],
        [-16, -84],
        [36, -62],
        [76, -50],
        [96, -62],
        [100, -84],
        [92, -106, 1],
        [112, -104],
        [122, -94],
        [134, -106],
        [152, -112, 1],
        [146, -90],
        [130, -74],
        [118, -54],
        [92, -26],
        [40, -6],
        [-30, 2],
        [-90, -8],
        [-118, -24],
      ]),
      ink.body,
    ) +
    path(
      outline([
        [-124, -38, 1],
        [-90, -34],
        [-50, -24],
        [-10, -16],
        [30, -12],
        [60, -14, 1],
        [40, -6],
        [-30, 2],
        [-90, -8],
        [-118, -24],
      ]),
      ink.lit,
    ) +
    stroke('M-106 -18Q-60 -16 -14 -6M-112 -25Q-60 -24 0 -10M-88 -10Q-60 -8 -30 -1', ink.body, 1.6, {
      opacity: 0.55,
    }) +
    path(
      outline([
        [-50, -22, 1],
        [-40, 4],
        [-14, 26],
        [-8, 22, 1],
        [-14, 4],
        [-26, -18, 1],
      ]),
      ink.body,
    ) +
    path(
      outline([
        [-50, -22, 1],
        [-40, 4],
        [-14, 26, 1],
        [-30, 4],
      ]),
      ink.accent,
      { opacity: 0.6 },
    ) +
    circle(-82, -41, 2.8, ink.lit) +
    stroke('M-122 -40Q-96 -32 -76 -34', ink.lit, 1.4, { opacity: 0.8 }),
};
