import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline, Readable } from 'node:stream';

type Failing = (request: IncomingMessage, response: ServerResponse) => void;

/** Whoever may keep an answer is told so: a failure must not be kept although it says that it may. */
const headersOf = (type: string) => ({
  'content-type': type,
  'cache-control': 'public, max-age=3600',
  etag: '"failing"',
});
const json = headersOf('application/json');

const megabyte = Buffer.alloc(1024 * 1024, ' ');
const deep = `${'['.repeat(1_000_000)}${']'.repeat(1_000_000)}`;

const status =
  (code: number, headers: Readonly<Record<string, string>> = {}): Failing =>
  (_, response) =>
    response.writeHead(code, { ...json, ...headers }).end('{"error":"secret of the API"}');

const success =
  (body: string, headers = json): Failing =>
  (_, response) =>
    response.writeHead(200, headers).end(body);

/** The ways in which an API fails, by name; each answers one request as such an API does. */
export const failingAnswers = {
  /** Accepts the request and never answers. */
  hang: () => undefined,
  /** Sends headers and then one byte a second. */
  trickle: (_, response) => {
    response.writeHead(200, json).write(' ');
    const timer = setInterval(() => response.write(' '), 1_000);
    response.on('close', () => clearInterval(timer));
  },
  /** Breaks off the connection instead of an answer. */
  reset: (request) => request.socket.resetAndDestroy(),
  'status 500': status(500),
  'status 502': status(502),
  'status 429': status(429, { 'retry-after': '1' }),
  'no JSON': success('{"shows": ['),
  HTML: success('<html>Under maintenance</html>', headersOf('text/html')),
  /** JSON of another shape. */
  'wrong schema': success('{"shows":{"a":1},"slug":7}'),
  /** What an API says about its own failure, as a success. */
  'error as 200': success('{"error":{"code":500,"message":"secret of the API"}}'),
  redirect: status(302, { location: 'http://127.0.0.1:1/elsewhere' }),
  'redirect loop': (request, response) =>
    response.writeHead(302, { ...json, location: request.url ?? '/' }).end(),
  /** Closes the connection in the middle of the body. */
  truncated: (_, response) => {
    response.writeHead(200, { ...json, 'content-length': '1000' }).write('{"shows":');
    setImmediate(() => response.destroy());
  },
  /** A body of 50 MB. */
  large: (_, response) => {
    response.writeHead(200, json);
    pipeline(Readable.from(Array.from({ length: 50 }, () => megabyte)), response, () => undefined);
  },
  /** A million arrays in each other. */
  deep: success(deep),
} as const satisfies Readonly<Record<string, Failing>>;

/** The name of a way to fail. */
export type FailureName = keyof typeof failingAnswers;
