import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { isGuarded, matchEndpoint } from '#src/api/endpoint/match-endpoint.ts';
import type { EndpointId } from '#src/contract/endpoints.ts';
import { findLocale, isLanguage, isSiteId } from '#src/sites/registry.ts';
import type { Locale } from '#src/sites/site.ts';
import { apiBaseOf } from './stage.ts';

/** Changes the body of an answer in place; the locale is null when the call has no language of the site. */
type Change = (id: EndpointId, body: unknown, locale: Locale | null) => void;

/** A call that was answered; times in milliseconds of the same clock. */
export interface AnsweredCall {
  readonly path: string;
  readonly began: number;
  readonly ended: number;
}

/** What becomes of a call: an answer, one after a second, one that never comes, or status 500. */
export type Fate = 'well' | 'slow' | 'hang' | 'fail';

/** The stage's API with its answers changed. */
export class AlteredApi {
  readonly #server: Server;
  readonly #change: Change;
  readonly #lacks: ReadonlySet<EndpointId>;
  #port = 0;

  /** What becomes of the calls of an endpoint; a test may change it at any time. */
  fate: (id: EndpointId) => Fate = () => 'well';

  /** The calls that were answered since a test emptied it. */
  readonly calls: AnsweredCall[] = [];

  /** The revision of its catalogue; another one makes all pages stale. */
  revision = 1;

  /** @param lacks calls that it answers with 404, like an API that does not have them */
  constructor(change: Change, lacks: readonly EndpointId[] = []) {
    this.#change = change;
    this.#lacks = new Set(lacks);
    this.#server = createServer((request, response) => void this.#answer(request, response));
  }

  /** The value for `API_ORIGIN`. */
  get origin(): string {
    return `http://127.0.0.1:${this.#port}/{site}`;
  }

  async start(): Promise<void> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    const address = this.#server.address();
    if (address === null || typeof address === 'string') throw new Error('expected a TCP address');
    this.#port = address.port;
  }

  async stop(): Promise<void> {
    const closed = once(this.#server, 'close');
    this.#server.close();
    this.#server.closeAllConnections();
    await closed;
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const began = performance.now();
    const url = new URL(request.url ?? '/', 'http://127.0.0.1');
    const [, site = '', ...rest] = url.pathname.split('/');
    const path = `/${rest.join('/')}`;
    const match = matchEndpoint(path);
    if (!isSiteId(site) || match.kind !== 'call' || isGuarded(match.id) || this.#lacks.has(match.id)) {
      response.writeHead(404).end();
      return;
    }
    const fate = this.fate(match.id);
    if (fate === 'hang') return;
    if (fate === 'slow') await sleep(1_000);
    if (fate === 'fail') {
      response.writeHead(500).end();
      return;
    }
    const answer = await fetch(`${apiBaseOf(site)}${path}${url.search}`);
    const body: unknown = await answer.json();
    const language = url.searchParams.get('language') ?? '';
    if (answer.ok) this.#change(match.id, body, isLanguage(language) ? findLocale(site, language) : null);
    response
      .writeHead(answer.status, {
        'content-type': answer.headers.get('content-type') ?? 'application/json',
        'x-catalogue-revision': String(this.revision),
      })
      .end(JSON.stringify(body));
    this.calls.push({ path: `${path}${url.search}`, began, ended: performance.now() });
  }
}
