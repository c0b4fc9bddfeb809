import type { FilmData } from '../../data-types.ts';
import { braveChildren } from './brave-children.ts';
import { drawnJourneys } from './drawn-journeys.ts';
import { firstCinema } from './first-cinema.ts';
import { oldWonders } from './old-wonders.ts';

/** The children's programme. */
export const family: readonly FilmData[] = [
  ...firstCinema,
  ...drawnJourneys,
  ...oldWonders,
  ...braveChildren,
];
