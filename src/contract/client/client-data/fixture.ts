import { accountFixture } from '../account/fixture.ts';
import type { ClientData } from './schema.ts';

/** A client with two favourites, one of which the catalogue no longer knows. */
export const clientDataFixture: ClientData = {
  ...accountFixture,
  favoriteCinemas: ['velours-faubourg', '0007'],
};
