import * as z from 'zod/mini';
import { guest } from '../article-parts.ts';
import { defineEndpoint, languageQuery, slugParams } from '../endpoint.ts';
import { cta, seo } from '../entities.ts';
import { masterTemplateItem } from '../master-templates/schema.ts';
import {
  bool,
  textLine,
  linkUrl,
  list,
  optionalMap,
  orNull,
  requiredText,
  slug,
  textOrNull,
  webUrl,
} from '../primitives.ts';

/** The head of an information page. `description` is HTML. */
export const templateHeader = z.object({
  title: requiredText,
  subtitle: textOrNull,
  description: textOrNull,
  backdrop: orNull(webUrl),
  mobileBackdrop: orNull(webUrl),
  logo: orNull(webUrl),
  cta: orNull(cta),
});

/** A text with a picture. `description` is HTML. */
export const templateExplanation = z.object({
  title: textOrNull,
  description: textOrNull,
  image: orNull(webUrl),
  imageAlt: textOrNull,
  cta: orNull(cta),
});

/** A tile of the mosaic. */
export const templateTile = z.object({
  title: requiredText,
  description: textOrNull,
  image: orNull(webUrl),
  imageAlt: textOrNull,
  url: orNull(linkUrl),
});

/** A line of the listing. `description` is HTML. */
export const templateLine = z.object({ title: requiredText, description: textOrNull, image: orNull(webUrl) });

/** A cinema of an information page. */
export const templateCinema = z.object({ slug, name: requiredText, zip: textOrNull, city: textOrNull });

/**
 * An information page (R104): its parts in the order of these fields; those that are null or empty are left out. `labels`
 * are the headings of its parts by name (`cinemas`, `shows`, `listing`, `mobileApp`, `guest`).
 */
export const masterTemplate = z.extend(masterTemplateItem, {
  header: orNull(templateHeader),
  explanation: orNull(templateExplanation),
  mosaic: list(templateTile),
  listing: list(templateLine),
  mobileApp: bool(),
  cinemas: list(templateCinema),
  shows: list(slug),
  labels: optionalMap(textLine, textLine),
  guest: orNull(guest),
  seo,
  redirectSlug: orNull(slug),
  trackingSlug: textOrNull,
});
export type MasterTemplate = z.output<typeof masterTemplate>;

/** One information page; unknown slug: 404 (R104, R243). */
export const masterTemplateEndpoint = defineEndpoint({
  id: 'masterTemplate',
  path: '/api/master-template/page/{slug}',
  params: slugParams,
  query: languageQuery,
  answer: masterTemplate,
  summary: 'One information page.',
  statuses: [404],
  source: { kind: 'item', item: 'masterTemplate', part: 'detail' },
  lifetime: 'catalogue',
  components: { MasterTemplate: masterTemplate },
});
