import * as z from 'zod/mini';
import { defineClientEndpoint } from '../endpoint.ts';

/** Whether a help article helped. The article is named by its id, a number written in digits. */
export const helpVoteBody = z.object({
  articleId: z.string().check(z.regex(/^\d{1,12}$/, 'expected the id of a help article')),
  helpful: z.boolean(),
});

/** Counts whether a help article helped; nobody needs to be signed in, and nothing of the person is kept (D56). */
export const helpVoteEndpoint = defineClientEndpoint({
  id: 'helpVote',
  method: 'POST',
  path: '/help/vote',
  body: helpVoteBody,
  summary: 'Counts whether a help article helped.',
  personal: false,
  statuses: [404, 429],
});
