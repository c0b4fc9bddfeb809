import { buildIfNeeded } from '../tools/lib/build.ts';
import { endpoints } from '#src/contract/endpoints.ts';
import type { PageRef } from '#src/routes/page.ts';
import { href, type HrefOptions } from '#src/routes/href.ts';
import { OwnBackend } from '#tests/support/own-backend.ts';
import { OwnWeb } from '#tests/support/own-web.ts';
import { ask } from './lib/ask.ts';
import { CountingRelay } from '#tests/support/counting-relay.ts';
import { figureTable, median, spread, type Figure, type Findings } from './lib/figures.ts';
import { itemsOf, type Items } from './lib/items.ts';
import { load } from './lib/load.ts';
import { memoryOf, settled } from './lib/memory.ts';
import { freePort } from '#tests/support/own-web.ts';

/** The two sizes: the demonstration of one site, and ten times its films, cinemas and showtimes. */
const factors = [1, 10] as const;
/** How often each cold page is asked for, of how many items of a kind in turn. */
const shape = { rounds: 5, items: 8 } as const;
/** How a site's search is asked for: so many answers on so many connections. */
const searches = { amount: 2_000, connections: 20 } as const;
/** The answers that grow with the whole catalogue. */
const wholeLists = ['zone', 'cinemas', 'shows'] as const;
const host = 'fr.velours.test';

/** The greatest growth of a cold page from one size to the other: pages pay for what they show. */
const growthBounds: Readonly<Record<string, number>> = {
  film: 1.3,
  cinema: 1.3,
  city: 1.3,
  search: 1.3,
  'all films': 2,
  'all cinemas': 2,
  home: 2,
};

/** A search shows the showtimes of so many films: what finds as many in both sizes makes pages of the same parts. */
const filmsShown = 4;

/** A copy's title ends in a number, which nobody looks for. */
const longestWord = (title: string): string =>
  title.split(/[\s’]+/u).toSorted((a, b) => b.length - a.length)[0] ?? title;

/** Words that at least so many titles have, those of most titles first. */
function sharedWords(titles: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const title of titles)
    for (const word of new Set(title.toLowerCase().split(/[\s’']+/u)))
      if (word.length > 1) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count >= filmsShown)
    .toSorted(([, one], [, other]) => other - one)
    .map(([word]) => word);
}

/** The cold pages by kind. */
function pathsOf(items: Items, words: readonly string[]): Readonly<Record<string, readonly string[]>> {
  const path = (ref: PageRef, options?: HrefOptions) => href('fr-FR', ref, options);
  const some = <T>(all: readonly T[]) => all.slice(0, shape.items);
  return {
    // First, while no page has read the showtimes of a film: the films that a search finds are read by it.
    search: some(words).map((q) => path({ page: 'search' }, { query: { q } })),
    'search for a film': some(items.films).map(({ title }) =>
      path({ page: 'search' }, { query: { q: longestWord(title) } }),
    ),
    film: some(items.films).map(({ slug }) => path({ page: 'movie', slug })),
    cinema: some(items.cinemas).map(({ slug }) => path({ page: 'cinema', slug })),
    city: some(items.cities).map(({ slug }) => path({ page: 'city', slug })),
    'all films': [path({ page: 'shows' })],
    'all cinemas': [path({ page: 'cinemas' })],
    home: [path({ page: 'home' })],
  };
}

/** What was measured of one size. */
interface Size {
  readonly factor: number;
  readonly backend: OwnBackend;
  readonly relay: CountingRelay;
  readonly paths: Readonly<Record<string, readonly string[]>>;
  readonly cinemas: number;
  readonly start: number;
  /** What visitors look for. */
  readonly words: readonly string[];
  /** Milliseconds of the page that reads the whole schedule of the site, for each round. */
  readonly schedule: number[];
  /** Memory of the web process after all pages, in MB, for each round. */
  readonly web: number[];
  /** Milliseconds, kilobytes and calls of a cold page by kind: the median over its items for each round. */
  readonly cold: Map<string, number[]>;
  readonly html: Map<string, number[]>;
  readonly read: Map<string, number[]>;
  readonly calls: Map<string, number[]>;
}

const add = (to: Map<string, number[]>, kind: string, value: number) =>
  to.set(kind, [...(to.get(kind) ?? []), value]);

/** A list of films, so that the process has the schedule. */
const firstFilms = href('fr-FR', { page: 'shows', filters: { tags: ['kids'] } });

/** One web process on a size: lists are read once with the first pages, then each page is asked for the first time. */
async function round(size: Size): Promise<void> {
  const { relay, paths } = size;
  const web = await OwnWeb.start(relay.apiOrigin);
  try {
    for (const path of ['/aide', href('fr-FR', { page: 'sitemap' })])
      await ask(`${web.address}${path}`, { host }).catch(() => null);
    size.schedule.push((await ask(`${web.address}${firstFilms}`, { host })).milliseconds);
    for (const [kind, addresses] of Object.entries(paths)) {
      const pages: { milliseconds: number; html: number; bytes: number; calls: number }[] = [];
      for (const path of addresses) {
        relay.reset();
        const { milliseconds, body } = await ask(`${web.address}${path}`, { host });
        pages.push({ milliseconds, html: body.length, ...relay.counted });
      }
      const middle = (of: (page: (typeof pages)[number]) => number) => median(pages.map((page) => of(page)));
      add(
        size.cold,
        kind,
        middle(({ milliseconds }) => milliseconds),
      );
      add(
        size.html,
        kind,
        middle(({ html }) => html / 1_000),
      );
      add(
        size.read,
        kind,
        middle(({ bytes }) => bytes / 1_000),
      );
      add(
        size.calls,
        kind,
        middle(({ calls }) => calls),
      );
    }
    size.web.push((await memoryOf(web.pid)).now);
  } finally {
    await web.stop();
  }
}

async function titlesOf(api: string): Promise<readonly string[]> {
  const answer = await fetch(`${api}/api/shows?language=fr`);
  const { shows } = endpoints.shows.answer.parse(await answer.json());
  return shows.flatMap(({ isMovie, title }) => (isMovie ? [title] : []));
}

/** @param small the smaller size, whose words are looked for in both; null for itself */
async function startSize(factor: number, small: Size | null): Promise<Size> {
  const begin = performance.now();
  const backend = await OwnBackend.start(['fr'], {
    port: await freePort(),
    environment: { DEMONSTRATION_FACTOR: String(factor) },
  });
  const start = (performance.now() - begin) / 1_000;
  await settled(backend.pid);
  const relay = await CountingRelay.start(backend.apiOrigin);
  const api = backend.apiOrigin.replace('{site}', 'fr');
  const items = await itemsOf(api, shape.items);
  const cinemas = (await fetch(`${api}/api/cinemas?language=fr`).then((answer) =>
    answer.json(),
  )) as unknown[];
  const measures = { cold: new Map(), html: new Map(), read: new Map(), calls: new Map() };
  const words = small?.words ?? sharedWords(await titlesOf(api));
  const paths = pathsOf(items, words);
  return {
    factor,
    backend,
    relay,
    paths,
    cinemas: cinemas.length,
    start,
    words,
    schedule: [],
    web: [],
    ...measures,
  };
}

/** The time of the backend's search under load, and the bytes of its largest answers. */
async function backendFigures({ backend, words }: Size, name: (what: string) => string): Promise<Figure[]> {
  const base = backend.apiOrigin.replace('{site}', 'fr');
  const paths = words.map((word) => `/api/search/full?language=fr&q=${encodeURIComponent(word)}`);
  const { connections, amount } = searches;
  const { p50, p99 } = await load({
    base: new URL(base).origin,
    paths: paths.map((path) => new URL(base).pathname + path),
    connections,
    amount,
  });
  const figures: Figure[] = [
    { name: name('search, p50'), unit: 'ms', values: [p50], digits: 1 },
    { name: name('search, p99'), unit: 'ms', values: [p99], digits: 1 },
  ];
  for (const list of wholeLists) {
    const answer = await fetch(`${base}/api/${list}?language=fr`);
    if (!answer.ok) throw new Error(`/api/${list}: expected the list, got ${answer.status}`);
    const { byteLength } = await answer.arrayBuffer();
    figures.push({ name: name(`answer of ${list}`), unit: 'kB', values: [byteLength / 1_000] });
  }
  return figures;
}

/** Measures cold pages, the backend's memory and its start with a catalogue of one size beside one ten times as large. */
export async function benchLarge(): Promise<Findings> {
  await buildIfNeeded();
  const sizes: Size[] = [];
  const figures: Figure[] = [];
  try {
    for (const factor of factors) sizes.push(await startSize(factor, sizes[0] ?? null));
    for (let turn = 0; turn < shape.rounds; turn += 1) for (const size of sizes) await round(size);
    for (const size of sizes) {
      const { factor, backend, start, cinemas, schedule, web } = size;
      const { now, peak } = await memoryOf(backend.pid);
      const name = (what: string) => `${factor}×, ${cinemas} cinemas: ${what}`;
      figures.push(
        { name: name('first start, everything loaded'), unit: 's', values: [start] },
        { name: name('memory after the pages'), unit: 'MB', values: [now] },
        { name: name('most memory'), unit: 'MB', values: [peak] },
        { name: name('memory of the web process after the pages'), unit: 'MB', values: web },
        { name: name('the first list of films, which reads the schedule'), unit: 'ms', values: schedule },
        ...(await backendFigures(size, name)),
      );
    }
  } finally {
    for (const { backend, relay } of sizes) {
      await relay.stop();
      await backend.stop();
    }
  }
  const [small, large] = sizes;
  if (small === undefined || large === undefined) throw new Error('two sizes are measured');
  const of = (from: Map<string, number[]>, kind: string) => from.get(kind) ?? [];
  const growth = (kind: string) => median(of(large.cold, kind)) / median(of(small.cold, kind));
  const kinds = Object.keys(small.paths);
  return {
    tables: [
      figureTable(figures),
      {
        columns: ['cold page', 'ms, 1×', 'ms, 10×', 'growth', 'bound', 'calls', 'read kB', 'HTML kB'],
        rows: kinds.map((kind) => [
          kind,
          spread(of(small.cold, kind)),
          spread(of(large.cold, kind)),
          growth(kind).toFixed(2),
          String(growthBounds[kind] ?? ''),
          ...(['calls', 'read', 'html'] as const).map((name) =>
            [small, large]
              .map((size) => median(of(size[name], kind)).toFixed(name === 'calls' ? 0 : 1))
              .join(' → '),
          ),
        ]),
      },
    ],
    notes: [
      `Site fr, the demonstration once and ten times (\`DEMONSTRATION_FACTOR\`), both backends running, a new web process for each of ${shape.rounds} rounds in turn. The lists of the site are read before, the schedule with a list of films for children, which is no row below; then up to ${shape.items} pages of a kind are asked for the first time: median of the items, then of the rounds (least–most). Searches are for words that at least ${filmsShown} titles of the smaller size have, so that both find what fills the page; “search for a film” is for the longest word of a film's title, which finds one film in the smaller size and its ten copies in the larger, with the showtimes of four: the page shows more there, and has no bound.`,
      'Calls and read kB: what the page asked of the backend, and the bytes of the answers. →: from one size to the other.',
    ],
    broken: kinds
      .filter((kind) => growth(kind) > (growthBounds[kind] ?? Infinity))
      .map(
        (kind) => `a cold page of ${kind} grows ${growth(kind).toFixed(2)} times, not ${growthBounds[kind]}`,
      ),
  };
}
