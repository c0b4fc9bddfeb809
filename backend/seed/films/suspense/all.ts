import type { FilmData } from '../../data-types.ts';
import { closeInspection } from './close-inspection.ts';
import { falseWitness } from './false-witness.ts';
import { narrowEscapes } from './narrow-escapes.ts';
import { oldDebts } from './old-debts.ts';
import { underWatch } from './under-watch.ts';

/** Thrillers, crime, action and horror: held breath. */
export const suspense: readonly FilmData[] = [
  ...falseWitness,
  ...underWatch,
  ...closeInspection,
  ...narrowEscapes,
  ...oldDebts,
];
