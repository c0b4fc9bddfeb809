import * as z from 'zod/mini';
import { _default as withDefault } from 'zod/mini';
import { askedSlug } from '../../endpoint.ts';
import { clientParams, defineClientEndpoint } from '../endpoint.ts';
import { preprocess } from '../../primitives.ts';

/** A wish for a show: 2 wished, 0 none (D25). */
export const intention = z
  .union([z.literal(0), z.literal(2)])
  .check(z.meta({ description: '2 wished, 0 none.' }));

/** A member's rating of a show: 1 disappointed, 2 liked, 3 loved (D25). */
export const emotion = z
  .union([z.literal(1), z.literal(2), z.literal(3)])
  .check(z.meta({ description: '1 disappointed, 2 liked, 3 loved.' }));

/** A member's rating of a show and wish for it (R114). */
export const feeling = z.object({
  emotion: preprocess((value) => (value === 0 ? null : (value ?? null)), z.nullable(emotion)),
  intention: preprocess((value) => value ?? 0, intention),
});
export type Feeling = z.output<typeof feeling>;

/** Ratings and wishes by the requested slug; shows without any, and unknown shows, are left out. */
export const feelings = preprocess(
  (value) => (Array.isArray(value) && value.length === 0 ? {} : value),
  z.record(z.string(), feeling),
);
export type Feelings = z.output<typeof feelings>;

/** How many shows one call may ask about. */
export const mostShows = 500;

/** The shows to ask about. Without `showSlugs` (our addition): every show that the member has rated or wished for. */
export const shownSlugs = z.object({
  showSlugs: z.optional(z.array(askedSlug).check(z.maxLength(mostShows))),
});

/**
 * Sets or removes a wish. An absent `intention` is 2 (R223); a falsy one (0, null) removes the wish, as `isDelete`
 * does.
 */
export const intentionBody = z.pipe(
  z.object({ intention: withDefault(z.nullable(intention), 2), isDelete: z.optional(z.boolean()) }),
  z.transform((body) => ({
    intention: body.isDelete === true || !body.intention ? (0 as const) : (2 as const),
  })),
);

/** Sets or removes a rating; `isDelete` or a falsy `emotion` removes it. */
export const emotionBody = z.pipe(
  z
    .object({
      emotion: z.nullish(z.union([emotion, z.literal(0)])),
      isDelete: z.optional(z.boolean()),
    })
    .check(
      z.refine(
        (body) => body.isDelete !== undefined || body.emotion !== undefined,
        'expected emotion or isDelete',
      ),
    ),
  z.transform((body) => ({ emotion: body.isDelete === true || !body.emotion ? null : body.emotion })),
);

const params = z.extend(clientParams, { slug: askedSlug });

/** Reads the member's ratings of some shows and wishes for them (R252). */
export const feelingsEndpoint = defineClientEndpoint({
  id: 'feelings',
  method: 'POST',
  path: '/client/{id}/shows',
  params: clientParams,
  body: shownSlugs,
  answer: feelings,
  summary: 'Feelings of the client about some shows.',
  statuses: [404],
});

/** Sets or removes the wish for a show (R252). */
export const intentionEndpoint = defineClientEndpoint({
  id: 'intention',
  method: 'POST',
  path: '/client/{id}/show/{slug}/intention',
  params,
  body: intentionBody,
  answer: feeling,
  summary: 'Sets or removes the intention for a show.',
  statuses: [404],
});

/** Sets or removes the rating of a show (R252). */
export const emotionEndpoint = defineClientEndpoint({
  id: 'emotion',
  method: 'POST',
  path: '/client/{id}/show/{slug}/emotion',
  params,
  body: emotionBody,
  answer: feeling,
  summary: 'Sets or removes the emotion about a show.',
  statuses: [404],
});
