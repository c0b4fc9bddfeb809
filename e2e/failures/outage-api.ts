import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { isGuarded, matchEndpoint } from '#src/api/endpoint/match-endpoint.ts';
import { cinemaShowsFixture } from '#src/contract/cinema-shows/fixture.ts';
import { cinemaFixture } from '#src/contract/cinema/fixture.ts';
import { cinemasFixture } from '#src/contract/cinemas/fixture.ts';
import { citiesFixture } from '#src/contract/cities/fixture.ts';
import type { EndpointId } from '#src/contract/endpoints.ts';
import { eventsFixture } from '#src/contract/events/fixture.ts';
import { showCinemasFixture } from '#src/contract/show-cinemas/fixture.ts';
import { showFixture } from '#src/contract/show/fixture.ts';
import { showsFixture } from '#src/contract/shows/fixture.ts';
import { failingAnswers, type FailureName } from '#tests/support/failing-answers.ts';

/** The state of the API: one of the ways to fail, or one of these. */
export type Mode =
  | FailureName
  | 'well'
  /** No process listens. */
  | 'refused'
  /** Every answer is right, and takes a second. */
  | 'slow'
  /** Every list is there, and nothing is in it. */
  | 'emptied';

/** Slugs of the fixtures, by their role in the tests. */
export const slugs = {
  film: 'the-lamplighter-31207',
  otherFilm: 'glass-night-28841',
  event: 'cine-club-surprise',
  moved: 'lamplighter-old-title',
  gone: 'gone-show-1',
  unknown: 'never-heard-of-1',
  cinema: 'velours-faubourg',
} as const;

const listed = new Map(showsFixture.shows.map((show) => [show.slug, show]));

const bodies: Readonly<Partial<Record<EndpointId, unknown>>> = {
  shows: showsFixture,
  cinemas: cinemasFixture,
  cities: citiesFixture,
  events: eventsFixture,
  cinemaShows: cinemaShowsFixture,
  showCinemas: showCinemasFixture,
};

/** The same lists without anything in them. */
const emptied: Readonly<Partial<Record<EndpointId, unknown>>> = {
  shows: { shows: [], labels: [], contentratings: [] },
  cinemas: [],
  cities: [],
  events: [],
  cinemaShows: { shows: {}, days: {} },
  showCinemas: {},
};

/**
 * The API's answer to a call: a body, or a status. A call that is not listed is 404, as in a real API that lacks it.
 */
function answer(
  id: EndpointId,
  params: Readonly<Record<string, string>>,
  revision: number,
  edition: number,
): { body: unknown } | { status: number } {
  const list = bodies[id];
  if (list !== undefined) return { body: list };
  const { slug = '' } = params;
  if (id === 'cinema') {
    const cinema = cinemasFixture.find((listedCinema) => listedCinema.slug === slug);
    return cinema ? { body: { ...cinemaFixture, ...cinema } } : { status: 404 };
  }
  if (id !== 'show') return { status: 404 };
  if (slug === slugs.gone) return { status: 410 };
  if (slug === slugs.moved) return { body: { ...showFixture, slug, redirectSlug: slugs.film } };
  const show = listed.get(slug);
  return show
    ? {
        body: {
          ...showFixture,
          slug,
          title: `${show.title} (${revision})${'!'.repeat(edition)}`,
          isMovie: show.isMovie,
        },
      }
    : { status: 404 };
}

/** A small API of the contract that can fail in every way. */
export class OutageApi {
  readonly #server: Server;
  readonly #timers = new Set<NodeJS.Timeout>();
  #port = 0;
  #mode: Mode = 'well';
  #revision = 1;
  #edition = 0;
  readonly #calls: string[] = [];
  readonly #traces = new Set<string>();

  constructor() {
    this.#server = createServer((request, response) => this.#answer(request, response));
  }

  /** The value for `API_ORIGIN`. */
  get origin(): string {
    return `http://127.0.0.1:${this.#port}/{site}`;
  }

  /** Paths and queries of the requests since the start. */
  get calls(): readonly string[] {
    return this.#calls;
  }

  /** Ids of the traces that requests named. */
  get traces(): ReadonlySet<string> {
    return this.#traces;
  }

  /** The revision of its catalogue, as in `X-Catalogue-Revision`; the titles of films contain it too. */
  get revision(): number {
    return this.#revision;
  }

  /** Replaces the catalogue. */
  replaceCatalogue(): void {
    this.#revision += 1;
  }

  /** Changes the titles of films, in the same catalogue: they get one more exclamation mark. */
  retitle(): void {
    this.#edition += 1;
  }

  async start(): Promise<void> {
    await this.#listen();
  }

  /** Changes the state of the API. Open connections are closed. */
  async become(mode: Mode): Promise<void> {
    const wasListening = this.#mode !== 'refused';
    this.#mode = mode;
    if (mode === 'refused' && wasListening) await this.stop();
    else if (mode !== 'refused' && !wasListening) await this.#listen();
    else this.#server.closeAllConnections();
  }

  async stop(): Promise<void> {
    for (const timer of this.#timers) clearTimeout(timer);
    if (!this.#server.listening) return;
    const closed = once(this.#server, 'close');
    this.#server.close();
    this.#server.closeAllConnections();
    await closed;
  }

  async #listen(): Promise<void> {
    this.#server.listen(this.#port, '127.0.0.1');
    await once(this.#server, 'listening');
    const address = this.#server.address();
    if (address === null || typeof address === 'string') throw new Error('expected a TCP address');
    this.#port = address.port;
  }

  #answer(request: IncomingMessage, response: ServerResponse): void {
    this.#calls.push(request.url ?? '');
    this.#traces.add(String(request.headers['traceparent']).slice(3, 35));
    if (this.#mode === 'well' || this.#mode === 'emptied') this.#answerWell(request, response);
    else if (this.#mode === 'slow') {
      const timer = setTimeout(() => this.#answerWell(request, response), 1_000);
      this.#timers.add(timer);
      response.on('close', () => clearTimeout(timer));
    } else if (this.#mode !== 'refused') failingAnswers[this.#mode](request, response);
  }

  #answerWell(request: IncomingMessage, response: ServerResponse): void {
    const path = new URL(request.url ?? '/', 'http://127.0.0.1').pathname.replace(
      /^\/[a-z]{2}(?=\/api\/)/,
      '',
    );
    const match = matchEndpoint(path);
    const empty =
      this.#mode === 'emptied' && match.kind === 'call' && !isGuarded(match.id)
        ? emptied[match.id]
        : undefined;
    const found =
      empty !== undefined
        ? { body: empty }
        : match.kind === 'call' && !isGuarded(match.id)
          ? answer(match.id, match.params, this.#revision, this.#edition)
          : { status: 404 };
    if ('status' in found)
      response.writeHead(found.status, { 'content-type': 'application/problem+json' }).end('{}');
    else {
      response
        .writeHead(200, {
          'content-type': 'application/json',
          'cache-control': 'public, max-age=60',
          'x-catalogue-revision': String(this.#revision),
        })
        .end(JSON.stringify(found.body));
    }
  }
}
