import { circle, outline, path } from '../../shapes.ts';
import type { Subject } from '../subject.ts';

/** A telephone with its handset off the hook. */
export const telephone: Subject = {
  width: 130,
  height: 96,
  element: 'table',
  draw: (ink) =>
    path(
      outline([
        [-52, 0, 1],
        [-44, -36],
        [-26, -56],
        [26, -56],
        [44, -36],
        [52, 0, 1],
      ]),
      ink.accent,
    ) +
    circle(0, -27, 20, ink.lit) +
    Array.from({ length: 8 }, (_, i) =>
      circle(Math.cos(i * 0.7 - 0.6) * 13, Math.sin(i * 0.7 - 0.6) * 13 - 27, 3.2, ink.body),
    ).join('') +
    circle(0, -27, 5, ink.accent) +
    path(
      outline([
        [-58, -66],
        [-54, -84],
        [-30, -90],
        [30, -90],
        [54, -84],
        [58, -66],
        [38, -62],
        [32, -76],
        [-32, -76],
        [-38, -62],
      ]),
      ink.body,
    ),
};
