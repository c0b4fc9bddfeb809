import type { FilmData } from '../../data-types.ts';
import { expeditions } from './expeditions.ts';
import { legends } from './legends.ts';
import { nearFutures } from './near-futures.ts';
import { orbits } from './orbits.ts';

/** Adventure, fantasy and science fiction: other places, large screens. */
export const worlds: readonly FilmData[] = [...orbits, ...nearFutures, ...legends, ...expeditions];
