import * as z from 'zod/mini';
import { problem } from '../problem.ts';

/** `type` of the problem where a client has as many favourite cinemas as the site allows (R219, R268, D23). */
export const favouriteLimitProblem = '/problems/favourite-limit';

/** Body of every error answer of the client host: as everywhere, and the limit where one is reached. */
export const clientProblem = z.extend(problem, {
  limit: z
    .optional(z.int().check(z.minimum(1)))
    .check(z.meta({ description: 'How many favourite cinemas the site allows.' })),
});
export type ClientProblem = z.output<typeof clientProblem>;
