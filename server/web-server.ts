import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { readTrace, traceOf, tracing } from '#src/config/trace/trace.ts';
import { newBudget, within } from '#src/api/transport/budget.ts';
import { removeFrameworkWords } from '#src/next/own-words.ts';
import { passWithin } from '#src/request/from-door.ts';
import type { Places } from '#src/request/safety/answer-headers.ts';
import type { Settled } from '#src/request/settle.ts';
import { retryAfterSeconds } from '#src/api/transport/breaker.ts';
import { answerBytes, ownAnswer } from './answer.ts';
import { staticPath } from './archive/static-names.ts';
import type { Door } from './door/door.ts';
import type { Reply } from './door/page-reply.ts';
import { isFile, isLast, withoutConditions } from './door/passed-requests.ts';
import { refusalOf } from './gate.ts';
import { Listeners, type ListenPlace } from './listeners.ts';
import { requestKindOf } from './observe/request-kind.ts';
import type { Handle } from './render/handle.ts';
import { BusyError, GoneError, ranks, RenderQueue } from './render/render-queue.ts';
import { RenderError } from './render/renderer.ts';
import { siteResponse, type SiteResponse } from './site-response.ts';

/** The parts of a server of the sites. */
export interface WebServerParts {
  /** Next.js answers calls, files and choices. */
  readonly handle: Handle;
  /** Decides about every request, and answers those for pages. */
  readonly door: Door;
  /** The queue in which requests wait for Next.js, with the renderings. */
  readonly queue?: RenderQueue;
  /** Answers for files of other builds, and says whether it did; absent: Next.js knows its own alone. */
  readonly otherBuilds?: (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;
  /** Hosts and public origins of the sites, for the headers of the server's own answers. */
  readonly places: Places;
  /** Gets the error of a failed answer. */
  readonly report: (error: unknown) => void;
  /** How long `/health/ready` announces a stop before any request is refused, in milliseconds. */
  readonly noticeMs: number;
  /** How long running answers may take after that, in milliseconds. */
  readonly graceMs: number;
  /** How long a connection may stand still while an answer is on its way, in milliseconds. */
  readonly stillMs?: number;
}

/**
 * The server of the sites: it refuses requests that Next.js cannot read, passes on the others, and stops in
 * order.
 */
export interface WebServer {
  readonly http: Server<typeof IncomingMessage, ReturnType<typeof siteResponse>>;
  /** Begins to listen. Rejects when the port is taken or not allowed. */
  readonly listen: (place: ListenPlace) => Promise<void>;
  /**
   * Stops the server. `/health/ready` answers 503 at once, and everything else works on for the notice period. Then the
   * server accepts no new connections and finishes the running answers.
   *
   * @returns whether all answers finished within the grace period; the others are cut off
   */
  readonly stop: () => Promise<boolean>;
  /** From now on `/health/ready` answers 200: what a start needs is there. Everything is answered before that too. */
  readonly started: () => void;
}

/**
 * Longer than a proxy keeps an idle connection (nginx: 60 s). So the proxy closes it; the server never closes a
 * connection on which the proxy is just sending a request.
 */
const keepAliveMs = 75_000;
/** A request has no body, so it arrives quickly. */
const requestMs = 30_000;
/** How often connections are looked at whose requests take too long. */
const lookMs = 5_000;
/**
 * Longer than any page takes. Who takes no byte of an answer for so long is let go: it would be held in memory for ever. It
 * may take twice as long, because bytes that are still on their way to the system count as progress once.
 */
const longestStillMs = 60_000;
/** How often idle connections are looked for while the server stops, in milliseconds. */
const idleLookMs = 50;
/** When to try again, in seconds, where too many others wait. */
const busyRetrySeconds = 2;
/** How long somebody who is refused has to take that answer, in milliseconds. */
const refusalMs = 5_000;

/** The status for an error of the HTTP parser. */
function statusOfParser(error: NodeJS.ErrnoException): { status: number; detail: string } {
  switch (error.code ?? '') {
    case 'HPE_INVALID_METHOD':
      return { status: 405, detail: 'Only GET and HEAD are answered here.' };
    case 'HPE_HEADER_OVERFLOW':
      return { status: 431, detail: 'Fewer or shorter headers were expected: 16 kB at most.' };
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return { status: 408, detail: 'The request did not arrive in time.' };
    default:
      return { status: 400, detail: 'A request of HTTP/1.1 was expected.' };
  }
}

/** Creates the server; it does not listen yet. */
export function webServer(parts: WebServerParts): WebServer {
  const { handle, door, otherBuilds, places, report, noticeMs, graceMs, stillMs = longestStillMs } = parts;
  const queue = parts.queue ?? new RenderQueue();
  let stopping: Promise<boolean> | undefined;
  let isStarting = true;

  function say(request: IncomingMessage, response: SiteResponse, status: number, detail: string): void {
    // The server does not read a body that comes with the request.
    if (request.method !== 'GET' && request.method !== 'HEAD') response.setHeader('connection', 'close');
    const { host = null } = request.headers;
    response.answer(ownAnswer({ status, detail, host, target: request.url ?? '' }, places));
  }

  function sayLater(request: IncomingMessage, response: SiteResponse, detail: string, seconds: number): void {
    const { host = null } = request.headers;
    response.answer(
      ownAnswer({ status: 503, detail, host, target: request.url ?? '', retryAfterSeconds: seconds }, places),
    );
  }

  function send(response: SiteResponse, { status, headers, body }: Reply): void {
    response.reply(status, headers, body);
  }

  async function answer(request: IncomingMessage, response: SiteResponse): Promise<void> {
    const { method = '', url = '' } = request;
    const { traceparent } = request.headers;
    response.trace = readTrace(traceparent) ?? undefined;
    if (stopping !== undefined || isLast(request)) response.setHeader('connection', 'close');
    const refusal = refusalOf(method, url);
    if (refusal !== null) return say(request, response, refusal.status, refusal.detail);
    if ((isStarting || stopping !== undefined) && url.split('?', 1)[0] === '/health/ready')
      return say(request, response, 503, stopping === undefined ? 'starting' : 'stopping');
    try {
      if (otherBuilds !== undefined && url.startsWith(staticPath) && (await otherBuilds(request, response)))
        return;
      if (isFile(url)) return await pass(request, response, null);
      const kept = door.quick(request);
      if (kept !== null) return send(response, kept instanceof Promise ? await kept : kept);
      await ask(request, response);
    } catch (error) {
      fail(request, response, error);
    }
  }

  function fail(request: IncomingMessage, response: SiteResponse, error: unknown): void {
    if (error instanceof GoneError) return;
    const isOutage = error instanceof RenderError && error.isOutage;
    if (!isOutage && !(error instanceof BusyError)) report(error);
    if (response.headersSent) response.destroy();
    else if (isOutage) sayLater(request, response, 'The catalogue cannot be reached.', retryAfterSeconds);
    else if (error instanceof BusyError)
      sayLater(request, response, 'Too many pages are asked for at the moment.', busyRetrySeconds);
    else say(request, response, 500, 'The answer failed.');
  }

  /** What is not in memory: within the time that the API has for one request, and as a part of its trace. */
  async function ask(request: IncomingMessage, response: SiteResponse): Promise<void> {
    const { method = '', url = '' } = request;
    const { host } = request.headers;
    const trace = (response.trace ??= traceOf(null));
    const gone = new AbortController();
    const leave = () => gone.abort(new GoneError('nobody waits for the answer'));
    response.once('close', leave);
    const work = async () => {
      const outcome = await door.whole(request, gone.signal);
      if (outcome.kind === 'reply') return send(response, outcome.reply);
      const { decision } = outcome;
      await queue.run(() => begun(request, response, decision), ranks.visitor, gone.signal);
    };
    await tracing().request(
      trace,
      () => within(newBudget(), work),
      // Next.js changes the address of the request.
      () => ({
        'http.request.method': method,
        'http.response.status_code': response.statusCode,
        'velours.kind': requestKindOf(host, url, places.hosts).kind,
      }),
    );
    response.off('close', leave);
  }

  /** A turn ends when the answer begins: who takes it slowly keeps nobody waiting. */
  async function begun(request: IncomingMessage, response: SiteResponse, decision: Settled): Promise<void> {
    const isBegun = response.whenBegun();
    const done = pass(request, response, decision);
    done.catch((error: unknown) => fail(request, response, error));
    await Promise.race([isBegun, done.catch(() => undefined)]);
  }

  /** Lets Next.js answer, with nothing in the request that it would take for a word of its own. */
  async function pass(
    request: IncomingMessage,
    response: ServerResponse,
    decision: Settled | null,
  ): Promise<void> {
    removeFrameworkWords(request.headers);
    withoutConditions(request);
    await (decision === null
      ? handle(request, response)
      : passWithin(decision, () => handle(request, response)));
  }

  const http = createServer(
    {
      keepAliveTimeout: keepAliveMs,
      requestTimeout: requestMs,
      headersTimeout: requestMs,
      connectionsCheckingInterval: lookMs,
      // The server has no web sockets: a request to upgrade is answered like any other.
      shouldUpgradeCallback: () => false,
      ServerResponse: siteResponse(places),
    },
    (request, response) => void answer(request, response),
  );
  // No body is read, so nobody is asked to send one.
  http.on(
    'checkContinue',
    (request: IncomingMessage, response: SiteResponse) => void answer(request, response),
  );
  http.on('checkExpectation', (request: IncomingMessage, response: SiteResponse) => {
    response.setHeader('connection', 'close');
    say(request, response, 417, 'No expectation but 100-continue can be met.');
  });

  const listeners = new Listeners(http);
  http.setTimeout(stillMs);
  const refuse = (socket: Duplex, status: number, detail: string) => {
    socket.end(answerBytes(ownAnswer({ status, detail, host: null, target: '' }, places)));
    // The time for standing still begins again with each byte that somebody sends who takes none.
    const timer = setTimeout(() => socket.destroy(), refusalMs);
    socket.once('close', () => clearTimeout(timer));
  };
  http.on('connect', (_request: IncomingMessage, socket: Duplex) => {
    socket.on('error', () => socket.destroy());
    refuse(socket, 405, 'Only GET and HEAD are answered here.');
  });
  http.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    if (!socket.writable || error.code === 'ECONNRESET') {
      socket.destroy();
      return;
    }
    const { status, detail } = statusOfParser(error);
    refuse(socket, status, detail);
  });

  async function end(): Promise<boolean> {
    await new Promise((resolve) => setTimeout(resolve, noticeMs));
    const closed = Promise.withResolvers<boolean>();
    const timer = setTimeout(() => {
      http.closeAllConnections();
      closed.resolve(false);
    }, graceMs);
    // This closes idle connections too. One whose answer began before the stop becomes idle after it.
    void listeners.close().then(() => closed.resolve(true));
    const idle = setInterval(() => http.closeIdleConnections(), idleLookMs);
    const finished = await closed.promise;
    clearTimeout(timer);
    clearInterval(idle);
    return finished;
  }

  return {
    http,
    listen: (place) => listeners.listen(place),
    stop: () => (stopping ??= end()),
    started: () => (isStarting = false),
  };
}
