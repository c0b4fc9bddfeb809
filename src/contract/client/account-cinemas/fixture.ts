import type * as z from 'zod/mini';
import type { favouriteCinemas } from './schema.ts';

/** Two favourites, the latest first. */
export const favouriteCinemasFixture: z.output<typeof favouriteCinemas> = [
  { codeCcs: '2041' },
  { codeCcs: '0007' },
];
