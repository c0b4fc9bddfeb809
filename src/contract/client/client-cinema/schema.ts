import * as z from 'zod/mini';
import { askedSlug } from '../../endpoint.ts';
import { requiredText } from '../../primitives.ts';
import { clientParams, defineClientEndpoint } from '../endpoint.ts';

/** Favourite cinemas by slug after the change, the latest first. */
export const favouriteSlugs = z.object({ favoriteCinemas: z.array(requiredText) });

const params = z.extend(clientParams, { slug: askedSlug });
const path = '/client/{id}/cinema/{slug}';

/** Adds a favourite (R251): 404 for an unknown cinema, 409 above the limit. Adding it again changes nothing. */
export const clientCinemaAddEndpoint = defineClientEndpoint({
  id: 'clientCinemaAdd',
  method: 'POST',
  path,
  params,
  answer: favouriteSlugs,
  summary: 'Adds a favourite cinema, first in the list.',
  statuses: [404, 409],
});

/** Removes a favourite by the slug or the `vistaRef` of its cinema; a cinema that is no favourite is no error. */
export const clientCinemaRemoveEndpoint = defineClientEndpoint({
  id: 'clientCinemaRemove',
  method: 'DELETE',
  path,
  params,
  answer: favouriteSlugs,
  summary: 'Removes a favourite cinema.',
  statuses: [404],
});
