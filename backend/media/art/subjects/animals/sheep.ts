import { circle, ellipse, group, outline, path } from '../../shapes.ts';
import type { Subject } from '../subject.ts';

/** A goat or sheep, woolly and round. */
export const sheep: Subject = {
  width: 110,
  height: 86,
  element: 'ground',
  draw: (ink) =>
    path('M-26 -26h8V0h-8ZM-8 -26h8V0h-8ZM10 -26h8V0h-8ZM26 -26h8V0h-8Z', '#1b1216') +
    group(
      { fill: ink.lit },
      ...(
        [
          [-34, -44, 17],
          [-20, -60, 18],
          [2, -66, 19],
          [24, -58, 18],
          [36, -42, 17],
          [18, -32, 18],
          [-4, -30, 18],
          [-24, -30, 17],
          [0, -48, 24],
        ] as const
      ).map(([x, y, r]) => circle(x, y, r, ink.lit)),
    ) +
    path(
      outline([
        [36, -66],
        [50, -72],
        [62, -60],
        [64, -44],
        [56, -36],
        [44, -44],
      ]),
      '#1b1216',
    ) +
    ellipse(37, -62, 9, 4.4, '#1b1216', { transform: 'rotate(24 37 -62)' }) +
    circle(53, -58, 2.2, '#ffffff') +
    circle(46, -70, 9, ink.lit),
};
