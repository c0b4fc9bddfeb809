import { outline, path, polygon } from '../../shapes.ts';
import type { Subject } from '../subject.ts';
import { wheel } from './wheel.ts';

/** A long low car at speed. */
export const racer: Subject = {
  width: 190,
  height: 56,
  element: 'ground',
  draw: (ink) =>
    path(
      outline([
        [-92, -14, 1],
        [-94, -34, 1],
        [-70, -38],
        [-44, -40],
        [-22, -54],
        [14, -54],
        [40, -36],
        [76, -30],
        [94, -18],
        [94, -12, 1],
      ]),
      ink.body,
    ) +
    path(
      outline([
        [-38, -39, 1],
        [-20, -50],
        [-4, -50, 1],
        [-4, -38, 1],
      ]),
      ink.glow,
    ) +
    path(
      outline([
        [2, -38, 1],
        [2, -50, 1],
        [12, -50],
        [32, -37, 1],
      ]),
      ink.glow,
    ) +
    path(
      outline([
        [-92, -30, 1],
        [-40, -33],
        [40, -31],
        [88, -20, 1],
        [40, -26],
        [-92, -24, 1],
      ]),
      ink.accent,
    ) +
    wheel(-56, -13, 14.5, '#120c0e', ink.lit) +
    wheel(58, -13, 14.5, '#120c0e', ink.lit) +
    path(
      outline([
        [84, -26],
        [94, -22],
        [92, -17],
        [82, -20],
      ]),
      ink.glow,
    ) +
    path(
      polygon([
        [-96, -46],
        [-72, -46],
        [-76, -38],
        [-92, -38],
      ]),
      ink.body,
    ),
};
