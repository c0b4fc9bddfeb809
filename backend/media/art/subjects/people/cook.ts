import { circle, outline, path } from '../../shapes.ts';
import type { Subject } from '../subject.ts';
import { limb } from './limb.ts';

/** A cook with a tall hat, holding a dish high. */
export const cook: Subject = {
  width: 78,
  height: 124,
  element: 'ground',
  draw: (ink) =>
    circle(0, -88, 8, ink.body) +
    path(
      outline([
        [-9, -92, 1],
        [-12, -106],
        [-6, -114],
        [0, -112],
        [6, -115],
        [13, -107],
        [9, -92, 1],
      ]),
      ink.lit,
    ) +
    path(
      outline([
        [-4, -81, 1],
        [-16, -76],
        [-20, -56],
        [-18, -22, 1],
        [18, -22, 1],
        [20, -56],
        [16, -76],
        [4, -81, 1],
      ]),
      ink.lit,
    ) +
    path('M-12 -24h10v24h-10ZM2 -24h10v24H2Z', ink.body) +
    path(
      outline([
        [-6, -80, 1],
        [0, -72],
        [6, -80, 1],
        [3, -66],
        [0, -69],
        [-3, -66],
      ]),
      ink.accent,
    ) +
    limb('M15 -74L26 -88L24 -102', { ...ink, body: ink.lit }, 7) +
    limb('M-15 -72L-24 -56L-14 -46', { ...ink, body: ink.lit }, 7) +
    path(
      outline([
        [4, -104, 1],
        [44, -104, 1],
        [36, -100],
        [12, -100],
      ]),
      ink.body,
    ) +
    path('M8 -104a16 15 0 0 1 32 0Z', ink.accent) +
    circle(24, -120, 2.4, ink.accent),
};
