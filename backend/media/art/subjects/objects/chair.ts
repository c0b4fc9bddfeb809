import { path, polygon, stroke } from '../../shapes.ts';
import type { Subject } from '../subject.ts';

/** A simple chair, front on a slant. */
export const chair: Subject = {
  width: 76,
  height: 136,
  element: 'ground',
  draw: (ink) =>
    stroke(
      'M-28 -132L-24 0M24 -60V0M-26 -60H30L36 -44H-22ZM36 -44V14M-22 -44V14M-28 -132H22M22 -132L24 -60M-27 -112H22M-27 -92H23',
      ink.body,
      5,
    ) +
    path(
      polygon([
        [-26, -62],
        [26, -62],
        [36, -44],
        [-22, -44],
      ]),
      ink.accent,
    ),
};
