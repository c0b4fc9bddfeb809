import * as z from 'zod/mini';
import { problem } from '../problem.ts';

/** `type` of the problem when a member already has as many favourite cinemas as the site allows (R219, R268, D23). */
export const favouriteLimitProblem = '/problems/favourite-limit';

/** Body of every error answer of the client host: the usual problem, with the limit when one is reached. */
export const clientProblem = z.extend(problem, {
  limit: z
    .optional(z.int().check(z.minimum(1)))
    .check(z.meta({ description: 'How many favourite cinemas the site allows.' })),
});
export type ClientProblem = z.output<typeof clientProblem>;
