import type { FilmData } from '../../data-types.ts';
import { boldPlans } from './bold-plans.ts';
import { neighbours } from './neighbours.ts';
import { stubbornCustoms } from './stubborn-customs.ts';

/** Comedies: people who mean well and make it worse. */
export const comedies: readonly FilmData[] = [...neighbours, ...stubbornCustoms, ...boldPlans];
