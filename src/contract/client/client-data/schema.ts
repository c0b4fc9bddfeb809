import * as z from 'zod/mini';
import { requiredText } from '../../primitives.ts';
import { account } from '../account/schema.ts';
import { clientParams, defineClientEndpoint } from '../endpoint.ts';

/**
 * A client as the own API gives it (R251): the account, and the favourite cinemas by slug in the language asked for,
 * the latest first. A favourite whose cinema has left the catalogue stands as its `vistaRef`.
 */
export const clientData = z.extend(account, { favoriteCinemas: z.array(requiredText) });

/** The client; another's id and an unknown one answer the same 404. */
export const clientDataEndpoint = defineClientEndpoint({
  id: 'clientData',
  method: 'GET',
  path: '/client/{id}',
  params: clientParams,
  answer: clientData,
  summary: 'The client with the favourite cinemas by slug.',
  statuses: [404],
});
