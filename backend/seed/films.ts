import type { FilmData } from './data-types.ts';
import { comedies } from './films/comedies/all.ts';
import { dramas } from './films/dramas/all.ts';
import { events } from './films/events/all.ts';
import { family } from './films/family/all.ts';
import { suspense } from './films/suspense/all.ts';
import { trueAndSung } from './films/true-and-sung/all.ts';
import { worlds } from './films/worlds/all.ts';

/** Every invented film and event of the demonstration, in the order of their ids (the order of their making). */
export const films: readonly FilmData[] = [
  ...dramas,
  ...comedies,
  ...suspense,
  ...worlds,
  ...family,
  ...trueAndSung,
  ...events,
].toSorted((one, other) => one.id - other.id);
