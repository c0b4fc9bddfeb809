import type { FavouriteCinemas } from './schema.ts';

/** Two favourites, the latest first. */
export const favouriteCinemasFixture: FavouriteCinemas = [{ codeCcs: '2041' }, { codeCcs: '0007' }];
