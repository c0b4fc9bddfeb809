import type { ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

/** How many requests may wait on a connection for the answer to an earlier one. Browsers and proxies send none so. */
export const mostWaitingOnConnection = 16;

/** What became of a request: its turn comes, or it is the first one too many, or it comes after that one. */
export type Taken = 'taken' | 'refused' | 'ignored';

interface Line {
  /** Whether a request of the connection is being answered. */
  isBusy: boolean;
  isRefused: boolean;
  readonly waiting: (() => void)[];
}

/**
 * Works on one request of a connection at a time, in their order (RFC 9112, 9.3.2). Without it somebody who sends hundreds
 * of requests at once on each of a hundred connections has all of them worked on together, and the process runs out of
 * memory (REL13).
 */
export class ConnectionTurns {
  readonly #lines = new WeakMap<Duplex, Line>();

  /**
   * Takes a request and begins with it when those before it on its connection are answered.
   *
   * @param begin begins the work on the request; called at once when nothing is before it
   */
  take(response: ServerResponse, begin: () => void): Taken {
    const { socket } = response.req;
    const line = this.#lineOf(socket);
    if (line.isRefused) return 'ignored';
    if (line.waiting.length >= mostWaitingOnConnection) {
      line.isRefused = true;
      return 'refused';
    }
    const start = () => {
      // It comes once; `once` would make three more objects for each request.
      response.on('close', () => this.#end(socket, line));
      begin();
    };
    if (line.isBusy) line.waiting.push(start);
    else {
      line.isBusy = true;
      start();
    }
    return 'taken';
  }

  /** Calls back when everything that a connection has asked for by now is answered; at once when that is nothing. */
  afterAll(socket: Duplex, then: () => void): void {
    const line = this.#lines.get(socket);
    if (line?.isBusy !== true) return then();
    line.waiting.push(then);
  }

  #lineOf(socket: Duplex): Line {
    const known = this.#lines.get(socket);
    if (known !== undefined) return known;
    const line = { isBusy: false, isRefused: false, waiting: [] };
    this.#lines.set(socket, line);
    return line;
  }

  #end(socket: Duplex, line: Line): void {
    // Nobody waits for an answer on a connection that is gone.
    const next = socket.destroyed ? undefined : line.waiting.shift();
    line.isBusy = next !== undefined;
    next?.();
  }
}
