import { circle, group, outline, path, polygon } from '../../shapes.ts';
import type { Subject } from '../subject.ts';

/** A fox sitting upright, tail around its feet. */
export const fox: Subject = {
  width: 110,
  height: 128,
  element: 'ground',
  draw: (ink) =>
    group(
      {},
      path(
        outline([
          [20, -4, 1],
          [52, -10],
          [64, -34],
          [54, -62],
          [44, -70, 1],
          [46, -46],
          [36, -26],
          [16, -16],
        ]),
        ink.body,
      ),
      path(
        outline([
          [44, -70, 1],
          [54, -62],
          [59, -48],
          [50, -44],
          [46, -50],
        ]),
        ink.lit,
      ),
      path(
        outline([
          [-10, -72, 1],
          [-26, -44],
          [-30, -14],
          [-26, 0, 1],
          [30, 0, 1],
          [34, -20],
          [26, -50],
          [12, -74, 1],
        ]),
        ink.body,
      ),
      path(
        outline([
          [-10, -66],
          [-17, -40],
          [-12, -22],
          [-4, -30],
          [4, -48],
          [4, -64],
        ]),
        ink.lit,
      ),
      path('M-22 0V-30h9V0ZM-6 0V-32h9V0Z', ink.body),
      path('M-22 0v-8h9v8ZM-6 0v-8h9v8Z', ink.accent, { opacity: 0.85 }),
      path(
        polygon([
          [-36, -86],
          [-33, -128],
          [-14, -108],
          [12, -108],
          [30, -128],
          [33, -86],
          [2, -56],
          [-6, -56],
        ]),
        ink.body,
      ),
      path(
        polygon([
          [-29, -104],
          [-30, -118],
          [-20, -108],
        ]),
        ink.accent,
      ),
      path(
        polygon([
          [26, -104],
          [27, -118],
          [18, -108],
        ]),
        ink.accent,
      ),
      path(
        outline([
          [-36, -86, 1],
          [-18, -88],
          [-6, -74],
          [-5, -57, 1],
        ]),
        ink.lit,
      ),
      path(
        outline([
          [33, -86, 1],
          [14, -88],
          [2, -74],
          [1, -57, 1],
        ]),
        ink.lit,
      ),
      path(
        outline([
          [-7, -60, 1],
          [3, -60, 1],
          [-2, -53, 1],
        ]),
        '#140c10',
      ),
      circle(-16, -87, 3.2, '#140c10'),
      circle(12, -87, 3.2, '#140c10'),
      circle(-15, -88, 1, '#ffffff'),
      circle(13, -88, 1, '#ffffff'),
    ),
};
