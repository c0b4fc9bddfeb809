import * as z from 'zod/mini';
import { defineEndpoint, languageQuery, noParams } from '../endpoint.ts';
import { amount, bool, digits, orNull, preprocess, requiredText, textOrNull, webUrl } from '../primitives.ts';

/**
 * An e-card (R099): several seats paid at once. `title` is read for `label` too. `url` leads to the tunnel; `typeId`
 * names its type in the answer of `/api/cms/1.0.0/ecards`.
 */
export const ecard = preprocess(
  (value) =>
    typeof value === 'object' && value !== null && !('label' in value) && 'title' in value
      ? { ...value, label: value.title }
      : value,
  z.object({
    typeId: digits,
    label: requiredText,
    image: orNull(webUrl),
    imageAlt: textOrNull,
    price: orNull(amount),
    initialPrice: orNull(amount),
    placesCount: z.int().check(z.minimum(1)),
    url: orNull(webUrl),
    national: bool(true),
    highlightMessage: textOrNull,
  }),
);
export type Ecard = z.output<typeof ecard>;

export const ecards = z.array(ecard);

/** The e-cards that the site sells (R099, R238). */
export const ecardsEndpoint = defineEndpoint({
  id: 'ecards',
  path: '/api/ecards',
  params: noParams,
  query: languageQuery,
  answer: ecards,
  summary: 'E-cards.',
  source: { kind: 'document', empty: [], lacking: 'empty' },
  lifetime: 'catalogue',
  components: { Ecard: ecard },
});
