import { circle, group, outline, path, stroke } from '../shapes.ts';
import type { Node } from '../shapes.ts';
import type { Subject } from './subject.ts';

/** The outline of a head in profile, facing right, about 100 wide and 150 high, neck at the origin. */
export const profileNodes: readonly Node[] = [
  [-48, 26, 1], [-36, 6], [-33, -18], [-43, -44], [-54, -78], [-49, -112], [-26, -138], [4, -145], [30, -134], [40, -114],
  [41.5, -103], [38.5, -95], [42, -86], [51, -73], [54, -67.5], [50, -63], [42.5, -60.5, 1], [43.5, -57], [46.5, -52.5], [42, -48.6, 1],
  [45.5, -44.5], [43.5, -40], [40.5, -36.5], [43, -30], [40, -22], [30, -16.5], [16, -15], [8, -8], [10, 6], [30, 22], [42, 26, 1],
];

/** A softer profile with longer neck, small nose and hair gathered behind. */
export const softProfileNodes: readonly Node[] = [
  [-44, 30, 1], [-24, 16], [-19, -8], [-29, -28], [-45, -44], [-60, -54], [-66, -72], [-58, -88], [-48, -94], [-46, -118], [-24, -140], [6, -144], [29, -132],
  [37, -112], [38, -100], [35.5, -93], [39, -84], [46.5, -73], [48, -69], [43.5, -65], [38, -62.5, 1], [39, -59.5], [42, -55.5], [38, -51.6, 1],
  [41, -48], [39, -43.5], [36.5, -40], [38, -34], [34.5, -27], [24, -22], [10, -20], [2, -11], [4, 8], [26, 24], [44, 30, 1],
];

/** An ear of a profile, as a light line. */
export function profileEar(colour: string): string {
  return stroke('M-13 -82C-22 -92 -8 -100 -4 -88C-2 -80 -10 -76 -10 -68', colour, 2.2);
}

/** A head in profile. */
export const profile: Subject = {
  width: 110,
  height: 172,
  element: 'table',
  draw: (ink) => path(outline(profileNodes), ink.body) + profileEar(ink.lit),
};

/** A raised open hand; the wrist is at the foot. */
export const hand: Subject = {
  width: 96,
  height: 150,
  element: 'table',
  draw: (ink) =>
    group(
      {},
      path(outline([[-19, 0, 1], [-17, -28], [-27, -48], [-30, -76], [-20, -86], [20, -88], [30, -72], [26, -46], [17, -28], [19, 0, 1]]), ink.body),
      stroke('M-22 -78L-29 -120', ink.body, 12.5), stroke('M-7 -82L-9 -138', ink.body, 13), stroke('M8.5 -82L10 -134', ink.body, 13), stroke('M22.5 -78L28 -117', ink.body, 12),
      stroke('M-22 -50Q-38 -58 -46 -84', ink.body, 14),
      stroke('M-20 -48Q-2 -60 6 -34', ink.lit, 1.6, { opacity: 0.7 }), stroke('M-24 -70Q0 -62 26 -74', ink.lit, 1.6, { opacity: 0.7 }), stroke('M-16 -78Q8 -72 26 -62', ink.lit, 1.4, { opacity: 0.5 }),
    ),
};

/** An open palm held out from the side, fingers to the right, to carry something. */
export const palm: Subject = {
  width: 190,
  height: 60,
  element: 'table',
  draw: (ink) =>
    path(
      outline([
        [-95, -14, 1], [-60, -20], [-30, -26], [-10, -22], [20, -20], [60, -22], [90, -30], [95, -25], [84, -18], [62, -10],
        [88, -12], [92, -6], [70, 0], [84, 3], [84, 9], [58, 11], [64, 16], [50, 21], [16, 22], [-30, 26], [-60, 24], [-95, 34, 1],
      ]),
      ink.body,
    ) +
    path(outline([[-30, -25], [-8, -34], [14, -40], [22, -36], [12, -28], [-6, -18]]), ink.body) +
    stroke('M60 -11Q40 -10 26 -13M68 0Q44 2 28 -2M58 11Q40 12 28 8', ink.lit, 1.5, { opacity: 0.6 }),
};

/** An eye, wide open, with lashes; the iris takes the accent. */
export const eye: Subject = {
  width: 150,
  height: 84,
  element: 'table',
  draw: (ink) =>
    group(
      { transform: 'translate(0 -40)' },
      path(outline([[-74, 4, 1], [-40, -26], [0, -37], [42, -25], [74, 2, 1], [40, 24], [0, 32], [-42, 25]]), ink.lit),
      circle(0, -3, 29, ink.accent), circle(0, -3, 29, 'none', { stroke: ink.body, 'stroke-width': 2.4 }),
      ...Array.from({ length: 24 }, (_, index) => {
        const angle = (index / 24) * Math.PI * 2;
        return stroke(`M${(Math.cos(angle) * 15).toFixed(1)} ${(Math.sin(angle) * 15 - 3).toFixed(1)}L${(Math.cos(angle) * 26).toFixed(1)} ${(Math.sin(angle) * 26 - 3).toFixed(1)}`, ink.body, 1, { opacity: 0.45 });
      }),
      circle(0, -3, 13.5, ink.body), circle(-7, -12, 5.4, '#ffffff'),
      stroke('M-76 5Q-42 -28 0 -38Q42 -26 76 2', ink.body, 5.2),
      ...[-52, -32, -11, 11, 32, 52].map((x) => stroke(`M${x} ${-37 + Math.abs(x) * 0.3}L${(x * 1.25).toFixed(1)} ${-56 + Math.abs(x) * 0.26}`, ink.body, 3)),
    ),
};
