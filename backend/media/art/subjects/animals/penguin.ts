import { circle, ellipse, outline, path, polygon, stroke } from '../../shapes.ts';
import type { Subject } from '../subject.ts';

/** A penguin, a little pigeon-toed. */
export const penguin: Subject = {
  width: 66,
  height: 106,
  element: 'ground',
  draw: (ink) =>
    ellipse(-11, -1, 11, 4.4, ink.glow) +
    ellipse(11, -1, 11, 4.4, ink.glow) +
    path(
      outline([
        [0, -106],
        [17, -98],
        [20, -80],
        [28, -56],
        [28, -22],
        [16, -2],
        [-16, -2],
        [-28, -22],
        [-28, -56],
        [-20, -80],
        [-17, -98],
      ]),
      ink.body,
    ) +
    path(
      outline([
        [0, -76],
        [14, -66],
        [19, -40],
        [15, -14],
        [0, -6],
        [-15, -14],
        [-19, -40],
        [-14, -66],
      ]),
      ink.lit,
    ) +
    path(
      outline([
        [-23, -70, 1],
        [-38, -48],
        [-42, -26],
        [-30, -36],
      ]),
      ink.body,
    ) +
    path(
      outline([
        [23, -70, 1],
        [38, -48],
        [42, -26],
        [30, -36],
      ]),
      ink.body,
    ) +
    circle(-7, -90, 4.6, '#ffffff') +
    circle(7, -90, 4.6, '#ffffff') +
    circle(-6, -90, 2.2, '#140c10') +
    circle(6, -90, 2.2, '#140c10') +
    path(
      polygon([
        [-5, -84],
        [5, -84],
        [0, -76],
      ]),
      ink.glow,
    ) +
    stroke('M-18 -72Q0 -62 18 -72', ink.accent, 7) +
    stroke('M10 -68L14 -50', ink.accent, 6),
};
