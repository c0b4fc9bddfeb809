import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import fresh from 'fresh';
import { LRUCache } from 'lru-cache';
import { pageHeaders } from '#src/request/answers.ts';
import type { KeptPage, PagePart, Remaining } from '#src/request/cache/kept-page.ts';
import { documentPart, payloadPart } from '#src/next/sequence.ts';
import type { Decision, Incoming, World } from '#src/request/decision.ts';
import { edgeHeaders, namesForEdge } from '#src/request/edge/names.ts';
import { answerHeaders } from '#src/request/safety/answer-headers.ts';
import { strictPolicy } from '#src/request/safety/policy.ts';
import { takesGzip } from '../takes-gzip.ts';

/** A whole answer that is sent as it is. */
export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Null where none is sent. */
  readonly body: Buffer | string | null;
}

/** What the page store had for a request. */
export type StoreState = 'HIT' | 'STALE' | 'MISS';

type PageDecision = Extract<Decision, { kind: 'page' }>;

/** Next.js's scripts ask for other bytes at the same address by these headers. */
const varies =
  'rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch, Accept-Encoding';

/** Headers that an answer without a document does not have. */
const ofBody = new Set(['content-type', 'content-length', 'content-encoding']);

/** The headers of one part of a page, with and without its bytes. */
export interface PartHeaders {
  readonly part: PagePart | undefined;
  readonly status: number;
  readonly whole: Readonly<Record<string, string>>;
  /** The same for who takes gzip. */
  readonly packed: Readonly<Record<string, string>>;
  readonly unchanged: Readonly<Record<string, string>>;
}

/** What a page's answer depends on besides its bytes. */
interface Asked {
  readonly incoming: Incoming;
  readonly decision: PageDecision;
  /** Of a page that nobody holds any more: what remains of its life. */
  readonly remaining: Remaining | undefined;
  readonly world: World;
  readonly state: StoreState;
}

/** What Next.js's scripts read of an answer that is no document. */
function payloadHeaders(page: KeptPage, name: string, internal: string): Readonly<Record<string, string>> {
  const staleTime = page.headers['x-nextjs-stale-time'];
  return {
    'content-type': 'text/x-component',
    'content-security-policy': strictPolicy,
    // Of a page that is another one inside.
    'x-nextjs-rewritten-path': internal,
    ...(name === payloadPart
      ? staleTime === undefined
        ? {}
        : { 'x-nextjs-stale-time': staleTime }
      : { 'x-nextjs-postponed': '2' }),
  };
}

/** The headers of a part of a page, for everybody who asks for it with the same decision. */
export function partHeaders(page: KeptPage, name: string, asked: Asked): PartHeaders {
  const { incoming, decision, world, state, remaining } = asked;
  const part = page.parts.get(name);
  const isDocument = name === documentPart;
  const told =
    remaining === undefined || decision.remaining !== undefined ? decision : { ...decision, remaining };
  const whole: Record<string, string> = {
    ...pageHeaders(told),
    ...answerHeaders(decision, incoming.host, world),
    ...(isDocument
      ? { ...page.headers, 'content-type': 'text/html; charset=utf-8' }
      : payloadHeaders(page, name, decision.internal)),
    ...namesForEdge(incoming, world, decision),
    // Without this name the edge keeps nothing but documents.
    ...(isDocument || part === undefined ? {} : { [edgeHeaders.part]: name }),
    'x-nextjs-prerender': '1',
    'x-nextjs-cache': state,
    vary: varies,
  };
  if (part === undefined) {
    const none = { ...whole, 'cache-control': 'private, no-store' };
    return { part, status: 404, whole: none, packed: none, unchanged: none };
  }
  whole['etag'] = part.etag;
  const unchanged = Object.fromEntries(Object.entries(whole).filter(([header]) => !ofBody.has(header)));
  const packed = { ...whole, 'content-encoding': 'gzip', 'content-length': String(part.gzip.length) };
  return { part, status: decision.status, whole, packed, unchanged };
}

const unzip = promisify(gunzip);
/** The most bytes of parts that are kept uncompressed: the few clients that take no gzip ask for the same pages. */
const unzippedBytes = 4 * 1024 * 1024;
const unzipped = new LRUCache<PagePart, Buffer>({
  maxSize: unzippedBytes,
  sizeCalculation: ({ length }) => Math.max(1, length),
});

async function wholeOf(part: PagePart): Promise<Buffer> {
  const known = unzipped.get(part);
  if (known !== undefined) return known;
  const bytes = await unzip(part.gzip);
  unzipped.set(part, bytes);
  return bytes;
}

/** The answer to a request for a part of a page; a promise where its bytes have to be unpacked first. */
export function partReply(
  { method, headers: asked }: IncomingMessage,
  { part, status, whole, packed, unchanged }: PartHeaders,
): Reply | Promise<Reply> {
  if (part === undefined) return { status, headers: whole, body: null };
  if (asked['if-none-match'] !== undefined && fresh(asked, { etag: part.etag }))
    return { status: 304, headers: unchanged, body: null };
  if (method !== 'HEAD' && takesGzip(asked['accept-encoding'])) {
    return { status, headers: packed, body: part.gzip };
  }
  const headers = { ...whole, 'content-length': String(part.length) };
  if (method === 'HEAD') return { status, headers, body: null };
  return wholeOf(part).then((body) => ({ status, headers, body }));
}
