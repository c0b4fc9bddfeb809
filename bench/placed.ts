import http from 'node:http';
import { once } from 'node:events';
import { addDays } from '#src/kernel/date/day.ts';
import { href } from '#src/routes/href.ts';
import type { PageRef } from '#src/routes/page.ts';
import { gzipped } from '#tests/support/build-scripts.ts';
import { OwnBackend } from '#tests/support/own-backend.ts';
import { OwnWeb } from '#tests/support/own-web.ts';
import { buildIfNeeded } from '../tools/lib/build.ts';
import { ask } from './lib/ask.ts';
import { brokenBounds, figureTable, spread, type Figure, type Findings } from './lib/figures.ts';
import { itemsOf, type Items } from './lib/items.ts';
import { load } from './lib/load.ts';
import { memoryOf } from './lib/memory.ts';
import { numbersFrom } from './lib/mixed.ts';
import { benchPorts } from './lib/place.ts';
import { ownScript } from './pages.ts';

const host = 'fr.velours.test';
const shape = {
  pages: 500,
  places: 60,
  fill: 12_000,
  requests: 12_000,
  connections: 8,
  rounds: 5,
  warm: 150,
} as const;
/** The least share of the hit rate without places that the mix with places may have (issue of the place, D44). */
const leastShare = 0.8;
/** What a page with a place may have, in shares of the same page without. */
const most = { script: 1, warm: 1.1 } as const;

/** The addresses of pages that depend on the place, those that visitors ask for most first. */
function placedPages({ films }: Items, today: string): string[] {
  const days = Array.from({ length: 14 }, (_, ahead) => addDays(today, ahead));
  const refs: PageRef[] = [
    { page: 'home' },
    { page: 'shows' },
    ...films.map(({ slug }) => ({ page: 'movie', slug }) as const),
    ...days.map((date) => ({ page: 'shows', filters: { date } }) as const),
    ...days.flatMap((date) => films.map(({ slug }) => ({ page: 'movie', slug, filters: { date } }) as const)),
  ];
  return refs.slice(0, shape.pages).map((ref) => href('fr-FR', ref));
}

/** Picks from a list so that the n-th entry is asked for 1/n times as often as the first (Zipf, exponent 1). */
function zipf<T>(list: readonly T[], random: () => number): () => T {
  const sums: number[] = [];
  list.reduce((sum, _one, at) => (sums[at] = sum + 1 / (at + 1)), 0);
  const whole = sums.at(-1) ?? 0;
  return () => {
    const drawn = random() * whole;
    return list[sums.findIndex((sum) => drawn < sum)] ?? (list[0] as T);
  };
}

interface Wish {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The same visitors for the same pages, half of them with a place, or none. */
function wishes(pages: readonly string[], places: readonly string[], placed: boolean): Wish[] {
  const random = numbersFrom(2026);
  const page = zipf(pages, random);
  const place = zipf(places, random);
  return Array.from({ length: shape.fill + shape.requests }, () => {
    const path = page();
    const city = place();
    const own = random() < 0.5 && placed;
    return {
      path,
      headers: { host, 'accept-encoding': 'gzip', ...(own ? { cookie: `locator=city:${city}` } : {}) },
    };
  });
}

/** Asks for all of them on a few connections, and counts the answers that the page cache had. */
async function hitsOf(port: number, all: readonly Wish[]): Promise<number> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: shape.connections });
  let next = 0;
  let hits = 0;
  const worker = async () => {
    for (let wish = all[next++]; wish !== undefined; wish = all[next++]) {
      const outgoing = http.get({ port, host: '127.0.0.1', path: wish.path, headers: wish.headers, agent });
      const [answer] = (await once(outgoing, 'response')) as [http.IncomingMessage];
      answer.resume();
      await once(answer, 'end');
      if (answer.statusCode !== 200) throw new Error(`${wish.path} answered ${answer.statusCode}`);
      if (answer.headers['x-nextjs-cache'] !== 'MISS') hits += 1;
    }
  };
  await Promise.all(Array.from({ length: shape.connections }, worker));
  agent.destroy();
  return hits;
}

/**
 * Measures what the visitor's place costs (D44): the hit rate and the memory of a mix of places and pages beside the same mix
 * without places, and the warm answer, compressed HTML and script of a page with a place beside the same page without.
 */
export async function benchPlaced(): Promise<Findings> {
  await buildIfNeeded();
  const backend = await OwnBackend.start(['fr'], { port: benchPorts.backend });
  const rates: Record<'with' | 'without', { rate: number; memory: number; distinct: number }> = {
    with: { rate: 0, memory: 0, distinct: 0 },
    without: { rate: 0, memory: 0, distinct: 0 },
  };
  const rows: string[][] = [];
  const shares: Figure[] = [];
  let sizes = '';
  try {
    const items = await itemsOf(backend.apiOrigin.replace('{site}', 'fr'), shape.pages);
    const pages = placedPages(items, new Date().toISOString().slice(0, 10));
    const places = items.cities.slice(0, shape.places).map(({ slug }) => slug);
    sizes = `${pages.length} pages and ${places.length} places (all cities of the site)`;
    for (const kind of ['without', 'with'] as const) {
      const web = await OwnWeb.start(backend.apiOrigin, { port: benchPorts.web });
      try {
        const all = wishes(pages, places, kind === 'with');
        await hitsOf(benchPorts.web, all.slice(0, shape.fill));
        const hits = await hitsOf(benchPorts.web, all.slice(shape.fill));
        const distinct = new Set(all.map(({ path, headers }) => `${path} ${headers['cookie'] ?? ''}`)).size;
        rates[kind] = { rate: hits / shape.requests, memory: (await memoryOf(web.pid)).now, distinct };
        if (kind === 'with')
          for (const one of await sideBySide(web.address, items)) {
            rows.push(rowOf(one));
            shares.push(...sharesOf(one));
          }
      } finally {
        await web.stop();
      }
    }
  } finally {
    await backend.stop();
  }
  const percent = ({ rate }: { readonly rate: number }) => [rate * 100];
  const figures: Figure[] = [
    { name: 'hit rate without places', unit: '%', values: percent(rates.without), digits: 1 },
    {
      name: 'hit rate, half of the visitors with a place',
      unit: '%',
      values: percent(rates.with),
      digits: 1,
    },
    { name: 'memory without places', unit: 'MB', values: [rates.without.memory] },
    { name: 'memory with places', unit: 'MB', values: [rates.with.memory] },
  ];
  const share = rates.with.rate / rates.without.rate;
  return {
    tables: [
      figureTable(figures),
      {
        columns: [
          'page',
          'gzip kB without',
          'with',
          'script kB without',
          'with',
          'warm p50 ms without',
          'with',
        ],
        rows,
      },
      figureTable(shares),
    ],
    notes: [
      `${shape.requests} requests, after ${shape.fill} others that filled the page cache, for ${sizes}, both by Zipf's law with exponent 1, on ${shape.connections} connections, each mix on a process of its own with every setting at its default; ${rates.with.distinct} different pages with places, ${rates.without.distinct} without. The hit rate with places is ${share.toFixed(2)} of the one without (at least ${leastShare}).`,
      `Side by side: the largest city of the list as the place; ${shape.rounds} rounds of ${shape.warm} answers each in turn, median (least–most). The last table has the page with the place in shares of the page without.`,
    ],
    broken: [
      ...(share < leastShare ? [`hit rate with places: ${share.toFixed(2)} of the one without`] : []),
      ...brokenBounds(shares),
    ],
  };
}

/** What one page weighs and how long it takes warm, in one of its forms. */
interface Form {
  html: string;
  /** Median of each round, in milliseconds. */
  readonly times: number[];
}

interface SideBySide {
  readonly page: PageRef['page'];
  readonly without: Form;
  readonly with: Form;
}

const forms = ['without', 'with'] as const;

/** The same pages with and without a place, in turn. */
async function sideBySide(base: string, { films, cities }: Items): Promise<SideBySide[]> {
  const cookie = `locator=city:${cities[0]?.slug ?? ''}`;
  const headersOf = { without: { host }, with: { host, cookie } } as const;
  const refs: PageRef[] = [
    { page: 'home' },
    { page: 'shows' },
    { page: 'events' },
    { page: 'movie', slug: films[0]?.slug ?? '' },
  ];
  const found: SideBySide[] = [];
  for (const ref of refs) {
    const path = href('fr-FR', ref);
    const one: SideBySide = {
      page: ref.page,
      without: { html: '', times: [] },
      with: { html: '', times: [] },
    };
    for (let round = 0; round < shape.rounds; round += 1)
      for (const form of forms) {
        const headers = headersOf[form];
        one[form].html = (await ask(`${base}${path}`, headers)).body.toString();
        const { p50 } = await load({
          base,
          paths: [path],
          connections: 1,
          amount: shape.warm,
          headers: { ...headers, 'accept-encoding': 'gzip' },
        });
        one[form].times.push(p50);
      }
    found.push(one);
  }
  return found;
}

function rowOf(one: SideBySide): string[] {
  const both = forms.map((form) => one[form]);
  return [
    one.page,
    ...both.map(({ html }) => (gzipped(html) / 1_000).toFixed(1)),
    ...both.map(({ html }) => (ownScript(html) / 1_000).toFixed(1)),
    ...both.map(({ times }) => spread(times, 2)),
  ];
}

/** The page with a place in shares of the page without, with their bounds. */
function sharesOf({ page, without, with: placed }: SideBySide): Figure[] {
  const share = (weigh: (html: string) => number) => weigh(placed.html) / weigh(without.html);
  const figure = { unit: 'share', digits: 2 } as const;
  return [
    { ...figure, name: `gzip of ${page}`, values: [share(gzipped)] },
    { ...figure, name: `script of ${page}`, values: [share(ownScript)], bound: most.script },
    {
      ...figure,
      name: `warm p50 of ${page}`,
      values: placed.times.map((time, round) => time / (without.times[round] ?? time)),
      bound: most.warm,
    },
  ];
}
