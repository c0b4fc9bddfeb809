import type * as z from 'zod/mini';
import type { favouriteSlugs } from './schema.ts';

/** Two favourites. */
export const favouriteSlugsFixture: z.output<typeof favouriteSlugs> = {
  favoriteCinemas: ['velours-faubourg', 'velours-havenkwartier'],
};
