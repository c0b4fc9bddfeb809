import { z } from 'zod';

/** Media type of every error answer. */
export const problemMediaType = 'application/problem+json';

/**
 * Body of every error answer: RFC 9457 problem details. `errors` names each malformed parameter of a 400.
 */
export const problem = z.object({
  type: z.string().meta({ description: 'Kind of the problem; about:blank where the status says it all.' }),
  title: z.string().min(1),
  status: z.int().min(400).max(599),
  detail: z.string().optional(),
  instance: z.string().optional(),
  errors: z.array(z.object({ parameter: z.string(), message: z.string() })).optional(),
});
export type Problem = z.output<typeof problem>;
