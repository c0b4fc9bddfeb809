import * as z from 'zod/mini';
import { defineEndpoint, languageQuery, noParams } from '../endpoint.ts';
import { autopromo } from '../entities.ts';

export const nativeAd = z.array(autopromo);

/** Autopromos between the shows (R236). */
export const nativeAdEndpoint = defineEndpoint({
  id: 'nativeAd',
  path: '/api/native-ad',
  params: noParams,
  query: languageQuery,
  answer: nativeAd,
  summary: 'Autopromos between the shows.',
  source: { kind: 'document', empty: [], lacking: 'empty' },
  lifetime: 'vocabulary',
});
