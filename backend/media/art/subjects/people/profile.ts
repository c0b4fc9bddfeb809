import { outline, path } from '../../shapes.ts';
import type { Subject } from '../subject.ts';
import { profileEar, profileNodes } from './profile-nodes.ts';

/** A head in profile. */
export const profile: Subject = {
  width: 110,
  height: 172,
  element: 'table',
  draw: (ink) => path(outline(profileNodes), ink.body) + profileEar(ink.lit),
};
