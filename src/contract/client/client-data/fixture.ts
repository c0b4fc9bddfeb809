import { accountFixture } from '../account/fixture.ts';
import type * as z from 'zod/mini';
import type { clientData } from './schema.ts';

/** A client with two favourites, one of which the catalogue no longer knows. */
export const clientDataFixture: z.output<typeof clientData> = {
  ...accountFixture,
  favoriteCinemas: ['velours-faubourg', '0007'],
};
