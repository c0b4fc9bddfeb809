import { stroke } from '../../shapes.ts';
import type { SubjectInk } from '../subject.ts';

/** An arm or leg: a thick rounded line. */
export const limb = (data: string, ink: SubjectInk, weight: number): string => stroke(data, ink.body, weight);
