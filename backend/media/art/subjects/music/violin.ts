import { circle, outline, path, rect, stroke } from '../../shapes.ts';
import type { Subject } from '../subject.ts';

/** A violin upright with its bow. */
export const violin: Subject = {
  width: 90,
  height: 190,
  element: 'table',
  draw: (ink) =>
    stroke('M42 -4L30 -186', ink.lit, 2.2) +
    path(
      outline([
        [0, -112],
        [22, -106],
        [28, -88],
        [20, -74],
        [20, -60],
        [34, -40],
        [30, -12],
        [0, 0],
        [-30, -12],
        [-34, -40],
        [-20, -60],
        [-20, -74],
        [-28, -88],
        [-22, -106],
      ]),
      ink.accent,
    ) +
    path(
      outline([
        [0, -112],
        [22, -106],
        [28, -88],
        [20, -74],
        [20, -60],
        [34, -40],
        [30, -12],
        [0, 0, 1],
        [10, -40],
        [6, -80],
      ]),
      ink.body,
      { opacity: 0.3 },
    ) +
    path('M-5 -44L-4 -176h8L5 -44Z', ink.body) +
    circle(0, -182, 6.4, ink.body) +
    stroke('M-12 -170H12M-11 -160H11', ink.body, 3.4) +
    rect(-13, -44, 26, 4, ink.body) +
    stroke('M-2 -170V-22M2 -170V-22', ink.lit, 0.7) +
    stroke('M-15 -62q-6 10 0 20M15 -62q6 10 0 20', ink.body, 2) +
    path('M-6 -22h12l-2 18h-8Z', ink.body),
};
