import * as z from 'zod/mini';
import { defineEndpoint, languageQuery, noParams } from '../endpoint.ts';
import {
  bool,
  hexColour,
  linkUrl,
  orNull,
  order,
  preprocess,
  requiredText,
  textOrNull,
  webUrl,
} from '../primitives.ts';

/** Where a tag may be shown (R085, R086); a tag appears only in its declared places. */
export const tagPlaces = preprocess(
  (value) => (value === null || value === undefined || Array.isArray(value) ? {} : value),
  z.object({
    cinema: bool(),
    cinemaFilters: bool(),
    showFilters: bool(),
    showtime: bool(),
    accessibility: bool(),
    show: bool(),
  }),
);

/** Sort positions of a tag by use (R085). */
export const tagOrders = preprocess(
  (value) => value ?? {},
  z.object({ showtime: order, filter: order, upsell: order }),
);

/** The icon of a tag (R086): the name of a sprite, the address of an image, or a short text. */
export const tagIcon = z.object({ type: z.enum(['sprite', 'image', 'text']), value: requiredText });

/** Tag or experience (R085, R086). `slug` keeps its case: compare ignoring case. `description` is HTML. */
export const tag = z.object({
  slug: requiredText,
  title: requiredText,
  premium: bool(),
  versionFilter: bool(),
  places: tagPlaces,
  tooltipBadge: textOrNull,
  orders: tagOrders,
  backdrop: orNull(webUrl),
  description: textOrNull,
  ctaUrl: orNull(linkUrl),
  upsellText: textOrNull,
  icon: orNull(tagIcon),
  highlighted: bool(),
  thumbnailTitle: textOrNull,
  modalTitle: textOrNull,
  textColor: orNull(hexColour),
  backgroundColor: orNull(hexColour),
  pictoBanner: orNull(webUrl),
  pictoImage: orNull(webUrl),
  special: bool(),
});
export type Tag = z.output<typeof tag>;

export const tagsAnswer = z.array(tag);

/** All tags and experiences of the site (R085, R236). */
export const tagsEndpoint = defineEndpoint({
  id: 'tags',
  path: '/api/tags',
  params: noParams,
  query: languageQuery,
  answer: tagsAnswer,
  summary: 'Tags and experiences.',
  source: { kind: 'document', empty: [], lacking: 'kept' },
  lifetime: 'vocabulary',
  components: { Tag: tag },
});
