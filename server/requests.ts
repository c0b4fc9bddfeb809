import type { IncomingMessage } from 'node:http';
import { asksForUpgrade } from '#src/config/upgrade.ts';
import { ranks, type Rank } from './turns/framework-turns.ts';
import type { Outcome } from './warm/warm.ts';

/** Files that Next.js answers by itself. */
const frameworkFile = /^\/(?:_next\/static\/|icons\/|favicon\.ico$)/;

/** What costs Next.js next to nothing; no path that leads on to a page (`..`). */
const withoutTurn =
  /^\/(?!.*\.\.)(?:_next\/static\/[\w./~-]+|icons\/[\w.-]+|favicon\.ico|health\/(?:live|ready))(?:$|\?)/;

/**
 * Leaves out what Next.js answers 500 to where it does not hold: a condition, or a range beyond the end, of a file.
 * It need not be honoured (RFC 9110, 14.2), and what changes gets another address.
 */
export function withoutConditions({ headers, url = '' }: IncomingMessage): void {
  if (!frameworkFile.test(url.split('?', 1)[0] ?? '')) return;
  for (const name of ['if-match', 'if-unmodified-since', 'range', 'if-range']) delete headers[name];
}

/** With these Next.js's scripts say which part of a page they want, in a request with `RSC: 1`. */
const ofPayloads = [
  'rsc',
  'next-url',
  'next-hmr-refresh',
  'next-router-state-tree',
  'next-router-prefetch',
  'next-router-segment-prefetch',
] as const;

/**
 * Leaves out what changes the answer, or the page that is kept, in ways that nobody needs: a purpose, for which Next.js
 * would render no page again; and, in a request for a document, what only a payload has (pages that were rendered while
 * such requests came had no `Link`, SEC1). The edge leaves out the latter too.
 */
export function withoutMisleading({ headers }: IncomingMessage): void {
  delete headers['purpose'];
  if (headers['rsc'] === '1') return;
  for (const name of ofPayloads) delete headers[name];
}

/** Whether a target costs Next.js so little that it waits for no turn: a file, or the word that the process is alive. */
export const takesNoTurn = (target: string): boolean => withoutTurn.test(target);

/** Whether Next.js takes a request for a prefetch, for which it revalidates no page. */
export const isPrefetch = ({ headers }: IncomingMessage): boolean =>
  headers['rsc'] === '1' && headers['next-router-prefetch'] === '1';

/** Who goes first to Next.js. */
export function rankOf(request: IncomingMessage, outcome: Outcome): Rank {
  if (isPrefetch(request)) return ranks.ahead;
  return outcome.kind === 'framework' && outcome.isRendered ? ranks.rendered : ranks.usual;
}

/**
 * Whether nothing after a request on its connection can be read: one that asks for another protocol, and one whose body was
 * to come after `100 Continue`, which nobody says.
 */
export function isLast({ headers }: IncomingMessage): boolean {
  return headers.expect !== undefined || asksForUpgrade(headers);
}
