import * as z from 'zod/mini';
import { defineEndpoint, languageQuery, noParams } from '../endpoint.ts';
import { cta } from '../entities.ts';
import { orNull, preprocess, textOrNull, webUrl } from '../primitives.ts';

/** The blocks of the offers page, in their usual order (R092). */
export const offerBlocks = ['promotion', 'event', 'temporary', 'ecards'] as const;

/** The fields of a header of offers (R092, R093). `description` and `restriction` are HTML. */
export const offersHeader = z.object({
  title: textOrNull,
  subtitle: textOrNull,
  description: textOrNull,
  restriction: textOrNull,
  cta: orNull(cta),
  ctaInfo: textOrNull,
  logo: orNull(webUrl),
  backdrop: orNull(webUrl),
  mobileBackdrop: orNull(webUrl),
  image: orNull(webUrl),
});

const isBlock = (value: unknown) => offerBlocks.some((block) => block === value);

/** The offers page: its header and the order of its blocks. Blocks that nobody knows are left out; none: all of them. */
export const offersPage = z.extend(offersHeader, {
  blockOrder: preprocess(
    (value) => {
      const known = Array.isArray(value) ? [...new Set(value.filter(isBlock))] : [];
      return known.length === 0 ? offerBlocks : known;
    },
    z.array(z.enum(offerBlocks)),
  ),
});
export type OffersPage = z.output<typeof offersPage>;

/** Header and order of the offers page (R092, R245). */
export const offersPageEndpoint = defineEndpoint({
  id: 'offersPage',
  path: '/api/offers/page',
  params: noParams,
  query: languageQuery,
  answer: offersPage,
  summary: 'Header and order of the offers page.',
  source: { kind: 'document', empty: {}, lacking: 'empty' },
  lifetime: 'catalogue',
});
