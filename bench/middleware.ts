import { showsFixture } from '#src/contract/shows/fixture.ts';
import { perSite } from '#src/config/environment.ts';
import { decide } from '#src/request/decide.ts';
import type { Incoming, ItemState, World } from '#src/request/decision.ts';
import { hostileRequests, randomFrom, type GoodAddress } from '#src/request/hostile-addresses.ts';
import { hostTable } from '#src/request/host.ts';
import { href } from '#src/routes/href.ts';
import type { PageRef } from '#src/routes/page.ts';
import { locales, siteOf } from '#src/sites/registry.ts';
import { brokenBounds, quantile, spread, type Findings } from './lib/figures.ts';

const perKind = 20_000;
const warmUpRounds = 3;
const rounds = 5;
/** The aim for the median of all kinds, in microseconds. */
const aimMicroseconds = 20;

const origins = perSite((site) => `https://${site}.velours.test`);
const shows = new Map<string, ItemState>(
  Array.from({ length: 240 }, (_, index) => [
    `show-number-${index}`,
    { kind: 'here', page: index % 5 === 0 ? 'entertainment' : 'movie' },
  ]),
);
for (const { slug, isMovie } of showsFixture.shows) {
  shows.set(slug, { kind: 'here', page: isMovie ? 'movie' : 'entertainment' });
}
const catalogue = new Map(locales.map((locale) => [locale, shows]));

const world: World = {
  hosts: hostTable(origins),
  origins,
  day: () => '2026-11-20',
  quarter: () => '2026-11-20T18:15:00.000Z',
  earliestDay: () => '2026-11-20',
  daysEnd: () => ({ next: Date.parse('2026-11-21T04:00:00Z'), earliest: Date.parse('2026-11-21T04:00:00Z') }),
  item: (locale, kind, slug) =>
    kind === 'show' ? (catalogue.get(locale)?.get(slug) ?? null) : { kind: 'here', page: null },
  cityOf: () => null,
  cityNamed: () => null,
  genreOf: (_locale, genre) => genre,
  remainingOf: () => undefined,
  mayBeElsewhere: () => false,
  isWarm: () => true,
};

const browsers = [
  'fr-FR,fr;q=0.9,en-US;q=0.8,en;q=0.7',
  'de-CH,de;q=0.9,en;q=0.5',
  'nl-NL,nl;q=0.9',
  'en-GB',
  null,
];
const random = randomFrom(7);

function pick<T>(list: readonly T[]): T {
  const chosen = list[Math.floor(random() * list.length)];
  if (chosen === undefined) throw new RangeError('expected a list that is not empty');
  return chosen;
}

function incoming({ site, path }: GoodAddress): Incoming {
  return {
    method: 'GET',
    host: `${site}.velours.test`,
    path,
    search: random() < 0.1 ? '?utm_source=letter&utm_medium=mail' : '',
    languageCookie: random() < 0.3 ? 'fr' : undefined,
    acceptLanguage: pick(browsers),
    action: false,
  };
}

function addresses(refs: readonly PageRef[]): GoodAddress[] {
  return locales.flatMap((locale) => refs.map((ref) => ({ site: siteOf(locale), path: href(locale, ref) })));
}

const slugs = Array.from({ length: 60 }, (_, index) => `show-number-${index * 4}`);
const films = slugs.map((slug): PageRef => {
  const state = shows.get(slug);
  const page = state?.kind === 'here' && state.page === 'entertainment' ? state.page : 'movie';
  return { page, slug };
});
const pages = addresses([
  { page: 'home' },
  { page: 'shows' },
  { page: 'cinemas' },
  { page: 'cinema', slug: 'velours-lyon' },
  ...films,
]);
const filtered = addresses(
  films.flatMap((ref): PageRef[] =>
    ref.page === 'movie'
      ? [{ ...ref, filters: { date: '2026-11-21', versions: ['vf', 'vost'], tags: ['3d', 'imax'] } }]
      : [],
  ),
);

const make = (list: readonly GoodAddress[]) => Array.from({ length: perKind }, () => incoming(pick(list)));

const kinds: Readonly<Record<string, readonly Incoming[]>> = {
  pages: make(pages),
  filters: make(filtered),
  redirects: make(pages.map(({ site, path }) => ({ site, path: `${path === '/' ? '/films' : path}/` }))),
  'not found': make(
    Array.from({ length: 500 }, (_, index) => ({
      site: pick(pages).site,
      path: `/en/nothing/${index}/here`,
    })),
  ),
  hostile: hostileRequests(11, perKind, pages, (site) => `${site}.velours.test`),
};

interface Round {
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}

/** The microseconds of each decision. */
function measure(requests: readonly Incoming[]): Float64Array {
  const times = new Float64Array(requests.length);
  for (const [index, request] of requests.entries()) {
    const start = process.hrtime.bigint();
    decide(request, world);
    times[index] = Number(process.hrtime.bigint() - start) / 1_000;
  }
  return times;
}

function roundOf(times: Float64Array): Round {
  return { p50: quantile(times, 0.5), p95: quantile(times, 0.95), p99: quantile(times, 0.99) };
}

/**
 * Measures the microseconds per decision of the middleware, by kind of address. Everything except the network is real:
 * route table, hosts, languages, filters, a catalogue of 240 shows in each of the eighteen locales.
 */
export function benchMiddleware(): Findings {
  const everything = Object.values(kinds).flat();
  for (let turn = 0; turn < warmUpRounds; turn += 1) for (const request of everything) decide(request, world);

  const found = new Map<string, Round[]>([...Object.keys(kinds), 'all'].map((kind) => [kind, []]));
  for (let turn = 0; turn < rounds; turn += 1) {
    const times = Object.entries(kinds).map(([kind, requests]) => ({ kind, times: measure(requests) }));
    for (const one of times) found.get(one.kind)?.push(roundOf(one.times));
    found.get('all')?.push(roundOf(Float64Array.from(times.flatMap((one) => [...one.times]))));
  }
  const rows = [...found].map(([kind, results]) => [
    kind,
    ...(['p50', 'p95', 'p99'] as const).map((name) =>
      spread(
        results.map((result) => result[name]),
        1,
      ),
    ),
  ]);
  const all = (found.get('all') ?? []).map(({ p50 }) => p50);
  return {
    tables: [{ columns: ['kind of address', 'p50 µs', 'p95 µs', 'p99 µs'], rows }],
    notes: [
      `${perKind.toLocaleString('en')} decisions of each kind a round, median of ${rounds} rounds (least–most). Aim: a p50 over all of at most ${aimMicroseconds} µs.`,
    ],
    broken: brokenBounds([
      { name: 'middleware, p50 over all', unit: 'µs', values: all, digits: 1, bound: aimMicroseconds },
    ]),
  };
}
