import { circle, outline, path, stroke } from '../../shapes.ts';
import type { Subject } from '../subject.ts';

/** A lattice radio mast or observatory aerial. */
export const mast: Subject = {
  width: 70,
  height: 250,
  element: 'ground',
  draw: (ink) => {
    const struts = Array.from({ length: 10 }, (_, index) => {
      const low = index / 10;
      const high = (index + 1) / 10;
      const w = (part: number): number => 24 * (1 - part) ** 1.4 + 2;
      return `M${(-w(low)).toFixed(1)} ${(-220 * low).toFixed(1)}L${w(high).toFixed(1)} ${(-220 * high).toFixed(1)}M${w(low).toFixed(1)} ${(-220 * low).toFixed(1)}L${(-w(high)).toFixed(1)} ${(-220 * high).toFixed(1)}`;
    }).join('');
    return (
      stroke(struts, ink.body, 1.6) +
      path(
        outline([
          [-27, 0, 1],
          [-12, -90],
          [-2, -220, 1],
          [-0.6, -220, 1],
          [-9, -90],
          [-22, 0, 1],
        ]),
        ink.body,
      ) +
      path(
        outline([
          [27, 0, 1],
          [12, -90],
          [2, -220, 1],
          [0.6, -220, 1],
          [9, -90],
          [22, 0, 1],
        ]),
        ink.body,
      ) +
      stroke('M0 -218V-246', ink.body, 2) +
      circle(0, -247, 3.4, ink.glow) +
      circle(0, -247, 10, ink.glow, { opacity: 0.3 })
    );
  },
};
