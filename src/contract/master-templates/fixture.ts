import type { Answer } from '../endpoint.ts';
import type { masterTemplatesEndpoint } from './schema.ts';

/** One information page. */
export const masterTemplatesFixture: Answer<typeof masterTemplatesEndpoint> = [
  { slug: 'cinema-for-schools', title: 'Cinema for schools' },
];
