import { createClient, ErrorReply, RESP_TYPES } from '@redis/client';
import { log } from '#src/api/log.ts';
import { Breaker } from '#src/api/transport/breaker.ts';
import { meters, type SharedCall, type SharedOutcome } from '#src/config/metrics.ts';
import { inTime, NotInTime } from './in-time.ts';

/** How long Redis may take for a call, in milliseconds. */
const longestCallMs = 50;
/** A connection on which nothing arrives for this long is dead, in milliseconds: a ping is sent twice in this time. */
const silenceMs = 2_000;
/** The longest wait before Redis is tried again, in milliseconds. */
const longestWaitMs = 2_000;
/** At most one line of the log in this time, in milliseconds. */
const quietMs = 60_000;

type Connection = ReturnType<typeof connectionTo>;

/**
 * Calls of one Redis. A call that takes longer than 50 ms counts as failed, and after three failures in a row Redis is
 * asked again every two seconds only ({@link Breaker}). It connects by itself whenever it can, until it is closed.
 */
export class RedisCalls {
  readonly #calling: Connection;
  /** A second connection: one that listens to messages makes no calls. */
  readonly #listening: Connection;
  readonly #breaker = new Breaker();
  #toldAt = Number.NEGATIVE_INFINITY;

  constructor(url: string) {
    this.#calling = connectionTo(url);
    this.#listening = connectionTo(url);
    for (const connection of [this.#calling, this.#listening]) {
      connection.on('error', (error: unknown) => this.tell(error));
      connection.connect().catch((error: unknown) => this.tell(error));
    }
    meters().watchShared(() => ({
      isConnected: this.#calling.isReady,
      isBreakerOpen: this.#breaker.isOpen,
    }));
  }

  /** Whether Redis can be asked now. */
  get isReady(): boolean {
    return this.#calling.isReady && !this.#breaker.isOpen;
  }

  /**
   * Makes one call.
   * @param name counts it
   * @param outcomeOf tells what an answer is, where it is more than an answer
   * @returns undefined when there is no answer in time
   */
  async ask<T>(
    name: SharedCall,
    call: (redis: Connection) => Promise<T>,
    outcomeOf: (answer: T) => SharedOutcome = () => 'ok',
  ): Promise<T | undefined> {
    if (!this.#calling.isReady || !this.#breaker.admits()) {
      meters().sharedCall(name, 'skipped', 0);
      return undefined;
    }
    const start = performance.now();
    const count = (outcome: SharedOutcome) =>
      meters().sharedCall(name, outcome, (performance.now() - start) / 1_000);
    try {
      const answer = await inTime(longestCallMs, call(this.#calling));
      this.#breaker.succeeded();
      count(outcomeOf(answer));
      return answer;
    } catch (error) {
      count(error instanceof NotInTime ? 'timeout' : 'error');
      // Redis that refuses to write because it is full can still be read.
      if (error instanceof ErrorReply) this.#breaker.succeeded();
      else this.#breaker.failed();
      this.tell(error);
      return undefined;
    }
  }

  /**
   * Hears every message of a channel, from the moment at which `begun` is called: at first, and whenever the connection
   * was lost and is there again.
   */
  listen(channel: string, heard: (message: string) => void, begun: () => void): void {
    let isListening = false;
    const begin = async () => {
      // After the first time it listens again by itself.
      if (!isListening) await this.#listening.subscribe(channel, (message) => heard(message));
      isListening = true;
      begun();
    };
    const begins = () => void begin().catch((error: unknown) => this.tell(error));
    this.#listening.on('ready', begins);
    if (this.#listening.isReady) begins();
  }

  /** Says in the log that Redis cannot be used, once in a while. */
  tell(error: unknown): void {
    const at = performance.now();
    if (at - this.#toldAt < quietMs) return;
    this.#toldAt = at;
    const reason = error instanceof Error ? error.message : String(error);
    log.warn({ reason }, 'Redis cannot be used: every process works on with its own pages');
  }

  /** Ends both connections at once. */
  close(): void {
    for (const connection of [this.#calling, this.#listening]) if (connection.isOpen) connection.destroy();
  }
}

function connectionTo(url: string) {
  return createClient({
    url,
    // What cannot be sent now is not wanted later.
    disableOfflineQueue: true,
    commandsQueueMaxLength: 1_000,
    pingInterval: silenceMs / 2,
    socket: {
      connectTimeout: silenceMs,
      socketTimeout: silenceMs,
      reconnectStrategy: (tries) => Math.min(longestWaitMs, 100 * 2 ** tries),
    },
  }).withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer });
}
