import type { FilmData } from '../../data-types.ts';
import { callings } from './callings.ts';
import { history } from './history.ts';
import { kin } from './kin.ts';
import { romances } from './romances.ts';

/** Dramas: close to people, often quiet, with large feelings; love stories and the past included. */
export const dramas: readonly FilmData[] = [...kin, ...callings, ...romances, ...history];
