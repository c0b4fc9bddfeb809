import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { matchEndpoint } from '#src/api/endpoint/match-endpoint.ts';
import { failingAnswers, type FailureName } from '#tests/support/failing-answers.ts';

/** How the API behind a relay is: well, failing in one way, or well and late. */
export type RelayState = 'well' | FailureName | { readonly lateMs: number };

const isShow = (url: string) => {
  const path = new URL(url, 'http://relay').pathname.replace(/^\/[a-z]{2}(?=\/api\/)/, '');
  const match = matchEndpoint(path);
  return match.kind === 'call' && match.id === 'show';
};

/** Stands between web and backend, can fail in every way, and can change the titles of films. */
export class FailingRelay {
  readonly #server: Server;
  readonly #backend: string;
  readonly #port: number;
  #state: RelayState = 'well';
  #edition = 0;
  #calls = 0;

  private constructor(server: Server, backend: string, port: number) {
    this.#server = server;
    this.#backend = backend;
    this.#port = port;
  }

  /** @param apiOrigin the base of a site's API, with `{site}` in it */
  static async start(apiOrigin: string): Promise<FailingRelay> {
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('expected a TCP address');
    const relay = new FailingRelay(server, new URL(apiOrigin.replace('{site}', '')).origin, address.port);
    server.on('request', (incoming, outgoing) => relay.#answer(incoming, outgoing));
    return relay;
  }

  /** The base of a site's API through the relay, with `{site}` in it. */
  get apiOrigin(): string {
    return `http://127.0.0.1:${this.#port}/{site}`;
  }

  /** How often the titles of films were changed: they end with as many exclamation marks. */
  get edition(): number {
    return this.#edition;
  }

  /** Requests that came since the last {@link become}. */
  get calls(): number {
    return this.#calls;
  }

  /** Changes the state; requests on their way end as they began. */
  become(state: RelayState): void {
    this.#state = state;
    this.#calls = 0;
  }

  /** Changes the titles of films. */
  retitle(): void {
    this.#edition += 1;
  }

  async stop(): Promise<void> {
    const closed = once(this.#server, 'close');
    this.#server.close();
    this.#server.closeAllConnections();
    await closed;
  }

  #answer(incoming: IncomingMessage, outgoing: ServerResponse): void {
    this.#calls += 1;
    const state = this.#state;
    if (state === 'well') this.#pass(incoming, outgoing);
    else if (typeof state === 'string') failingAnswers[state](incoming, outgoing);
    else {
      const timer = setTimeout(() => this.#pass(incoming, outgoing), state.lateMs);
      outgoing.on('close', () => clearTimeout(timer));
    }
  }

  #pass(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const { url = '/', method, headers } = incoming;
    if (isShow(url)) return void this.#retitled(url, outgoing).catch(() => outgoing.destroy());
    const onward = request(`${this.#backend}${url}`, { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  }

  async #retitled(url: string, outgoing: ServerResponse): Promise<void> {
    const answer = await fetch(`${this.#backend}${url}`);
    const kept = [...answer.headers].filter(([name]) =>
      /^content-type$|^x-catalogue-|^cache-control$/.test(name),
    );
    let body = await answer.text();
    if (answer.ok) {
      const show = JSON.parse(body) as { title: string };
      body = JSON.stringify({ ...show, title: `${show.title}${'!'.repeat(this.#edition)}` });
    }
    outgoing.writeHead(answer.status, Object.fromEntries(kept)).end(body);
  }
}
