import * as z from 'zod/mini';
import { defineEndpoint, languageQuery, slugParams } from '../endpoint.ts';
import { eventItem } from '../events/schema.ts';
import { amount, list, orNull, requiredText, slug, textOrNull, webUrl } from '../primitives.ts';

/** The data of a season's or special event's page (R097). `teaser` and `description` are HTML. */
export const eventDetails = z.object({
  eventType: textOrNull,
  teaser: textOrNull,
  description: textOrNull,
  prices: list(z.object({ label: requiredText, amount })),
  logo: orNull(webUrl),
  backdrop: orNull(webUrl),
  redirectSlug: orNull(slug),
  trackingSlug: textOrNull,
});

/** One event: the list item, its details and the slugs of its shows. */
export const eventDetail = z.extend(eventItem, { details: orNull(eventDetails), shows: list(slug) });
export type EventDetail = z.output<typeof eventDetail>;

/** One event; unknown slug: 404 (R239). */
export const eventEndpoint = defineEndpoint({
  id: 'event',
  path: '/api/event/{slug}',
  params: slugParams,
  query: languageQuery,
  answer: eventDetail,
  summary: 'One event, season or special event.',
  statuses: [404],
  source: { kind: 'item', item: 'event', part: 'detail' },
  lifetime: 'catalogue',
  components: { EventDetail: eventDetail },
});
