import { buildIfNeeded } from '../tools/lib/build.ts';
import { endpoints } from '#src/contract/endpoints.ts';
import type { PageRef } from '#src/routes/page.ts';
import { href, type HrefOptions } from '#src/routes/href.ts';
import { cookieNames } from '#src/sites/cookie-names.ts';
import { OwnBackend } from '#tests/support/own-backend.ts';
import { startMeasuredWeb } from './inside/inside.ts';
import { ask } from './lib/ask.ts';
import { CountingRelay } from '#tests/support/counting-relay.ts';
import { figureTable, median, shares, spread, type Figure, type Findings } from './lib/figures.ts';
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

/** The greatest growth of a cold page's processor time from one size to the other: pages pay for what they show. */
const growthBounds: Readonly<Record<string, number>> = {
  film: 1.3,
  cinema: 1.3,
  city: 1.3,
  search: 1.3,
  'missing film': 1.3,
  'home with a place': 1.3,
  'all films': 2,
  'all cinemas': 2,
  home: 2,
};

/** A search shows the showtimes of so many films: what finds as many in both sizes makes pages of the same parts. */
const filmsShown = 4;

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

/** What is asked for, and the status of its answer. */
interface Wish {
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly status?: number;
}

/** The cold pages by kind. */
function wishesOf(items: Items, words: readonly string[]): Readonly<Record<string, readonly Wish[]>> {
  const path = (ref: PageRef, options?: HrefOptions): Wish => ({ path: href('fr-FR', ref, options) });
  const some = <T>(all: readonly T[]) => all.slice(0, shape.items);
  return {
    // First, while no page has read the showtimes of a film: the films that a search finds are read by it.
    search: some(words).map((q) => path({ page: 'search' }, { query: { q } })),
    film: some(items.films).map(({ slug }) => path({ page: 'movie', slug })),
    cinema: some(items.cinemas).map(({ slug }) => path({ page: 'cinema', slug })),
    city: some(items.cities).map(({ slug }) => path({ page: 'city', slug })),
    'missing film': Array.from({ length: shape.items }, (_, index) => ({
      ...path({ page: 'movie', slug: `no-such-film-${index}` }),
      status: 404,
    })),
    'home with a place': some(items.cities).map(({ slug }) => ({
      ...path({ page: 'home' }),
      headers: { cookie: `${cookieNames.locator}=city:${slug}` },
    })),
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
  readonly wishes: Readonly<Record<string, readonly Wish[]>>;
  /** Pages that a process renders before, so that it has settled. */
  readonly others: readonly string[];
  readonly cinemas: number;
  readonly start: number;
  /** What visitors look for. */
  readonly words: readonly string[];
  /** Milliseconds of the page that reads the whole schedule of the site, for each round. */
  readonly schedule: number[];
  /** Memory of the web process after all pages, in MB, for each round. */
  readonly web: number[];
  /** Milliseconds of processor time of a cold page by kind, as the mean over its items; kilobytes and calls as their median. */
  readonly cold: Map<string, number[]>;
  readonly html: Map<string, number[]>;
  readonly bytes: Map<string, number[]>;
  readonly calls: Map<string, number[]>;
}

const add = (to: Map<string, number[]>, kind: string, value: number) =>
  to.set(kind, [...(to.get(kind) ?? []), value]);

/** A list of films, so that the process has the schedule. */
const firstFilms = href('fr-FR', { page: 'shows', filters: { tags: ['kids'] } });

/** One web process on a size: lists are read once with the first pages, then each page is asked for the first time. */
async function round(size: Size): Promise<void> {
  const { relay, wishes, others } = size;
  const { web, cpu } = await startMeasuredWeb(relay.apiOrigin);
  try {
    for (const path of ['/aide', href('fr-FR', { page: 'sitemap' })])
      await ask(`${web.address}${path}`, { host }).catch(() => null);
    size.schedule.push((await ask(`${web.address}${firstFilms}`, { host })).milliseconds);
    for (const path of others) await ask(`${web.address}${path}`, { host });
    // The first film that is missing is looked for in the lists of the site's other languages, which are read then.
    await ask(`${web.address}${href('fr-FR', { page: 'movie', slug: 'no-film' })}`, { host }, 404);
    for (const [kind, asked] of Object.entries(wishes)) {
      const pages: { html: number; bytes: number; calls: number }[] = [];
      const before = await cpu();
      for (const { path, headers, status } of asked) {
        relay.reset();
        const { body } = await ask(`${web.address}${path}`, { host, ...headers }, status);
        pages.push({ html: body.length, ...relay.counted });
      }
      add(size.cold, kind, ((await cpu()) - before) / asked.length);
      for (const [name, divisor] of [
        ['html', 1_000],
        ['bytes', 1_000],
        ['calls', 1],
      ] as const)
        add(size[name], kind, median(pages.map((page) => page[name])) / divisor);
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
  const items = await itemsOf(api, 2 * shape.items);
  const cinemas = (await fetch(`${api}/api/cinemas?language=fr`).then((answer) =>
    answer.json(),
  )) as unknown[];
  const measures = { cold: new Map(), html: new Map(), bytes: new Map(), calls: new Map() };
  const words = small?.words ?? sharedWords(await titlesOf(api));
  const wishes = wishesOf(items, words);
  // No films: a search reads the showtimes of those that it finds.
  const others = (['cinema', 'city'] as const).flatMap((page) =>
    (page === 'cinema' ? items.cinemas : items.cities)
      .slice(shape.items)
      .map(({ slug }) => href('fr-FR', { page, slug })),
  );
  return {
    factor,
    backend,
    relay,
    wishes,
    others,
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
  const growths = (kind: string) => shares(of(large.cold, kind), of(small.cold, kind));
  const kinds = Object.keys(small.wishes);
  return {
    tables: [
      figureTable(figures),
      {
        columns: [
          'cold page',
          'processor ms, 1×',
          'processor ms, 10×',
          'growth',
          'bound',
          'calls',
          'read kB',
          'HTML kB',
        ],
        rows: kinds.map((kind) => [
          kind,
          spread(of(small.cold, kind)),
          spread(of(large.cold, kind)),
          spread(growths(kind), 2),
          String(growthBounds[kind] ?? ''),
          ...(['calls', 'bytes', 'html'] as const).map((name) =>
            [small, large]
              .map((size) => median(of(size[name], kind)).toFixed(name === 'calls' ? 0 : 1))
              .join(' → '),
          ),
        ]),
      },
    ],
    notes: [
      `Site fr, the demonstration once and ten times (\`DEMONSTRATION_FACTOR\`), both backends running, a new web process for each of ${shape.rounds} rounds in turn. The lists of the site are read before, the schedule with a list of films for children, which is no row below; then as many cinemas and cities, and a film that is missing, which are no row below; then up to ${shape.items} pages of a kind are asked for the first time. Milliseconds of processor time of the web process for a page, in all of its threads (\`process.cpuUsage\`); growth of each round: median (least–most). Searches are for words that at least ${filmsShown} titles of the smaller size have, so that both find what fills the page.`,
      'Calls and read kB: what the page asked of the backend, and the bytes of the answers. →: from one size to the other.',
    ],
    broken: kinds
      .map((kind) => ({ kind, growth: median(growths(kind)), most: growthBounds[kind] ?? Infinity }))
      .filter(({ growth, most }) => growth > most)
      .map(
        ({ kind, growth, most }) =>
          `cold, ${kind}: ${growth.toFixed(2)} times with ten times the catalogue, at most ${most}`,
      ),
  };
}
