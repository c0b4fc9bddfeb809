import type { Answer } from '../endpoint.ts';
import type { technologiesEndpoint } from './schema.ts';

/** One technology. */
export const technologiesFixture: Answer<typeof technologiesEndpoint> = [
  { slug: 'onx', title: 'ONX', description: 'A wall of light.', image: null },
];
