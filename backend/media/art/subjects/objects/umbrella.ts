import { outline, path, stroke } from '../../shapes.ts';
import type { Subject } from '../subject.ts';

/** An open umbrella. */
export const umbrella: Subject = {
  width: 150,
  height: 140,
  element: 'air',
  draw: (ink) =>
    stroke('M0 -120V-12q0 12 10 12t10 -12', ink.body, 3.4) +
    path(
      outline([
        [-74, -66, 1],
        [-60, -104],
        [0, -132],
        [60, -104],
        [74, -66, 1],
        [62, -74],
        [50, -66, 1],
        [36, -74],
        [25, -66, 1],
        [12, -74],
        [0, -66, 1],
        [-12, -74],
        [-25, -66, 1],
        [-36, -74],
        [-50, -66, 1],
        [-62, -74],
      ]),
      ink.accent,
    ) +
    path(
      outline([
        [-25, -66, 1],
        [-18, -108],
        [0, -132, 1],
        [-34, -112],
        [-50, -66, 1],
        [-36, -74],
      ]),
      ink.lit,
      { opacity: 0.7 },
    ) +
    path(
      outline([
        [25, -66, 1],
        [18, -108],
        [0, -132, 1],
        [34, -112],
        [50, -66, 1],
        [36, -74],
      ]),
      ink.body,
      { opacity: 0.25 },
    ) +
    stroke('M0 -132v-8', ink.body, 2.6),
};
