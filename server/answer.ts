import { STATUS_CODES } from 'node:http';
import { problemMediaType, type Problem } from '#src/contract/problem.ts';
import { answerHeaders, type Places } from '#src/request/safety/answer-headers.ts';
import { failedPage, failedPagePolicy } from './failed-page.ts';
import { allowedMethods } from './gate.ts';

/** An answer that this server makes itself, without Next.js. */
export interface OwnAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** The content of an own answer, and the request that it is for. */
interface Said {
  readonly status: number;
  readonly detail: string;
  /** The request's `Host`. */
  readonly host: string | null;
  /** As sent; for `/api/…` an error is a problem (RFC 9457). */
  readonly target: string;
  /** Of a page that failed because the API cannot be read: when to try again. */
  readonly retryAfterSeconds?: number;
}

/**
 * Makes an own answer with the headers of every answer (SEC4): plain text, a problem for a call of the API, or for a
 * page that failed a document.
 */
export function ownAnswer(
  { status, detail, host, target, retryAfterSeconds }: Said,
  places: Places,
): OwnAnswer {
  const isCall = status >= 400 && target.startsWith('/api/');
  const problem: Problem = {
    type: 'about:blank',
    title: STATUS_CODES[status] ?? 'Error',
    status,
    detail,
  };
  const safe = answerHeaders({ kind: 'plain', status, text: detail }, host, places);
  if ((status === 500 || retryAfterSeconds !== undefined) && !isCall)
    return {
      status,
      headers: {
        ...safe,
        'content-security-policy': failedPagePolicy,
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        ...(retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) }),
      },
      body: failedPage(host, target, places),
    };
  return {
    status,
    headers: {
      ...safe,
      'content-type': isCall ? problemMediaType : 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      ...(status === 405 ? { allow: allowedMethods } : {}),
    },
    body: isCall ? JSON.stringify(problem) : `${detail}\n`,
  };
}

/**
 * The bytes of a whole answer, for a connection on which no request could be read; the connection is closed afterwards.
 */
export function answerBytes({ status, headers, body }: OwnAnswer): Buffer {
  const lines = Object.entries({
    ...headers,
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? 'Error'}\r\n${lines.join('')}\r\n${body}`);
}
