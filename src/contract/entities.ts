import * as z from 'zod/mini';
import {
  bool,
  countOrNull,
  hexColour,
  instant,
  languageTag,
  linkUrl,
  list,
  orNull,
  preprocess,
  requiredText,
  slug,
  text,
  textOrNull,
  webUrl,
} from './primitives.ts';

/** Cinecheck warning (R075): `ref` is `vio`, `angoisse`, `language`, `drogue` or `sexe`. */
export const cinecheck = z.object({ ref: requiredText, description: text });
export type Cinecheck = z.output<typeof cinecheck>;

/**
 * Age rating (R075). `ref` is the rating system's own reference (`al`, `-12ans`); the texts are in the answer's
 * language.
 */
export const contentRating = z.object({ ref: text, description: text, extendedDescription: textOrNull });
export type ContentRating = z.output<typeof contentRating>;

const isEmptyObject = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0;

/** Age rating of a show; `[]` when there is none, as real servers write it; null and `{}` read as `[]`. */
export const contentRatingOrNone = preprocess(
  (value) => (value === undefined || value === null || isEmptyObject(value) ? [] : value),
  z.union([contentRating, z.array(z.never()).check(z.maxLength(0))]),
);

/** Texts of a page for search engines (R069). */
export const seo = orNull(z.object({ title: textOrNull, description: textOrNull }));

/** Call to action (R106). `target`: `new` or `same` window; the values `_blank` and `_self` of HTML are read too. */
export const cta = z.object({
  label: text,
  url: linkUrl,
  target: preprocess(
    (value) => (value === '_blank' ? 'new' : value === '_self' ? 'same' : (value ?? 'same')),
    z.enum(['new', 'same']),
  ),
  type: preprocess((value) => value ?? 'black', z.enum(['yellow', 'black', 'booking'])),
});
export type Cta = z.output<typeof cta>;

/** Captions of a film file: a WebVTT file in one language; `label` is what the player's menu says. */
export const trailerCaptions = z.object({ language: languageTag, label: requiredText, url: webUrl });

/**
 * Trailer (R088). `videoType` is the provider: `allocine`, `vimeo`, `youtube` or `S3`; others stay as received.
 * `externalId` is the provider's id; for `S3` the address of the file. `publishedAt`, `seconds` (how long it is) and
 * `captions` (of a file; the players of providers have their own) are our addition.
 */
export const trailer = z.object({
  externalId: preprocess((value) => (typeof value === 'number' ? String(value) : value), requiredText),
  videoType: requiredText,
  title: textOrNull,
  snapshot: orNull(webUrl),
  isMain: bool(),
  language: textOrNull,
  publishedAt: z.optional(orNull(instant)),
  seconds: z.optional(countOrNull),
  captions: z.optional(list(trailerCaptions)),
});
export type Trailer = z.output<typeof trailer>;

/** Push slide (R071). `date` is a finished text, shown as received. */
export const pushSlide = z.object({
  title: requiredText,
  date: textOrNull,
  cta: orNull(cta),
  backdrop: orNull(webUrl),
  contentTag: orNull(z.object({ title: requiredText, color: orNull(hexColour) })),
  goal: textOrNull,
  description: textOrNull,
  backgroundMainColor: orNull(hexColour),
});
export type PushSlide = z.output<typeof pushSlide>;

/**
 * Editorial teaser: the native ad and the permanent autopromos. The specification names no fields; these are our
 * design.
 */
export const autopromo = z.object({
  title: requiredText,
  description: textOrNull,
  image: orNull(webUrl),
  mobileImage: orNull(webUrl),
  imageAlt: textOrNull,
  cta: orNull(cta),
  sponsored: bool(),
  cinemas: list(slug),
});
export type Autopromo = z.output<typeof autopromo>;
