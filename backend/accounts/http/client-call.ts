import type { FastifyReply } from 'fastify';
import type { ClientProblem } from '#src/contract/client/problem.ts';
import type { Language, SiteId } from '#src/sites/site.ts';
import type { HostContext } from '../context.ts';
import type { BrowserCookies } from './visitor.ts';

/** Who makes a call, for which site, and in which language. */
export interface ClientCall {
  context: HostContext;
  site: SiteId;
  language: Language;
  /** Id of the member; empty for calls that do not belong to a member. */
  accountId: string;
  cookies: BrowserCookies;
  reply: FastifyReply;
  /** Path parameters, checked. */
  params: Readonly<Record<string, unknown>>;
  /** The body after its schema has parsed it. */
  body: unknown;
}

/**
 * A refused call, with the problem that answers it. It is a value and not a sent reply: awaiting a reply waits until it
 * has been sent, and returns nothing.
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

/** Answers a call: with the contract's answer, with null for 204, or with a refusal. */
export type ClientHandler = (call: ClientCall) => Promise<unknown>;
