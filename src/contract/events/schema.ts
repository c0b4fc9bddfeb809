import * as z from 'zod/mini';
import { defineEndpoint, languageQuery, noParams } from '../endpoint.ts';
import {
  amount,
  bool,
  linkUrl,
  orNull,
  posterPath,
  preprocess,
  requiredText,
  slug,
  textOrNull,
} from '../primitives.ts';

/**
 * An event of the list. `type` `show`: the slug is a show's, and that makes the show an event (D39); `season` and
 * `special`: a season and a special event, with pages of their own (R096).
 */
export const eventItem = z.object({
  slug,
  title: requiredText,
  type: preprocess((value) => value ?? 'show', z.enum(['show', 'season', 'special'])),
  subtitle: textOrNull,
  posterPath,
  price: orNull(amount),
  initialPrice: orNull(amount),
  active: bool(true),
  ctaLabel: textOrNull,
  ctaUrl: orNull(linkUrl),
});
export type EventItem = z.output<typeof eventItem>;

/** The list of events. The list within `{events}` or `{shows}` is read too. */
export const eventsAnswer = preprocess((value) => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return 'events' in value ? value.events : 'shows' in value ? value.shows : value;
}, z.array(eventItem));

/** All events, seasons and special events of the site (R239). */
export const eventsEndpoint = defineEndpoint({
  id: 'events',
  path: '/api/events',
  params: noParams,
  query: languageQuery,
  answer: eventsAnswer,
  summary: 'Events, seasons and special events.',
  source: { kind: 'item', item: 'event', part: 'list', needed: false },
  lifetime: 'catalogue',
  components: { Event: eventItem },
});
