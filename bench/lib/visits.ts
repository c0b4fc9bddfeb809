import { Agent, get, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';

/** What a visitor got for one request. */
export interface Visit {
  readonly path: string;
  /** 0 when there was no whole answer. */
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
  readonly milliseconds: number;
}

/** Connections to a web process as an edge keeps them. */
export const keptConnections = (): Agent => new Agent({ keepAlive: true });

/** Asks for a page as browsers do: compressed. It never rejects. */
export async function visitPage(
  { address, host, agent }: { readonly address: string; readonly host: string; readonly agent: Agent },
  path: string,
): Promise<Visit> {
  const start = performance.now();
  const headers = { host, 'accept-encoding': 'gzip' };
  try {
    const outgoing = get(`${address}${path}`, { agent, headers });
    const [answer] = (await once(outgoing, 'response')) as [IncomingMessage];
    const body = await buffer(answer);
    const status = answer.statusCode ?? 0;
    return { path, status, headers: answer.headers, body, milliseconds: performance.now() - start };
  } catch {
    return { path, status: 0, headers: {}, body: Buffer.of(), milliseconds: performance.now() - start };
  }
}

/** The document of an answer. */
export const documentOf = ({ body, headers }: Visit): string =>
  (headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body).toString();

/** Sends at a fixed rate, whatever became of what was sent before. */
export class Steady {
  readonly #running = new Set<Promise<unknown>>();
  readonly #timer: NodeJS.Timeout;

  /** @param send sends one request; it must not reject */
  constructor(everyMs: number, send: () => Promise<unknown>) {
    const began = performance.now();
    let sent = 0;
    this.#timer = setInterval(
      () => {
        // After a moment in which this process was busy, what is due is sent at once.
        for (; sent * everyMs <= performance.now() - began; sent += 1) {
          const one = send().finally(() => this.#running.delete(one));
          this.#running.add(one);
        }
      },
      Math.min(everyMs, 10),
    );
  }

  /** Sends no more, and waits for what is on its way. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await Promise.all(this.#running);
  }
}
