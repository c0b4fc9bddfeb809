import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';

/** Stands between web and backend and counts the calls and the bytes of their answers. */
export class CountingRelay {
  readonly #server: Server;
  readonly #port: number;
  #calls = 0;
  #bytes = 0;
  readonly #perTarget = new Map<string, number>();
  readonly #wholePerTarget = new Map<string, number>();

  private constructor(server: Server, port: number) {
    this.#server = server;
    this.#port = port;
  }

  /**
   * @param apiOrigin the base of a site's API, with `{site}` in it
   */
  static async start(apiOrigin: string): Promise<CountingRelay> {
    const { hostname, port } = new URL(apiOrigin.replace('{site}', ''));
    const count = { answered: (_bytes: number, _target: string, _status: number) => {} };
    const server = createServer((incoming, outgoing) => {
      const { url, method, headers } = incoming;
      const onward = request({ hostname, port, path: url, method, headers }, (answer) => {
        let bytes = 0;
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.on('data', (chunk: Buffer) => (bytes += chunk.length));
        answer.on('end', () => count.answered(bytes, url ?? '', answer.statusCode ?? 502));
        answer.pipe(outgoing);
      });
      onward.on('error', () => outgoing.destroy());
      incoming.pipe(onward);
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('expected a TCP address');
    const relay = new CountingRelay(server, address.port);
    const one = (counts: Map<string, number>, target: string) =>
      counts.set(target, (counts.get(target) ?? 0) + 1);
    count.answered = (bytes, target, status) => {
      relay.#calls += 1;
      relay.#bytes += bytes;
      one(relay.#perTarget, target);
      if (status !== 304) one(relay.#wholePerTarget, target);
    };
    return relay;
  }

  /** The base of a site's API through the relay, with `{site}` in it. */
  get apiOrigin(): string {
    return `http://127.0.0.1:${this.#port}/{site}`;
  }

  /** What passed since the last reset. */
  get counted(): {
    readonly calls: number;
    readonly bytes: number;
    /** How often each path was asked for, with its query. */
    readonly perTarget: ReadonlyMap<string, number>;
    /** The same without answers of 304, which say that what web has is still right. */
    readonly wholePerTarget: ReadonlyMap<string, number>;
  } {
    return {
      calls: this.#calls,
      bytes: this.#bytes,
      perTarget: this.#perTarget,
      wholePerTarget: this.#wholePerTarget,
    };
  }

  reset(): void {
    this.#calls = 0;
    this.#bytes = 0;
    this.#perTarget.clear();
    this.#wholePerTarget.clear();
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }
}
