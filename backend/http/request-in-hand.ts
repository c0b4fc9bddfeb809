import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const hands = new AsyncLocalStorage<FastifyRequest>();

/** A hook that keeps a request in hand while it is answered. */
export function holdRequest(request: FastifyRequest, _reply: FastifyReply, done: () => void): void {
  hands.run(request, done);
}

/**
 * Keeps every request of a scope in hand while it is answered: the rules know no HTTP, and still the log of what they decide
 * says in which request it was.
 */
export function holdRequests(scope: FastifyInstance): void {
  scope.addHook('onRequest', holdRequest);
  // A body is read in between, in events of its socket, which have no request in hand.
  scope.addHook('preValidation', holdRequest);
}

/** The request that is being answered; undefined in work that no request asked for. */
export function requestInHand(): FastifyRequest | undefined {
  return hands.getStore();
}
