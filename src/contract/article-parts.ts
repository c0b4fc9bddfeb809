import * as z from 'zod/mini';
import { cta, seo } from './entities.ts';
import {
  bool,
  changedAt,
  day,
  list,
  localTime,
  orNull,
  preprocess,
  requiredText,
  slug,
  textOrNull,
  webUrl,
} from './primitives.ts';

/** The shapes that news, articles and offers share (R089, R090, R091). */

/** The kinds of editorial content (R089). */
export const articleTypes = ['news', 'event', 'offer', 'experience'] as const;

/** An article in a list (R089). `headline` is a plain text. */
export const articleItem = z.object({
  slug,
  title: requiredText,
  type: preprocess((value) => value ?? 'news', z.enum(articleTypes)),
  headline: textOrNull,
  image: orNull(webUrl),
  imageAlt: textOrNull,
  thumbnail: orNull(webUrl),
  releaseDate: orNull(day),
  changedAt,
});
export type ArticleItem = z.output<typeof articleItem>;

/** Which parts of an article are shown (R089); absent flags read as shown. */
export const articleDisplay = preprocess(
  (value) => value ?? {},
  z.object({
    creationDate: bool(true),
    socialMedia: bool(true),
    backToNews: bool(true),
    newsTag: bool(true),
  }),
);

/** The fields that the page of every article has beside those of its list item (R089). `content` is HTML. */
export const articlePage = z.object({
  content: textOrNull,
  author: textOrNull,
  featuredShow: orNull(slug),
  display: articleDisplay,
  seo,
  redirectSlug: orNull(slug),
  trackingSlug: textOrNull,
});

/** A person whom an article or a page presents (R091, R104). `description` is HTML. */
export const guest = z.object({
  name: requiredText,
  role: textOrNull,
  description: textOrNull,
  image: orNull(webUrl),
});
export type Guest = z.output<typeof guest>;

/** A picture of a gallery (R101). */
export const galleryPicture = z.object({ image: webUrl, alt: textOrNull, caption: textOrNull });

/** The six kinds of dates that an offer can have (R090). */
export const offerDateTypes = ['exact', 'from', 'interval', 'until', 'noDate', 'exactWithoutHours'] as const;

/**
 * When an offer holds (R090): `start` and `end` are a day, or a local time where the hour counts. `noDate` has neither,
 * `until` only an end, `interval` both, the others only a start.
 */
export const offerDate = preprocess(
  (value) => value ?? { type: 'noDate' },
  z.object({
    type: z.enum(offerDateTypes),
    start: orNull(z.union([day, localTime])),
    end: orNull(z.union([day, localTime])),
  }),
);

/**
 * An offer in a list (R090, R095): `national` offers hold in every cinema, others in the cinemas that they name.
 */
export const offerItem = z.extend(articleItem, {
  type: preprocess((value) => value ?? 'offer', z.enum(articleTypes)),
  date: offerDate,
  cta: orNull(cta),
  cinemas: list(slug),
  national: bool(),
});
export type OfferItem = z.output<typeof offerItem>;
