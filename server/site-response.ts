import { ServerResponse, type OutgoingHttpHeader, type OutgoingHttpHeaders } from 'node:http';
import type { Trace } from '#src/config/trace/trace.ts';
import { now } from '#src/kernel/date/clock.ts';
import { endingHeaders } from '#src/request/ends/ending-life.ts';
import type { Places } from '#src/request/safety/answer-headers.ts';
import { ownAnswer, type OwnAnswer } from './answer.ts';

type Headers = OutgoingHttpHeaders | OutgoingHttpHeader[];
type Done = (error?: Error | null) => void;

const isDone = (value: unknown): value is Done => typeof value === 'function';

/**
 * What Next.js says besides, and nobody needs: its internal path, and a second redirect for browsers that know no `Location`,
 * which makes the longest header twice as long.
 */
const dropped = ['x-middleware-rewrite', 'refresh'];

/**
 * Makes the class of the server's responses. Of what Next.js answers (calls, files, choices) two things are put right: a
 * document with which it says that it failed never leaves the server, {@link ownAnswer} stands in its place; and no cache is
 * told to give an answer after it stopped being true (ADR-0083).
 */
export function siteResponse(places: Places) {
  return class SiteResponse extends ServerResponse {
    /** Called when the answer begins. */
    #tellBegun: (() => void) | undefined;

    /** Resolves when the answer begins and its headers are on their way. Of use before that alone. */
    whenBegun(): Promise<void> {
      return new Promise((resolve) => (this.#tellBegun = resolve));
    }

    /** What is sent instead of anything that Next.js writes. */
    #own: OwnAnswer | null = null;

    /** What the answer belongs to; absent where nobody named a trace and no other server was asked. */
    trace: Trace | undefined;

    /** What the page store had; empty for what is no page. */
    cacheState = '';

    /** Sends an own answer, and nothing else. */
    answer(own: OwnAnswer): void {
      this.#begin(own);
      this.end();
    }

    #begin(own: OwnAnswer): void {
      this.#tellBegun?.();
      this.#own = own;
      for (const name of this.getHeaderNames()) if (name !== 'connection') this.removeHeader(name);
      super.writeHead(own.status, {
        ...own.headers,
        'content-length': String(Buffer.byteLength(own.body)),
      });
    }

    /** Begins the own answer when Next.js is about to send a document that says that it failed. */
    #replaces(status: number): boolean {
      if (this.#own !== null || this.headersSent) return this.#own !== null;
      const type = String(this.getHeader('content-type') ?? 'text/html');
      if (status !== 500 || !/^text\/(?:html|plain)/.test(type)) return false;
      const { headers, url = '' } = this.req;
      this.#begin(
        ownAnswer({ host: headers.host ?? null, target: url, status, detail: 'The answer failed.' }, places),
      );
      return true;
    }

    #putRight(): void {
      for (const name of dropped) this.removeHeader(name);
      const headers = Object.fromEntries(
        Object.entries(this.getHeaders()).map(([name, value]) => [name, [value].flat().join(', ')]),
      );
      for (const [name, value] of Object.entries(endingHeaders(headers, now().getTime())))
        if (value === undefined) this.removeHeader(name);
        else this.setHeader(name, value);
    }

    override writeHead(status: number, reason?: string, headers?: Headers): this;
    override writeHead(status: number, headers?: Headers): this;
    override writeHead(status: number, second?: string | Headers, headers?: Headers): this {
      if (this.#replaces(status)) return this;
      this.#putRight();
      this.#tellBegun?.();
      return typeof second === 'string'
        ? super.writeHead(status, second, headers)
        : super.writeHead(status, second);
    }

    override write(chunk: unknown, done?: Done): boolean;
    override write(chunk: unknown, encoding: BufferEncoding, done?: Done): boolean;
    override write(chunk: unknown, second?: BufferEncoding | Done, third?: Done): boolean {
      if (!this.#replaces(this.statusCode))
        return isDone(second) || second === undefined
          ? super.write(chunk, second)
          : super.write(chunk, second, third);
      const done = isDone(second) ? second : third;
      if (done !== undefined) process.nextTick(done);
      return true;
    }

    override end(done?: () => void): this;
    override end(chunk: unknown, done?: () => void): this;
    override end(chunk: unknown, encoding: BufferEncoding, done?: () => void): this;
    override end(...given: readonly unknown[]): this {
      const [chunk, encoding, last] = given;
      const done = given.find(isDone);
      const own = this.#replaces(this.statusCode) ? this.#own : null;
      if (own !== null) return super.end(this.req.method === 'HEAD' ? undefined : own.body, done);
      if (isDone(chunk)) return super.end(chunk);
      if (isDone(encoding) || encoding === undefined) return super.end(chunk, done);
      return super.end(chunk, encoding as BufferEncoding, isDone(last) ? last : undefined);
    }

    /** Sends a whole answer with these headers, in their order, past everything above. */
    reply(status: number, headers: Readonly<Record<string, string>>, body: Buffer | string | null): void {
      this.cacheState = headers['x-nextjs-cache'] ?? '';
      super.writeHead(status, headers);
      if (body === null || this.req.method === 'HEAD') super.end();
      else super.end(body);
    }
  };
}

/** A response of the server's class. */
export type SiteResponse = InstanceType<ReturnType<typeof siteResponse>>;
