import type { IconName } from '#src/styles/icon-paths.ts';
import { emotionNames, type EmotionName } from './rating-button.tsx';

/** A feeling with its number, name and icon (D25). */
export interface Face {
  readonly emotion: 1 | 2 | 3;
  readonly name: EmotionName;
  readonly icon: IconName;
}

/** The three feelings, the best first. */
export const faces: readonly Face[] = [
  { emotion: 3, name: emotionNames[3], icon: 'delight' },
  { emotion: 2, name: emotionNames[2], icon: 'smile' },
  { emotion: 1, name: emotionNames[1], icon: 'frown' },
];
