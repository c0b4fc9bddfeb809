import { outline, path, stroke } from '../../shapes.ts';
import type { Subject } from '../subject.ts';

/** A book lying open. */
export const book: Subject = {
  width: 170,
  height: 60,
  element: 'table',
  draw: (ink) =>
    path(
      outline([
        [-84, -40, 1],
        [-50, -50],
        [0, -34, 1],
        [50, -50],
        [84, -40, 1],
        [84, 0, 1],
        [50, -10],
        [0, 6, 1],
        [-50, -10],
        [-84, 0, 1],
      ]),
      ink.accent,
    ) +
    path(
      outline([
        [-78, -46, 1],
        [-48, -54],
        [0, -40, 1],
        [0, 0, 1],
        [-48, -14],
        [-78, -6, 1],
      ]),
      ink.lit,
    ) +
    path(
      outline([
        [78, -46, 1],
        [48, -54],
        [0, -40, 1],
        [0, 0, 1],
        [48, -14],
        [78, -6, 1],
      ]),
      ink.lit,
    ) +
    stroke(
      'M-66 -36Q-40 -44 -12 -32M-66 -26Q-40 -34 -12 -22M-66 -16Q-40 -24 -12 -12M66 -36Q40 -44 12 -32M66 -26Q40 -34 12 -22M66 -16Q40 -24 12 -12',
      ink.body,
      1.8,
      { opacity: 0.45 },
    ) +
    stroke('M0 -40V0', ink.body, 1.6, { opacity: 0.6 }),
};
