import type { FilmData } from './data-types.ts';
import { comedies } from './films/comedies.ts';
import { dramas } from './films/dramas.ts';
import { events } from './films/events.ts';
import { family } from './films/family.ts';
import { suspense } from './films/suspense.ts';
import { trueAndSung } from './films/true-and-sung.ts';
import { worlds } from './films/worlds.ts';

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

/** Keys of the upcoming films that already sell tickets before their release. */
export const presaleFilmKeys: readonly string[] = ['bridge-of-names', 'under-the-sofa'];
