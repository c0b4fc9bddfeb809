import type { FastifyReply } from 'fastify';
import type { Language, SiteId } from '#src/sites/site.ts';
import type { AccountContext } from '../context.ts';
import type { BrowserCookies } from './visitor.ts';

/** Who calls, for which site, in which language. */
export interface ClientCall {
  context: AccountContext;
  site: SiteId;
  language: Language;
  /** Id of the client; empty on calls that are nobody's own. */
  accountId: string;
  cookies: BrowserCookies;
  reply: FastifyReply;
  /** Path parameters, checked. */
  params: Readonly<Record<string, unknown>>;
  /** The body as its schema puts it out. */
  body: unknown;
}

/** Answers a call: what the contract says, or null for 204, or a reply of its own. */
export type ClientHandler = (call: ClientCall) => Promise<unknown>;
