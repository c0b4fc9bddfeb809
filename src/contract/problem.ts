import * as z from 'zod/mini';

/** Media type of every error answer. */
export const problemMediaType = 'application/problem+json';

/**
 * Body of every error answer: RFC 9457 problem details. `errors` names each malformed parameter of a 400.
 */
export const problem = z.object({
  type: z
    .string()
    .check(z.meta({ description: 'Kind of the problem; about:blank where the status says it all.' })),
  title: z.string().check(z.minLength(1)),
  status: z.int().check(z.minimum(400), z.maximum(599)),
  detail: z.optional(z.string()),
  errors: z.optional(z.array(z.object({ parameter: z.string(), message: z.string() }))),
});
export type Problem = z.output<typeof problem>;
