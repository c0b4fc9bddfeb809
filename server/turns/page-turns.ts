import type { ServerResponse } from 'node:http';
import type { Outcome } from '../warm/warm.ts';
import { BusyError, type Turn } from './framework-turns.ts';

/** How often a request waits for another one that renders the same page, until it goes to Next.js itself. */
const mostRounds = 3;

/** What becomes of a request, and what to call with its turn when Next.js answers it. */
interface Found {
  readonly outcome: Outcome;
  readonly lead: (turn: Turn, response: ServerResponse) => void;
}

/**
 * Requests for a page that is not in memory yet: one of them goes to Next.js, the others wait for it, and are
 * answered from memory. Next.js would give each of them the same page, for a hundred times the work.
 */
export class PageTurns {
  readonly #leaders = new Map<string, Promise<void>>();
  #following = 0;

  /** How many requests wait for another one. */
  get following(): number {
    return this.#following;
  }

  /** Whether a request for a page is with Next.js, or on its way there. */
  isLed(page: string): boolean {
    return this.#leaders.has(page);
  }

  /**
   * Waits while another request leads to the page. Without one this request leads from now on.
   *
   * @param outcome what became of the request now
   * @param look says it again, after each wait
   * @throws {BusyError} when Next.js has no time for the page, or cannot make it now
   */
  async follow(outcome: Outcome, look: () => Outcome): Promise<Found> {
    let found = outcome;
    for (let round = 0; found.kind === 'framework' && found.page !== undefined; round += 1) {
      const leader = this.#leaders.get(found.page);
      if (leader === undefined) return { outcome: found, lead: this.#lead(found.page) };
      if (round === mostRounds) break;
      this.#following += 1;
      await leader.finally(() => (this.#following -= 1));
      found = look();
    }
    return { outcome: found, lead: ({ begun }) => void begun.catch(() => undefined) };
  }

  #lead(page: string): Found['lead'] {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    // Who leads reports it.
    promise.catch(() => undefined);
    this.#leaders.set(page, promise);
    return ({ begun }, response) => {
      const end = (error?: unknown) => {
        this.#leaders.delete(page);
        // When who leads has left, somebody else leads.
        if (error instanceof BusyError) reject(error);
        else resolve();
      };
      const unavailable = 503;
      // What the API takes too long for is waited for once, not by one after another.
      begun.then(
        () =>
          end(response.statusCode === unavailable ? new BusyError('the page cannot be made now') : undefined),
        end,
      );
    };
  }
}
