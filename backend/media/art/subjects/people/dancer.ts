import { circle, ellipse, group, outline, path, polygon } from '../../shapes.ts';
import type { Subject } from '../subject.ts';
import { limb } from './limb.ts';

/** A dancer on one foot, the other leg stretched behind. */
export const dancer: Subject = {
  width: 130,
  height: 122,
  element: 'ground',
  draw: (ink) =>
    group(
      {},
      limb('M2 -52Q6 -28 3 -1', ink, 6.5),
      path(
        polygon([
          [0.4, -10],
          [6, -10],
          [4.2, 1.5],
          [2.6, 1.5],
        ]),
        ink.body,
      ),
      path(
        outline([
          [0, -56, 1],
          [-20, -58],
          [-46, -68],
          [-63, -80, 1],
          [-45, -62],
          [-18, -49],
          [4, -47, 1],
        ]),
        ink.body,
      ),
      ellipse(0, -56, 35, 8.5, ink.accent, { transform: 'rotate(-11 0 -56)', opacity: 0.92 }),
      ellipse(-1, -58.5, 29, 6, ink.lit, { transform: 'rotate(-11 0 -58)', opacity: 0.6 }),
      path(
        outline([
          [-6, -58, 1],
          [-4, -72],
          [1, -84],
          [6, -88],
          [12, -84],
          [11, -72],
          [7, -58, 1],
        ]),
        ink.body,
      ),
      limb('M8 -85Q9 -91 10 -95', ink, 4.4),
      path(
        outline([
          [5, -98],
          [8, -105],
          [15, -105],
          [17, -98],
          [14, -92],
          [8, -92],
        ]),
        ink.body,
      ),
      circle(5.5, -106, 4.2, ink.body),
      limb('M9 -84Q28 -96 37 -110Q41 -116 46 -119', ink, 3.8),
      limb('M4 -84Q-14 -92 -30 -88Q-38 -87 -44 -91', ink, 3.8),
    ),
};
