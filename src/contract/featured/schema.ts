import * as z from 'zod/mini';
import { defineEndpoint, languageQuery, noParams } from '../endpoint.ts';
import { cta, trailer } from '../entities.ts';
import {
  backgroundPath,
  bool,
  textLine,
  list,
  orNull,
  preprocess,
  requiredText,
  slug,
  textOrNull,
  webUrl,
} from '../primitives.ts';

/** Header push or home push (R119): the content that the site promotes above its pages. */
export const featured = z.object({
  type: preprocess((value) => value ?? 'home', z.enum(['header', 'home'])),
  title: requiredText,
  subtitle: textOrNull,
  showSlug: orNull(slug),
  tags: list(textLine),
  cta: orNull(cta),
  sponsored: bool(),
  backgroundPath,
  logo: orNull(webUrl),
  trailer: orNull(trailer),
});
export type Featured = z.output<typeof featured>;

export const featuredAnswer = z.array(featured);

/** The pushes of the site: all, or those of one `type` (R119, R236). */
export const featuredEndpoint = defineEndpoint({
  id: 'featured',
  path: '/api/featured',
  params: noParams,
  query: z.extend(languageQuery, {
    type: z
      .optional(z.enum(['header', 'home']))
      .check(z.meta({ description: 'Only the pushes of this type.' })),
  }),
  answer: featuredAnswer,
  summary: 'Header and home pushes.',
  source: { kind: 'computed' },
  lifetime: 'catalogue',
  components: { Featured: featured },
});
