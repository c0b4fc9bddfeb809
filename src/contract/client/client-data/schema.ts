import * as z from 'zod/mini';
import { requiredText } from '../../primitives.ts';
import { account } from '../account/schema.ts';
import { clientParams, defineClientEndpoint } from '../endpoint.ts';

/**
 * A member as our own API returns it (R251): the account, and the favourite cinemas by slug in the requested language,
 * the latest first. A favourite whose cinema has left the catalogue is given by its `vistaRef`.
 */
export const clientData = z.extend(account, { favoriteCinemas: z.array(requiredText) });

/** Reads the member; the answer is the same 404 for another member's id and for an unknown id. */
export const clientDataEndpoint = defineClientEndpoint({
  id: 'clientData',
  method: 'GET',
  path: '/client/{id}',
  params: clientParams,
  answer: clientData,
  summary: 'The client with the favourite cinemas by slug.',
  statuses: [404],
});
