import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import fresh from 'fresh';
import { ownBytes } from '#src/kernel/bytes/own-bytes.ts';
import type { PageCache } from '#src/request/cache/page-cache.ts';
import type { GiveBack } from '#src/request/cache/renewals.ts';
import type { PageCopy } from '#src/request/cache/page-copy.ts';
import { steadyNow } from '#src/kernel/date/clock.ts';
import { directAnswer, pageHeaders } from '#src/request/answers.ts';
import type { Decision, World } from '#src/request/decision.ts';
import { namesForEdge } from '#src/request/edge/names.ts';
import { answerHeaders } from '#src/request/safety/answer-headers.ts';
import { rememberedDecisions, type Decided } from './decisions.ts';
import { isEligible, takesGzip } from './eligible.ts';

/** A whole answer from memory. */
export interface WarmAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Null where none is sent. */
  readonly body: Buffer | string | null;
  /** Whether the body is gzip and has to be sent without it. */
  readonly unpack?: true;
}

/** Reads the status and the headers (names in lower case) that Next.js sends. Settles when nothing is left to do. */
export type Watcher = (
  status: number,
  headers: Readonly<Record<string, string>>,
) => Promise<void> | undefined;

/** What becomes of a request: an answer from memory, or Next.js answers, and perhaps somebody watches. */
export type Outcome =
  | { readonly kind: 'answer'; readonly answer: WarmAnswer }
  | {
      readonly kind: 'framework';
      readonly watch?: Watcher;
      /** The page that is rendered, where everybody gets the same one. */
      readonly page?: string;
      /** Call it when the request has ended, answered or not: another one may then have the page rendered again. */
      readonly giveBack?: GiveBack;
      /** Whether the page is in the page cache, and only Next.js's headers about it are missing. */
      readonly isRendered?: true;
    };

/** Answers before Next.js. */
export interface Warm {
  /**
   * @param isBusy whether Next.js has more to do than it can, or somebody waits for this page already: then it gets
   *   only what nothing in memory answers, and of a page that is due everybody gets the kept bytes
   */
  readonly outcomeOf: (request: IncomingMessage, isBusy?: (page: string) => boolean) => Outcome;
}

type PageDecision = Extract<Decision, { kind: 'page' }>;

type State = 'HIT' | 'STALE';

/** The headers of a copy's answers to one decision. */
interface Made {
  readonly copy: PageCopy;
  readonly state: State;
  readonly whole: Readonly<Record<string, string>>;
  readonly unchanged: Readonly<Record<string, string>>;
}

const toFramework = { kind: 'framework' } as const;
const zip = promisify(gzip);

/** Next.js answers; a page of an unknown place, or one that says to try again, is not the same for everybody. */
function pageOf({
  internal,
  lacksLists,
  retryAfterSeconds,
}: PageDecision): Extract<Outcome, { kind: 'framework' }> {
  const isSame = lacksLists === undefined && retryAfterSeconds === undefined;
  return isSame ? { kind: 'framework', page: internal } : toFramework;
}

/** How long one request may take to learn a page's new answer before another one tries, in milliseconds. */
const learningMs = 2_000;

/** Headers that belong to one answer, not to the page. */
const ofOneAnswer = new Set([
  'cache-control',
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'keep-alive',
  'retry-after',
  'strict-transport-security',
  'transfer-encoding',
  'x-accel-expires',
  'x-nextjs-cache',
  'x-velours-address',
  'x-velours-place',
]);

/** Headers that an answer without a document does not have. */
const ofBody = new Set(['content-type', 'content-length', 'content-encoding']);

/**
 * Answers what the page cache holds, from kept compressed bytes, before Next.js begins its work. The rules are
 * those of the middleware, in the same process: `decide` names the page. The headers are Next.js's own, learned
 * from its answer about the same version of the page; so an upgrade of it changes both ways of answering alike
 * (ADR-0051). While a page is being rendered again, everybody but the one request that began it gets the kept bytes.
 *
 * @param world the world of this process, the one of the middleware
 * @param cache the page cache of this process
 * @param note is told which page each request is for
 */
export function warmAnswers(
  world: World,
  cache: PageCache,
  note: (request: IncomingMessage, page: PageDecision) => void = () => undefined,
): Warm {
  const decidedOf = rememberedDecisions<Made>(world);
  /** Since when a request learns the answer of a path, in milliseconds of the steady clock. */
  const learning = new Map<string, number>();

  function learns(path: string, at: number): boolean {
    for (const [other, since] of learning) if (at - since > learningMs) learning.delete(other);
    if (learning.has(path)) return false;
    learning.set(path, at);
    return true;
  }

  /** Keeps what Next.js answers about the page as it is held now. */
  function watcherOf({ internal: path, status: expected }: PageDecision): Watcher {
    const lastModified = cache.renderedAt(path);
    const keep = async (headers: Readonly<Record<string, string>>) => {
      const document = await cache.documentOf(path);
      if (document === undefined || document.lastModified !== lastModified) return;
      cache.keepCopy(path, {
        lastModified,
        gzip: ownBytes(await zip(document.html)),
        length: Buffer.byteLength(document.html),
        headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !ofOneAnswer.has(name))),
      });
    };
    return (status, headers) => {
      const isHit = headers['x-nextjs-cache'] === 'HIT' && headers['etag'] !== undefined;
      if (status === expected && isHit && !('set-cookie' in headers))
        return keep(headers).finally(() => learning.delete(path));
      learning.delete(path);
      return undefined;
    };
  }

  function pageOutcome(
    request: IncomingMessage,
    decided: Decided<Made>,
    decision: PageDecision,
    isBusyWith: (page: string) => boolean,
  ): Outcome {
    const { internal: path, lacksLists, retryAfterSeconds } = decision;
    const toPage = pageOf(decision);
    if (lacksLists !== undefined || retryAfterSeconds !== undefined) return toPage;
    const at = steadyNow();
    const isBusy = isBusyWith(path);
    const renderedAt = cache.renderedAt(path);
    // The page may have left since the decision was made.
    if (renderedAt === undefined) return toPage;
    const copy = cache.copyOf(path);
    const isDue = cache.isDue(path, at);
    const isNewest = copy !== undefined && copy.lastModified === renderedAt;
    // Whether it has been read or not: a version can be due before anybody has read it, when its rendering took long.
    const rendered: Outcome = { ...toPage, isRendered: true };
    const giveBack = isDue && !isBusy ? cache.reserveRenewal(path, at) : null;
    // Once its answer begins Next.js has begun to render, or does not: it answered out of another one's question.
    if (giveBack !== null) {
      const watch = (): undefined => {
        giveBack();
      };
      return { ...rendered, giveBack, watch };
    }
    if (!isNewest) {
      const teaches = request.method === 'GET' && request.headers['if-none-match'] === undefined && !isDue;
      if (teaches && !isBusy && learns(path, at)) return { ...rendered, watch: watcherOf(decision) };
      if (copy === undefined) return rendered;
    }
    const state = isDue ? 'STALE' : 'HIT';
    if (decided.made?.copy !== copy || decided.made.state !== state)
      decided.made = made(decided, decision, copy, state);
    return answerOf(request, decision.status, decided.made);
  }

  function made({ incoming }: Decided<Made>, decision: PageDecision, copy: PageCopy, state: State): Made {
    const whole: Record<string, string> = {
      ...pageHeaders(decision),
      ...copy.headers,
      ...namesForEdge(incoming, world, decision),
      ...answerHeaders(decision, incoming.host, world),
      'x-nextjs-cache': state,
    };
    const unchanged = Object.fromEntries(Object.entries(whole).filter(([name]) => !ofBody.has(name)));
    whole['content-encoding'] = 'gzip';
    whole['content-length'] = String(copy.gzip.length);
    return { copy, state, whole, unchanged };
  }

  function answerOf(
    { method, headers: asked }: IncomingMessage,
    status: number,
    { copy, whole, unchanged }: Made,
  ): Outcome {
    if (asked['if-none-match'] !== undefined && fresh(asked, { etag: whole['etag'] }))
      return { kind: 'answer', answer: { status: 304, headers: unchanged, body: null } };
    if (method !== 'HEAD' && takesGzip(asked['accept-encoding']))
      return { kind: 'answer', answer: { status, headers: whole, body: copy.gzip } };
    const { 'content-encoding': _, ...plain } = whole;
    const headers = { ...plain, 'content-length': String(copy.length) };
    const answer = { status, headers };
    return {
      kind: 'answer',
      answer: method === 'HEAD' ? { ...answer, body: null } : { ...answer, body: copy.gzip, unpack: true },
    };
  }

  return {
    outcomeOf: (request, isBusy = () => false) => {
      if (!isEligible(request)) return toFramework;
      const decided = decidedOf(request);
      const { decision, incoming } = decided;
      if (decision.kind === 'page') {
        note(request, decision);
        return pageOutcome(request, decided, decision, isBusy);
      }
      if (decision.kind === 'check') {
        note(request, decision.page);
        return pageOf(decision.page);
      }
      if (decision.kind !== 'plain' && decision.kind !== 'redirect') return toFramework;
      const { status, headers: own, body: text } = directAnswer(decision);
      // Like Next.js, a redirect says in its body where to.
      const body = decision.kind === 'redirect' ? decision.location : text;
      const safe = {
        ...namesForEdge(incoming, world, decision),
        ...answerHeaders(decision, incoming.host, world),
      };
      const length = String(Buffer.byteLength(body ?? ''));
      return {
        kind: 'answer',
        answer: { status, headers: { ...own, ...safe, 'content-length': length }, body },
      };
    },
  };
}
