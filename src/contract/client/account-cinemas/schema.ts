import * as z from 'zod/mini';
import { digits } from '../../primitives.ts';
import { defineClientEndpoint } from '../endpoint.ts';

/** A favourite cinema: `codeCcs` is the cinema's `vistaRef` (R113). */
export const favouriteCinema = z.object({ codeCcs: digits });

/** Favourite cinemas of the member on the requesting site, the latest first (R220). */
export const favouriteCinemas = z.array(favouriteCinema);

/** References of cinemas to add or to remove. */
export const cinemaReferences = z.object({
  cinemas: z
    .array(z.string().check(z.regex(/^\d{1,20}$/, 'expected the vistaRef of a cinema')))
    .check(z.minLength(1), z.maxLength(50)),
});

const path = '/accounts/me/cinemas';

/** Reads the favourite cinemas (R250). */
export const accountCinemasEndpoint = defineClientEndpoint({
  id: 'accountCinemas',
  method: 'GET',
  path,
  answer: favouriteCinemas,
  summary: 'Favourite cinemas of the client on this site.',
});

/** Adds favourites, either all of them or none: 409 above the limit (R219, D23), 422 for an unknown cinema (R220). */
export const accountCinemasAddEndpoint = defineClientEndpoint({
  id: 'accountCinemasAdd',
  method: 'PATCH',
  path,
  body: cinemaReferences,
  answer: favouriteCinemas,
  summary: 'Adds favourite cinemas: all or none.',
  statuses: [409, 422],
});

/** Removes favourites; a cinema that is no favourite is no error. */
export const accountCinemasRemoveEndpoint = defineClientEndpoint({
  id: 'accountCinemasRemove',
  method: 'DELETE',
  path,
  body: cinemaReferences,
  answer: favouriteCinemas,
  summary: 'Removes favourite cinemas.',
});
