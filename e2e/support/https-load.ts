import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { Agent, request, type RequestOptions } from 'node:https';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';

const unzip = promisify(gunzip);

/** What became of the requests of a load. */
export interface LoadCounts {
  sent: number;
  /** Whole answers with status 200. */
  good: number;
  /** Without an answer, or with another status. */
  lost: number;
  /** Answers that broke off after they had begun. */
  broken: number;
  /** Sent a second time, because the connection that it went out on was just being closed: every browser does that. */
  again: number;
  /** Of lost and broken ones, for the report. */
  readonly reasons: Record<string, number>;
  /** Of every request, in milliseconds. */
  readonly times: number[];
}

interface LoadOptions {
  readonly place: { readonly port: number; readonly ca: string };
  readonly host: string;
  /** The next target; each is asked for once. */
  readonly target: () => string;
  readonly connections: number;
  /** Whether a request whose open connection is closed before any answer is sent once more; no by default. */
  readonly isPatient?: boolean;
}

async function wholeOf(answer: IncomingMessage): Promise<string> {
  const bytes = await buffer(answer);
  return String(answer.headers['content-encoding'] === 'gzip' ? await unzip(bytes) : bytes);
}

/**
 * Visitors who ask again and again, each over a connection of their own that stays open, from an address of their own (an
 * edge limits what one address may ask). Like browsers they take compressed answers.
 */
export class HttpsLoad {
  readonly counts: LoadCounts = { sent: 0, good: 0, lost: 0, broken: 0, again: 0, reasons: {}, times: [] };
  readonly #options: LoadOptions;
  readonly #workers: readonly Promise<void>[];
  #isOver = false;

  constructor(options: LoadOptions) {
    this.#options = options;
    this.#workers = Array.from({ length: options.connections }, (_, at) => this.#visit(at));
  }

  /** Waits until so many more requests have been answered. */
  async more(count: number): Promise<void> {
    const until = this.counts.times.length + count;
    while (this.counts.times.length < until) await new Promise((resolve) => setTimeout(resolve, 20));
  }

  /** Lets what is on its way arrive. */
  async end(): Promise<LoadCounts> {
    this.#isOver = true;
    await Promise.all(this.#workers);
    return this.counts;
  }

  async #visit(at: number): Promise<void> {
    const { place, host } = this.#options;
    const agent = new Agent({ keepAlive: true, maxSockets: 1, localAddress: `127.0.1.${at + 1}` });
    while (!this.#isOver) {
      const start = performance.now();
      this.counts.sent += 1;
      await this.#ask({
        ...place,
        host: '127.0.0.1',
        servername: host,
        agent,
        path: this.#options.target(),
        headers: { host, 'accept-encoding': 'gzip' },
      });
      this.counts.times.push(performance.now() - start);
    }
    agent.destroy();
  }

  async #ask(options: RequestOptions, isSecond = false): Promise<void> {
    const { counts } = this;
    const note = (kind: 'lost' | 'broken', reason: string) => {
      counts[kind] += 1;
      counts.reasons[`${kind}: ${reason}`] = (counts.reasons[`${kind}: ${reason}`] ?? 0) + 1;
    };
    const outgoing = request(options);
    outgoing.end();
    let answer: IncomingMessage;
    try {
      [answer] = (await once(outgoing, 'response')) as [IncomingMessage];
    } catch (error) {
      if (this.#options.isPatient === true && outgoing.reusedSocket && !isSecond) {
        counts.again += 1;
        return this.#ask(options, true);
      }
      return note('lost', error instanceof Error ? error.message : String(error));
    }
    const body = await wholeOf(answer).catch(() => null);
    if (body === null || !answer.complete) return note('broken', 'it broke off');
    if (answer.statusCode !== 200) return note('lost', String(answer.statusCode));
    if (!body.endsWith('</html>')) return note('broken', 'no whole document');
    counts.good += 1;
  }
}
