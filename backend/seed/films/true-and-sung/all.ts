import type { FilmData } from '../../data-types.ts';
import { keepers } from './keepers.ts';
import { musicals } from './musicals.ts';
import { smallWonders } from './small-wonders.ts';

/** Documentaries and musicals: films to listen to. */
export const trueAndSung: readonly FilmData[] = [...smallWonders, ...keepers, ...musicals];
