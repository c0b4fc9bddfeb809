import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { matchEndpoint } from '#src/api/endpoint-path.ts';
import { endpoints, type EndpointId } from '#src/contract/endpoints.ts';
import { fixtures } from '#src/contract/fixtures.ts';
import { findLocale, isLanguage, isSiteId, locales } from '#src/sites/registry.ts';
import { payloads } from '#tests/security/payloads.ts';
import { apiBaseOf } from './stage.ts';

type Step = string | number;

/** Every text of a JSON value with its place. */
function* textsIn(
  value: unknown,
  place: readonly Step[] = [],
): Generator<readonly [readonly Step[], string]> {
  if (typeof value === 'string') yield [place, value];
  else if (Array.isArray(value))
    for (const [index, item] of value.entries()) yield* textsIn(item, [...place, index]);
  else if (typeof value === 'object' && value !== null)
    for (const [name, item] of Object.entries(value)) yield* textsIn(item, [...place, name]);
}

function at(value: unknown, place: readonly Step[]): unknown {
  return place.reduce<unknown>(
    (part, step) => (typeof part === 'object' && part !== null ? Reflect.get(part, step) : undefined),
    value,
  );
}

function put(value: unknown, place: readonly Step[], text: string): void {
  const parent = at(value, place.slice(0, -1));
  const last = place.at(-1);
  if (typeof parent === 'object' && parent !== null && last !== undefined) Reflect.set(parent, last, text);
}

/** A field of a call's answer, whichever item it is of: `shows shows.*.title`. */
const fieldOf = (id: EndpointId, place: readonly Step[]) =>
  `${id} ${place.map((step) => (typeof step === 'number' || /[\d-]/.test(step) ? '*' : step)).join('.')}`;

/** The fields in which the contract lets any text through, found by trying each field of its fixtures. */
function findFreeFields(): ReadonlySet<string> {
  const probe = '<img src=x onerror=alert(1)>';
  const free = new Set<string>();
  for (const id of Object.keys(fixtures) as EndpointId[]) {
    const schema = endpoints[id].answer;
    for (const [place] of textsIn(fixtures[id])) {
      const changed: unknown = structuredClone(fixtures[id]);
      put(changed, place, probe);
      const { success, data } = schema.safeParse(changed);
      if (success && at(data, place) === probe) free.add(fieldOf(id, place));
    }
  }
  return free;
}

/** How many payloads stand in one text: the locales share them out, so that each field gets all of them. */
const share = Math.ceil(payloads.length / locales.length);

/** The stage's API with payloads in place of every text that the contract lets through (SEC5). */
export class PayloadApi {
  readonly fields = [...findFreeFields()];
  readonly #indexes = new Map(this.fields.map((field, index) => [field, index]));
  readonly #server: Server;
  #port = 0;
  #written = 0;

  constructor() {
    this.#server = createServer((request, response) => void this.#answer(request, response));
  }

  /** For `API_ORIGIN`. */
  get origin(): string {
    return `http://127.0.0.1:${this.#port}/{site}`;
  }

  /** Texts that were replaced until now. */
  get written(): number {
    return this.#written;
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
    const url = new URL(request.url ?? '/', 'http://127.0.0.1');
    const [, site = '', ...rest] = url.pathname.split('/');
    const path = `/${rest.join('/')}`;
    const match = matchEndpoint(path);
    if (!isSiteId(site) || match.kind !== 'call') {
      response.writeHead(404).end();
      return;
    }
    const answer = await fetch(`${apiBaseOf(site)}${path}${url.search}`);
    const body: unknown = await answer.json();
    const language = url.searchParams.get('language') ?? '';
    const locale = isLanguage(language) ? findLocale(site, language) : null;
    if (answer.ok) this.#poison(match.id, body, locale ? locales.indexOf(locale) : 0);
    response
      .writeHead(answer.status, {
        'content-type': answer.headers.get('content-type') ?? 'application/json',
        'x-catalogue-revision': '1',
      })
      .end(JSON.stringify(body));
  }

  #poison(id: EndpointId, body: unknown, turn: number): void {
    const mine = payloads.slice(turn * share, (turn + 1) * share);
    let count = turn;
    for (const [place, text] of textsIn(body)) {
      const index = this.#indexes.get(fieldOf(id, place));
      if (index === undefined || text === '') continue;
      count += 1;
      this.#written += 1;
      // A long list has an item for each payload; a single text carries them all.
      const list = place.findIndex((step) => typeof step === 'number');
      const long = list >= 0 && (at(body, [...place.slice(0, list), share]) ?? null) !== null;
      const chosen = long ? (mine[count % mine.length] ?? '') : mine.join(' ');
      put(body, place, `¤${index}¤${chosen}`);
    }
  }
}
