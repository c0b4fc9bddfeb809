import * as z from 'zod/mini';
import { defineEndpoint, languageQuery, noParams } from '../endpoint.ts';
import { cta } from '../entities.ts';
import { bool, list, orNull, slug, text, textOrNull } from '../primitives.ts';

/**
 * A cinema alert (R072): shown for the cinemas in `cinemas` (slugs), or everywhere when `allCinemas`. `warning`: the
 * alert has the urgent look. Its `cta` always opens in a new window.
 */
export const cinemaAlert = z.object({
  title: textOrNull,
  message: text,
  cinemas: list(slug),
  warning: bool(),
  allCinemas: bool(),
  cta: orNull(cta),
});
export type CinemaAlert = z.output<typeof cinemaAlert>;

export const alertsAnswer = z.array(cinemaAlert);

/** Alerts of all cinemas (R236). */
export const alertsEndpoint = defineEndpoint({
  id: 'alerts',
  path: '/api/alerts',
  params: noParams,
  query: languageQuery,
  answer: alertsAnswer,
  summary: 'Alerts of the cinemas.',
  source: { kind: 'document', empty: [], lacking: 'empty' },
  lifetime: 'catalogue',
  components: { CinemaAlert: cinemaAlert },
});
