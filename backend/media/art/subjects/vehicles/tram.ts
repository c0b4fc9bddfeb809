import { circle, path, rect, stroke } from '../../shapes.ts';
import type { Subject } from '../subject.ts';
import { wheel } from './wheel.ts';

/** A city tram or bus from the side. */
export const tram: Subject = {
  width: 220,
  height: 96,
  element: 'ground',
  draw: (ink) =>
    stroke('M-20 -74L0 -94L20 -74M-30 -95H30', ink.body, 2) +
    rect(-106, -74, 212, 62, ink.accent, { rx: 10 }) +
    rect(-106, -36, 212, 5, ink.lit) +
    [-94, -58, -22, 14, 50].map((x) => rect(x, -64, 29, 24, ink.glow, { rx: 3 })).join('') +
    rect(86, -64, 15, 48, ink.glow, { rx: 3, opacity: 0.8 }) +
    wheel(-66, -9, 9, ink.body, ink.lit) +
    wheel(-44, -9, 9, ink.body, ink.lit) +
    wheel(44, -9, 9, ink.body, ink.lit) +
    wheel(66, -9, 9, ink.body, ink.lit) +
    circle(103, -24, 4, ink.glow) +
    circle(-10, -52, 4.6, ink.body) +
    path('M-18 -40a8 8 0 0 1 16 0Z', ink.body) +
    circle(30, -52, 4.6, ink.body) +
    path('M22 -40a8 8 0 0 1 16 0Z', ink.body),
};
