import type { OutgoingHttpHeader, OutgoingHttpHeaders } from 'node:http';
import type { Trace } from '#src/config/trace/trace.ts';
import { hasFailedForApi, type Budget } from '#src/api/transport/budget.ts';
import { retryAfterSeconds } from '#src/api/transport/breaker.ts';
import { edgeHeaders } from '#src/request/edge/names.ts';
import { now } from '#src/kernel/date/clock.ts';
import { endingHeaders } from '#src/request/ends/ending-life.ts';
import type { Places } from '#src/request/safety/answer-headers.ts';
import { ownAnswer, type OwnAnswer } from './answer.ts';
import type { InPlaceOf } from './day-before.ts';
import { EdgeResponse } from './edge-response.ts';
import type { Watcher } from './warm/warm.ts';

/** By this Next.js says what the page cache had. */
const cacheHeader = 'x-nextjs-cache';

type Headers = OutgoingHttpHeaders | OutgoingHttpHeader[];
type Done = (error?: Error | null) => void;

const isDone = (value: unknown): value is Done => typeof value === 'function';

/**
 * Makes the class of the server's responses. When Next.js fails to render a page it answers 500 with a document
 * of its own: an empty one that only script fills, or its static `500.html`; neither has a language or a policy. Such a
 * document never leaves the server: {@link ownAnswer} stands in its place, with 503 when the API is the reason.
 * Next.js writes on as ever, and when it ends, the answer ends.
 *
 * @param inPlaceOf what is better than to say that the API is the reason
 */
export function siteResponse(places: Places, inPlaceOf: InPlaceOf = () => undefined) {
  return class SiteResponse extends EdgeResponse {
    /** Called when the answer begins. */
    #tellBegun: ((watched?: Promise<void>) => void) | undefined;

    /**
     * Resolves when the answer begins, its headers are on their way, and the watcher has nothing left to do. Of use before
     * that alone.
     */
    whenBegun(): Promise<void> {
      return new Promise((resolve) => (this.#tellBegun = resolve));
    }

    /** What is sent instead of anything that Next.js writes. */
    #own: OwnAnswer | null = null;

    /** Whether what is sent instead is being fetched; nothing of Next.js's is sent meanwhile. */
    #isFetching = false;

    /** Sends what stands in for the page of the request as soon as it is here. */
    async #fetch(standIn: Promise<OwnAnswer | null>, otherwise: OwnAnswer): Promise<void> {
      this.#isFetching = true;
      const own = (await standIn.catch(() => null)) ?? otherwise;
      this.#isFetching = false;
      this.#begin(own);
      super.end(this.req.method === 'HEAD' ? undefined : own.body);
    }

    /** Reads what Next.js sends, when it sends its headers. */
    watcher: Watcher | undefined;

    /** What the answer belongs to; absent where nobody named a trace and no other server was asked. */
    trace: Trace | undefined;

    /** `x-nextjs-cache` as it was sent: what the page cache had. */
    cacheState = '';

    /** The time of the request, which also knows why its page failed. */
    budget: Budget | undefined;

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

    /** All headers, with those that are given at the end; names in lower case, several values joined. */
    #headersWith(given: Headers | undefined): Record<string, string> {
      const all = Object.entries({ ...this.getHeaders(), ...(Array.isArray(given) ? {} : given) });
      return Object.fromEntries(all.map(([name, value]) => [name.toLowerCase(), [value].flat().join(', ')]));
    }

    /** Begins the own answer when Next.js is about to send a document that says that it failed. */
    #replaces(status: number): boolean {
      if (this.#isFetching) return true;
      if (this.#own !== null || this.headersSent) return this.#own !== null;
      if (status !== 500) return false;
      const type = String(this.getHeader('content-type') ?? 'text/html');
      // A payload that failed for the API's sake becomes a document, so that the browser loads the page as a whole.
      const isOutage = this.budget !== undefined && hasFailedForApi(this.budget);
      if (!isOutage && !/^text\/(?:html|plain)/.test(type)) return false;
      const { headers, url = '' } = this.req;
      const request = { host: headers.host ?? null, target: url };
      const said = isOutage
        ? { status: 503, detail: 'The catalogue cannot be reached.', retryAfterSeconds }
        : { status, detail: 'The answer failed.' };
      const own = ownAnswer({ ...request, ...said }, places);
      const path = isOutage && headers['rsc'] === undefined ? (this.budget?.path ?? null) : null;
      const standIn = path === null ? undefined : inPlaceOf(path, request.host);
      if (standIn === undefined) this.#begin(own);
      else void this.#fetch(standIn, own);
      return true;
    }

    /**
     * Next.js leads who asks for a payload on to the address that names it, with the lifetime that the page has and
     * without a word of what the redirect depends on (`Vary`): a shared cache would give it to everybody.
     */
    #keepsToItself(status: number): void {
      // A payload has no address of its own for the edge, which keeps documents by it.
      if (String(this.getHeader('content-type')).startsWith('text/x-component'))
        this.removeHeader(edgeHeaders.address);
      if (status !== 307 || !/[?&]_rsc\b/.test(String(this.getHeader('location') ?? ''))) return;
      this.removeHeader('x-accel-expires');
      this.removeHeader(edgeHeaders.address);
      this.setHeader('cache-control', 'private, no-store');
    }

    /** No cache is told to give the answer after it stopped being true (ADR-0083). */
    #endsInTime(): void {
      for (const [name, value] of Object.entries(
        endingHeaders(this.#headersWith(undefined), now().getTime()),
      ))
        if (value === undefined) this.removeHeader(name);
        else this.setHeader(name, value);
    }

    override writeHead(status: number, reason?: string, headers?: Headers): this;
    override writeHead(status: number, headers?: Headers): this;
    override writeHead(status: number, second?: string | Headers, headers?: Headers): this {
      if (this.#replaces(status)) return this;
      this.#keepsToItself(status);
      this.#endsInTime();
      const given = typeof second === 'string' ? headers : second;
      this.cacheState = String(
        (Array.isArray(given) ? undefined : given?.[cacheHeader]) ?? this.getHeader(cacheHeader) ?? '',
      );
      this.#tellBegun?.(this.watcher?.(status, this.#headersWith(given)));
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
      const isReplaced = this.#replaces(this.statusCode);
      // It ends by itself.
      if (isReplaced && this.#own === null) return this;
      const own = isReplaced ? this.#own : null;
      if (own !== null) return super.end(this.req.method === 'HEAD' ? undefined : own.body, done);
      if (isDone(chunk)) return super.end(chunk);
      if (isDone(encoding) || encoding === undefined) return super.end(chunk, done);
      return super.end(chunk, encoding as BufferEncoding, isDone(last) ? last : undefined);
    }
  };
}

/** A response of the server's class. */
export type SiteResponse = InstanceType<ReturnType<typeof siteResponse>>;
