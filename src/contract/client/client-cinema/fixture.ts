import type { FavouriteSlugs } from './schema.ts';

/** Two favourites. */
export const favouriteSlugsFixture: FavouriteSlugs = {
  favoriteCinemas: ['velours-faubourg', 'velours-havenkwartier'],
};
