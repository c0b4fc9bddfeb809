import { showsFixture } from '#src/contract/shows/fixture.ts';
import { perSite } from '#src/config/environment.ts';
import { decide } from '#src/request/decide.ts';
import type { Incoming, ItemState, World } from '#src/request/decision.ts';
import { hostileRequests, randomFrom, type GoodAddress } from '#src/request/hostile-addresses.ts';
import { hostTable } from '#src/request/host.ts';
import { href } from '#src/routes/href.ts';
import type { PageRef } from '#src/routes/page.ts';
import { locales, siteOf } from '#src/sites/registry.ts';

/**
 * `npm run bench:middleware`: microseconds per decision of the middleware, by kind of address. Aim: a median under
 * 20 µs over the mix. Everything but the network is real: route table, hosts, languages, filters, a catalogue of 240
 * shows in each of the eighteen locales.
 */
const perKind = 20_000;
const warmUpRounds = 3;
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
  item: (locale, kind, slug) =>
    kind === 'show' ? (catalogue.get(locale)?.get(slug) ?? null) : { kind: 'here', page: null },
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
  return { page: state?.kind === 'here' && state.page !== null ? state.page : 'movie', slug };
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

interface Row {
  readonly kind: string;
  readonly decisions: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly mean: number;
}

function measure(kind: string, requests: readonly Incoming[]): Row & { readonly times: Float64Array } {
  const times = new Float64Array(requests.length);
  for (const [index, request] of requests.entries()) {
    const start = process.hrtime.bigint();
    decide(request, world);
    times[index] = Number(process.hrtime.bigint() - start) / 1_000;
  }
  return { times, ...row(kind, times) };
}

function row(kind: string, times: Float64Array): Row {
  const sorted = times.toSorted();
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  const mean = times.reduce((sum, time) => sum + time, 0) / times.length;
  return { kind, decisions: times.length, p50: at(0.5), p95: at(0.95), p99: at(0.99), mean };
}

const everything = Object.values(kinds).flat();
for (let round = 0; round < warmUpRounds; round += 1)
  for (const request of everything) decide(request, world);

const rows = Object.entries(kinds).map(([kind, requests]) => measure(kind, requests));
const mix = row('all', Float64Array.from(rows.flatMap(({ times }) => [...times])));

const columns = ['kind', 'decisions', 'p50 µs', 'p95 µs', 'p99 µs', 'mean µs'];
const text = (value: number) => value.toFixed(1);
const lines = [...rows, mix].map(({ kind, decisions, p50, p95, p99, mean }) =>
  [kind, String(decisions), text(p50), text(p95), text(p99), text(mean)]
    .map((cell, index) => (index === 0 ? cell.padEnd(12) : cell.padStart(10)))
    .join(''),
);
console.log(columns.map((name, index) => (index === 0 ? name.padEnd(12) : name.padStart(10))).join(''));
console.log(lines.join('\n'));
console.log(
  mix.p50 < aimMicroseconds ? `\nmedian under ${aimMicroseconds} µs` : `\nmedian over ${aimMicroseconds} µs`,
);
process.exitCode = mix.p50 < aimMicroseconds ? 0 : 1;
