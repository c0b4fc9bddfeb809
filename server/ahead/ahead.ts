import { now } from '#src/kernel/date/clock.ts';
import type { AskedPages, PageRequest } from './asked-pages.ts';

/** How long before the programme day changes its pages are rendered, in milliseconds. */
const leadMs = 600_000;
/** Each process begins up to so much later, so that several do not ask the API for the same at once. */
const spreadMs = 300_000;
/** The most pages that are rendered for one moment. */
const most = 200;
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
