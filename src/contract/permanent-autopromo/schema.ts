import * as z from 'zod/mini';
import { defineEndpoint, languageQuery, noParams } from '../endpoint.ts';
import { autopromo } from '../entities.ts';

export const permanentAutopromo = z.array(autopromo);

/** Autopromos that are always shown (R119, R236). */
export const permanentAutopromoEndpoint = defineEndpoint({
  id: 'permanentAutopromo',
  path: '/api/permanent-autopromo',
  params: noParams,
  query: languageQuery,
  answer: permanentAutopromo,
  summary: 'Permanent autopromos.',
  source: { kind: 'document', empty: [], lacking: 'empty' },
  lifetime: 'vocabulary',
});
