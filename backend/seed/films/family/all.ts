import type { FilmData } from '../../data-types.ts';
import { braveSummers } from './brave-summers.ts';
import { oldWonders } from './old-wonders.ts';
import { drawnJourneys } from './drawn-journeys.ts';
import { firstCinema } from './first-cinema.ts';

/** The children's programme. */
export const family: readonly FilmData[] = [...firstCinema, ...drawnJourneys, ...oldWonders, ...braveSummers];
