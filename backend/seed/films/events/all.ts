import type { FilmData } from '../../data-types.ts';
import { concerts } from './concerts.ts';
import { dance } from './dance.ts';
import { mornings } from './mornings.ts';
import { nights } from './nights.ts';
import { operas } from './operas.ts';
import { talks } from './talks.ts';

/** Shown on few dates: opera and dance, concerts, marathon nights, talks, mornings for children. */
export const events: readonly FilmData[] = [
  ...operas,
  ...dance,
  ...concerts,
  ...nights,
  ...talks,
  ...mornings,
];
