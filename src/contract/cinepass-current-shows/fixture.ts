import type { Answer } from '../endpoint.ts';
import type { cinepassCurrentShowsEndpoint } from './schema.ts';

/** Two shows of the subscription page. */
export const cinepassCurrentShowsFixture: Answer<typeof cinepassCurrentShowsEndpoint> = [
  { slug: 'the-lamplighter-31207' },
  { slug: 'glass-night-31288' },
];
