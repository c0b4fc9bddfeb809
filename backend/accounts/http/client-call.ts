import type { FastifyReply } from 'fastify';
import type { ClientProblem } from '#src/contract/client/problem.ts';
import type { Language, SiteId } from '#src/sites/site.ts';
import type { AccountContext } from '../context.ts';
import type { BrowserCookies } from './visitor.ts';

/** Who calls, for which site, in which language. */
export interface ClientCall {
  context: AccountContext;
  site: SiteId;
  language: Language;
  /** Id of the member; empty on calls that are nobody's own. */
  accountId: string;
  cookies: BrowserCookies;
  reply: FastifyReply;
  /** Path parameters, checked. */
  params: Readonly<Record<string, unknown>>;
  /** The body as its schema puts it out. */
  body: unknown;
}

/**
 * A call that is refused, with the problem it is answered by. A value and not a sent reply: whoever awaits a reply
 * awaits the end of its sending and gets nothing.
 */
export interface Refused {
  refused: ClientProblem;
}

export function refuse(problem: ClientProblem): Refused {
  return { refused: problem };
}

export function isRefused(result: unknown): result is Refused {
  return typeof result === 'object' && result !== null && 'refused' in result;
}

/** Answers a call: what the contract says, null for 204, or that it is refused. */
export type ClientHandler = (call: ClientCall) => Promise<unknown>;
