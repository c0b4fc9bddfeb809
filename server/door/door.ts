import type { IncomingMessage } from 'node:http';
import { retryAfterSeconds } from '#src/api/transport/breaker.ts';
import { takeTime } from '#src/api/transport/budget.ts';
import { steadyNow } from '#src/kernel/date/clock.ts';
import type { KeptPage } from '#src/request/cache/kept-page.ts';
import { asksForPayload, documentPart, sequenceOf } from '#src/next/sequence.ts';
import { localeOfPath, remainingAt } from '#src/request/cache/page-life.ts';
import type { PageStore } from '#src/request/cache/page-store.ts';
import { decide } from '#src/request/decide.ts';
import type { Decision, Incoming, World } from '#src/request/decision.ts';
import { decidedFor } from '#src/request/ends/world-now.ts';
import { incomingOf } from '#src/request/incoming.ts';
import { dayBefore } from '#src/request/internal/day-before.ts';
import { tryAgain } from '#src/request/internal/status-pages.ts';
import { settle, type Effects, type Settled } from '#src/request/settle.ts';
import { isShowtimePage } from '#src/routes/page.ts';
import { isPageId } from '#src/routes/pages/registry.ts';
import { isLocale } from '#src/sites/registry.ts';
import type { PageRequest } from '../ahead/asked-pages.ts';
import { ranks } from '../render/render-queue.ts';
import { RenderError, type Renderer } from '../render/renderer.ts';
import { rememberedDecisions, type Decided } from './decisions.ts';
import { directReplies } from './direct-replies.ts';
import { partHeaders, partReply, type PartHeaders, type Reply, type StoreState } from './page-reply.ts';

/** What becomes of a request: an answer, or Next.js answers it, knowing what was decided. */
export type Outcome =
  | { readonly kind: 'reply'; readonly reply: Reply }
  | { readonly kind: 'pass'; readonly decision: Settled };

/** Decides what becomes of requests for anything but files. */
export interface Door {
  /** The answer of what the process has in memory; null where something has to be asked, read or rendered first. */
  readonly quick: (request: IncomingMessage) => Reply | Promise<Reply> | null;
  /**
   * What becomes of any request.
   *
   * @param gone aborted when whoever asks has left
   * @throws RenderError, BusyError, GoneError
   */
  readonly whole: (request: IncomingMessage, gone: AbortSignal) => Promise<Outcome>;
}

/** Has pages rendered before anybody asks for them. */
export interface Preparing {
  /**
   * Has a page rendered if it is not there, or is due. Rejects when it cannot be.
   *
   * @param moment when it will be asked for; now by default
   */
  readonly prepare: (asked: PageRequest, moment?: Date) => Promise<void>;
}

type PageDecision = Extract<Decision, { kind: 'page' }>;

/** The headers that were made for a decision, with what they depend on. */
interface Made {
  readonly page: KeptPage;
  readonly state: StoreState;
  /** The decision, with what is left of the page's life. */
  readonly told: PageDecision;
  readonly bySequence: Map<string, PartHeaders>;
}

interface DoorParts {
  readonly world: World;
  readonly effects: Effects;
  readonly store: PageStore;
  readonly renderer: Pick<Renderer, 'page' | 'renew' | 'begin'>;
  /** Is told which page each request is for. */
  readonly note?: (request: IncomingMessage, page: PageDecision) => void;
}

/**
 * The one way in (ADR-0106): gate, decision, page store, and only where the store lacks a page a rendering. No visitor's request
 * for a page reaches Next.js.
 */
export function door({
  world,
  effects,
  store,
  renderer,
  note = () => undefined,
}: DoorParts): Door & Preparing {
  const decidedOf = rememberedDecisions<Made>(world);
  const { direct, otherPayload, otherSpelling } = directReplies(world);

  /** The page as it is kept; one that is due is rendered again, behind the visitor's back. */
  function held(path: string): { readonly page: KeptPage; readonly state: StoreState } | undefined {
    const at = steadyNow();
    const page = store.get(path, at);
    if (page === undefined) return undefined;
    const isDue = store.isDue(path, at);
    if (isDue) void renderer.renew(path);
    return { page, state: isDue ? 'STALE' : 'HIT' };
  }

  /** A page that has become due since the decision was made is not fresh for what is left of its life. */
  function toldOf({ incoming }: Decided<Made>, decision: PageDecision, state: StoreState): PageDecision {
    if (state !== 'STALE') return decision;
    const again = decide(incoming, world);
    return again.kind === 'page' && again.internal === decision.internal ? again : decision;
  }

  function fromStore(request: IncomingMessage, decided: Decided<Made>, decision: PageDecision) {
    const found = held(decision.internal);
    if (found === undefined) return null;
    if (decided.made?.page !== found.page || decided.made.state !== found.state)
      decided.made = { ...found, told: toldOf(decided, decision, found.state), bySequence: new Map() };
    const { page, state, told, bySequence } = decided.made;
    const name = sequenceOf(request);
    let headers = bySequence.get(name);
    if (headers === undefined) {
      headers = partHeaders(page, name, {
        incoming: decided.incoming,
        decision: told,
        world,
        state,
        remaining: undefined,
      });
      if (headers.part !== undefined) bySequence.set(name, headers);
    }
    return partReply(request, headers);
  }

  async function missingPage(
    request: IncomingMessage,
    incoming: Incoming,
    decision: PageDecision,
    gone: AbortSignal,
  ): Promise<Reply> {
    const path = decision.internal;
    let found = held(path);
    let told = decision;
    let remaining;
    if (found === undefined) {
      const rendered = await renderer.page(path, ranks.visitor, gone).catch((error: unknown) => {
        if (!(error instanceof RenderError && error.isOutage)) throw error;
        return null;
      });
      if (rendered === null) return standIn(request, incoming, decision, gone);
      found = { page: rendered, state: 'MISS' };
      if (!decision.personal) remaining = remainingAt(rendered, false, steadyNow());
      // Now it is known how long it lives.
      const then = decide(incoming, world);
      if (then.kind === 'page' && then.internal === path) told = then;
    }
    return partReply(
      request,
      partHeaders(found.page, sequenceOf(request), {
        incoming,
        decision: told,
        world,
        state: found.state,
        remaining,
      }),
    );
  }

  /**
   * What stands in for a page that cannot be rendered because of the API: the same page of the programme day before, which says
   * its date (REL5), but not where it could be wrong: a showtime may be over since. Else the page that says to try again (D40).
   *
   * @throws RenderError where that one cannot be rendered either
   */
  async function standIn(
    request: IncomingMessage,
    incoming: Incoming,
    decision: PageDecision,
    gone: AbortSignal,
  ): Promise<Reply> {
    const name = decision.internal.split('/', 3)[2];
    const path = dayBefore(decision.internal);
    const isWrong = !isPageId(name) || isShowtimePage(name) || asksForPayload(request);
    const isKept = !isWrong && path !== null && (await store.recall(path));
    const kept = isKept ? store.get(path) : undefined;
    if (kept === undefined || path === null) {
      const locale = localeOfPath(decision.internal);
      if (!isLocale(locale) || decision.status === 503) throw new RenderError(decision.internal, true);
      return missingPage(request, incoming, tryAgain(locale, retryAfterSeconds), gone);
    }
    const { edge: _edge, remaining: _remaining, until: _until, ...others } = decision;
    const before: PageDecision = { ...others, internal: path, personal: true };
    return partReply(
      request,
      partHeaders(kept, documentPart, {
        incoming,
        decision: before,
        world,
        state: 'STALE',
        remaining: undefined,
      }),
    );
  }

  /** Whether something has to be asked before it is known what a request gets. */
  const isOpen = (decision: Decision): boolean =>
    decision.kind === 'ask' ||
    decision.kind === 'check' ||
    (decision.kind === 'page' && decision.lacksLists !== undefined);

  function quick(request: IncomingMessage): Reply | Promise<Reply> | null {
    const decided = decidedOf(request);
    const { incoming, decision } = decided;
    const elsewhere = otherSpelling(request, incoming);
    if (elsewhere !== null) return elsewhere;
    if (decision.kind === 'page' || decision.kind === 'check')
      note(request, decision.kind === 'page' ? decision : decision.page);
    if (isOpen(decision)) return null;
    if (decision.kind === 'plain' || decision.kind === 'redirect') return direct(incoming, decision);
    if (decision.kind !== 'page') return null;
    return otherPayload(request, incoming) ?? fromStore(request, decided, decision);
  }

  async function whole(request: IncomingMessage, gone: AbortSignal): Promise<Outcome> {
    const forgets: (() => void)[] = [];
    // The API is asked what a page is made from while it is asked whether the page is there.
    const asking = (path: string) => forgets.push(renderer.begin(path));
    try {
      return await settledOutcome(request, gone, { ...effects, asking });
    } finally {
      for (const forget of forgets) forget();
    }
  }

  async function settledOutcome(
    request: IncomingMessage,
    gone: AbortSignal,
    asked: Effects,
  ): Promise<Outcome> {
    const decided = decidedOf(request);
    const { incoming } = decided;
    const settled = isOpen(decided.decision)
      ? await settle(incoming, world, asked)
      : (decided.decision as Settled);
    if (settled.kind === 'plain' || settled.kind === 'redirect')
      return { kind: 'reply', reply: direct(incoming, settled) };
    if (settled.kind === 'page') {
      const elsewhere = otherPayload(request, incoming);
      if (elsewhere !== null) return { kind: 'reply', reply: elsewhere };
      const kept = settled === decided.decision ? fromStore(request, decided, settled) : null;
      return { kind: 'reply', reply: await (kept ?? missingPage(request, incoming, settled, gone)) };
    }
    // Calls and files take the time that they take (ADR-0052).
    takeTime();
    return { kind: 'pass', decision: settled };
  }

  async function prepare({ host, path, headers }: PageRequest, moment?: Date): Promise<void> {
    const incoming = incomingOf({ method: 'GET', url: path, headers: { ...headers, host } });
    const work = async () => {
      const settled = await settle(incoming, world, effects);
      if (settled.kind !== 'page' || (store.has(settled.internal) && !store.isDue(settled.internal))) return;
      await renderer.page(settled.internal, ranks.background);
    };
    await (moment === undefined ? work() : decidedFor(moment, work));
  }

  return { quick, whole, prepare };
}
