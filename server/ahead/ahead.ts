import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { now } from '#src/kernel/date/clock.ts';
import { askItself, type Listening } from '../ask-itself.ts';
import type { AskedPages, PageRequest } from './asked-pages.ts';

/** How long before the programme day changes its pages are rendered, in milliseconds. */
const leadMs = 600_000;
/** Each process begins up to so much later, so that several do not ask the API for the same at once. */
const spreadMs = 300_000;
/** The most pages that are rendered for one moment. */
const most = 200;
/** Nobody waits for a page of tomorrow, and the next one waits no longer than this for it, in milliseconds. */
const longestMs = 20_000;

/** The name of the header by which the process asks itself for a page as it will be. */
const aheadHeader = 'x-velours-ahead';

/** Asks for a page as it will be at a moment, in milliseconds since 1970. Settles when it is rendered, or is not. */
export type AskAhead = (page: PageRequest, moment: number) => Promise<unknown>;

/**
 * Renders the most visited pages before the programme day changes (ADR-0084): one after the other, and those of visitors go
 * first.
 */
export class Ahead {
  readonly #asked: AskedPages;
  readonly #ask: AskAhead;
  readonly #delayMs: number;
  readonly #done = new Set<number>();
  #isRunning = false;

  /** @param chance between 0 and 1: when within the time before a change this process begins */
  constructor(asked: AskedPages, ask: AskAhead, chance: number = Math.random()) {
    this.#asked = asked;
    this.#ask = ask;
    this.#delayMs = Math.floor(chance * spreadMs);
  }

  /**
   * Looks whether a day changes soon, and renders what there is to render. Never rejects.
   *
   * @param at the clock, in milliseconds since 1970
   */
  async look(at: () => number = () => now().getTime()): Promise<void> {
    if (this.#isRunning) return;
    this.#isRunning = true;
    for (const moment of this.#asked.momentsAfter(at())) {
      if (at() < moment - leadMs + this.#delayMs || this.#done.has(moment)) continue;
      this.#done.add(moment);
      for (const page of this.#asked.endingAt(moment, most)) {
        // From then on visitors ask for the pages that they need.
        if (at() >= moment) break;
        await this.#ask(page, moment).catch(() => undefined);
      }
    }
    for (const moment of this.#done) if (moment <= at()) this.#done.delete(moment);
    this.#isRunning = false;
  }
}

/** Tells the process's own requests for pages of a moment from those of visitors, who cannot know the secret. */
export interface OwnRequests {
  readonly ask: AskAhead;
  /** The moment for which a request asks; null for one of a visitor. The header goes in any case. */
  readonly momentOf: (request: IncomingMessage) => Date | null;
}

/** @param place where the process itself listens; read with each request */
export function ownRequests(place: Listening): OwnRequests {
  const secret = randomBytes(16).toString('hex');
  return {
    ask: ({ host, path, headers }, moment) =>
      askItself(place, {
        path,
        headers: { ...headers, host, [aheadHeader]: `${secret} ${moment}` },
        signal: AbortSignal.timeout(longestMs),
      }),
    momentOf: ({ headers }) => {
      const [said, moment] = String(headers[aheadHeader] ?? '').split(' ');
      delete headers[aheadHeader];
      return said === secret ? new Date(Number(moment)) : null;
    },
  };
}
