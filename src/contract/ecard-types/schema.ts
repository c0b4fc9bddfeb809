import * as z from 'zod/mini';
import { defineEndpoint, languageQuery, noParams } from '../endpoint.ts';
import { digits, textLine, preprocess } from '../primitives.ts';

const filledOrNull = preprocess((value) => (value === '' ? null : (value ?? null)), z.nullable(textLine));

/** A type of e-card (R099): label and terms are null when they are empty. `terms` is HTML. */
export const ecardType = z.object({ typeId: digits, label: filledOrNull, terms: filledOrNull });
export type EcardType = z.output<typeof ecardType>;

export const ecardTypes = z.array(ecardType);

/** The types of e-cards with their terms (R249). */
export const ecardTypesEndpoint = defineEndpoint({
  id: 'ecardTypes',
  path: '/api/cms/1.0.0/ecards',
  params: noParams,
  query: languageQuery,
  answer: ecardTypes,
  summary: 'Types of e-cards with their terms.',
  source: { kind: 'document', empty: [], lacking: 'empty' },
  lifetime: 'catalogue',
  components: { EcardType: ecardType },
});
