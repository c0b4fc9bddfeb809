import type { IncomingMessage } from 'node:http';
import { payloadAddress } from '#src/next/payload-address.ts';
import { asksForPayload } from '#src/next/sequence.ts';
import { directAnswer } from '#src/request/answers.ts';
import type { Decision, Incoming, World } from '#src/request/decision.ts';
import { namesForEdge } from '#src/request/edge/names.ts';
import { answerHeaders } from '#src/request/safety/answer-headers.ts';
import type { Reply } from './page-reply.ts';

/** Doubled slashes and backslashes, which browsers read as another address than they seem. */
const respelled = /[/\\]{2,}|\\/g;

/** Answers for which nothing has to be rendered, read or asked. */
export interface DirectReplies {
  /** The answer of a decision that is no page. */
  readonly direct: (incoming: Incoming, decision: Extract<Decision, { kind: 'plain' | 'redirect' }>) => Reply;
  /** Where a request for a payload has the address of another one; null where it has its own. */
  readonly otherPayload: (request: IncomingMessage, incoming: Incoming) => Reply | null;
  /** Where an address has another spelling; null where it is spelled right. */
  readonly otherSpelling: (request: IncomingMessage, incoming: Incoming) => Reply | null;
}

/** @param world the world of this process */
export function directReplies(world: World): DirectReplies {
  function direct(incoming: Incoming, decision: Extract<Decision, { kind: 'plain' | 'redirect' }>): Reply {
    const { status, headers, body: text } = directAnswer(decision);
    // A redirect says in its body where to.
    const body = decision.kind === 'redirect' ? decision.location : text;
    return {
      status,
      headers: {
        ...headers,
        ...namesForEdge(incoming, world, decision),
        ...answerHeaders(decision, incoming.host, world),
        'content-length': String(Buffer.byteLength(body ?? '')),
      },
      body,
    };
  }

  /** A redirect to the same address in another spelling, which nobody keeps. */
  function moved(incoming: Incoming, status: 307 | 308, location: string): Reply {
    const safe = answerHeaders({ kind: 'plain', status, text: '' }, incoming.host, world);
    return {
      status,
      headers: { ...safe, location, 'cache-control': 'private, no-store', 'content-length': '0' },
      body: null,
    };
  }

  function otherPayload(request: IncomingMessage, incoming: Incoming): Reply | null {
    const address = asksForPayload(request) ? payloadAddress(request) : null;
    return address === null ? null : moved(incoming, 307, address);
  }

  function otherSpelling(request: IncomingMessage, incoming: Incoming): Reply | null {
    const { url = '' } = request;
    if (!url.includes('//') && !url.includes('\\')) return null;
    const [path = ''] = url.split('?', 1);
    const spelled = path.replaceAll(respelled, '/');
    return spelled === path ? null : moved(incoming, 308, spelled + url.slice(path.length));
  }

  return { direct, otherPayload, otherSpelling };
}
