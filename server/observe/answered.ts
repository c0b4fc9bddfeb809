import type { IncomingMessage } from 'node:http';
import type { SiteId } from '#src/sites/site.ts';
import type { SiteResponse } from '../site-response.ts';
import type { WebServer } from '../web-server.ts';
import { rememberedKinds, type RequestKind } from './request-kind.ts';

/** An answer that was sent, or broken off; nothing in it is about a person. */
export interface Answered extends RequestKind {
  readonly method: string;
  /** Null when nothing was sent. */
  readonly status: number | null;
  readonly ms: number;
  /** On the wire, with headers. */
  readonly bytes: number;
  /** What the page cache had; null for what is no page. */
  readonly cache: 'hit' | 'stale' | 'miss' | null;
  /** Id of its trace; null when neither its request named one nor Next.js answered. */
  readonly trace: string | null;
}

/** Gets every answer. */
export type Told = (answered: Answered) => void;

const cacheStates: Readonly<Record<string, Answered['cache']>> = { HIT: 'hit', STALE: 'stale', MISS: 'miss' };

/** Tells about every answer of the server, once it is sent. With nobody to tell, nothing is looked at. */
export function watchAnswers(
  http: WebServer['http'],
  hosts: ReadonlyMap<string, SiteId>,
  everybody: readonly Told[],
): void {
  if (everybody.length === 0) return;
  const kindOf = rememberedKinds(hosts);
  // Before the server's own listener, which may have sent an answer from memory when it returns.
  http.prependListener('request', (request: IncomingMessage, response: SiteResponse) => {
    const begun = performance.now();
    const { socket, url = '' } = request;
    const sentBefore = socket.bytesWritten;
    // It comes once; `once` would make three more objects for each request.
    response.on('close', () => {
      const { site, kind } = kindOf(request.headers.host, url);
      const answered: Answered = {
        site,
        kind,
        method: request.method ?? '',
        status: response.headersSent ? response.statusCode : null,
        ms: performance.now() - begun,
        bytes: socket.bytesWritten - sentBefore,
        cache: cacheStates[response.cacheState] ?? null,
        trace: response.trace?.id ?? null,
      };
      for (const tell of everybody) tell(answered);
    });
  });
}
