import { path, rect } from '../../shapes.ts';
import type { Subject } from '../subject.ts';

/** A key, bow up. */
export const key: Subject = {
  width: 60,
  height: 160,
  element: 'table',
  draw: (ink) =>
    path('M-4 -100h8V0h-8Z', ink.accent) +
    path('M4 -30h20v9h-9v6h9v9h-20Z', ink.accent) +
    path('M0 -160a30 30 0 1 1 -0.1 0ZM0 -146a16 16 0 1 0 0.1 0Z', ink.accent, { 'fill-rule': 'evenodd' }) +
    rect(-8, -104, 16, 6, ink.lit),
};
