import * as z from 'zod/mini';
import { defineEndpoint, languageQuery, noParams } from '../endpoint.ts';
import { cta } from '../entities.ts';
import { bool, orNull, preprocess, requiredText, slug, textOrNull } from '../primitives.ts';

/** A cinema of another company that accepts the pass. `slug` is null where the site has no page for it. */
export const partnerTheater = z.object({ slug: orNull(slug), name: requiredText, address: textOrNull });

const hasTheater = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'theater' in value && value.theater !== null;

/**
 * The subscription page (R120): whether sales are closed for maintenance, its promotion, and its partner cinemas.
 * `promotion.description` is HTML. Partners without a theater are left out (R194).
 */
export const cinepass = z.object({
  maintenance: bool(),
  promotion: orNull(z.object({ description: textOrNull, cta: orNull(cta) })),
  partners: preprocess(
    (value) => (Array.isArray(value) ? value.filter(hasTheater) : (value ?? [])),
    z.array(z.object({ theater: partnerTheater })),
  ),
});
export type Cinepass = z.output<typeof cinepass>;

/** The state of the subscription page (R120, R238). */
export const cinepassEndpoint = defineEndpoint({
  id: 'cinepass',
  path: '/api/cinepass',
  params: noParams,
  query: languageQuery,
  answer: cinepass,
  summary: 'The subscription page: maintenance, promotion and partner cinemas.',
  source: { kind: 'document', empty: {}, lacking: 'empty' },
  lifetime: 'catalogue',
});
