import http from 'node:http';
import { addDays } from 'date-fns';
import { href } from '#src/routes/href.ts';
import type { ItemsInLanguage } from './items.ts';

/** One request of a mixed load. */
export interface MixedRequest {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Days after today whose pages are requested: some have showtimes, most have none. */
const daysAhead = [0, 1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144, 233, 377];
const searches = ['lyon', 'paris', 'am', 'le', 'concert', 'opera', '69', 'marseille', 'la nuit', 'x'];

/** All addresses of a site in the load: pages of all kinds, of many items, of many days. */
export function mixedPaths(languages: readonly ItemsInLanguage[], today: Date): string[] {
  const days = daysAhead.map((ahead) => addDays(today, ahead).toISOString().slice(0, 10));
  return languages.flatMap(({ locale, items: { films, entertainments, cinemas, cities } }) => [
    ...(['home', 'shows', 'cinemas', 'events', 'upcomingShowsLight'] as const).map((page) =>
      href(locale, { page }),
    ),
    ...days.map((date) => href(locale, { page: 'shows', filters: { date } })),
    ...searches.map((q) => href(locale, { page: 'search' }, { query: { q } })),
    ...films.flatMap(({ slug }) => [
      href(locale, { page: 'movie', slug }),
      ...days.map((date) => href(locale, { page: 'movie', slug, filters: { date } })),
    ]),
    ...entertainments.map(({ slug }) => href(locale, { page: 'entertainment', slug })),
    ...cinemas.flatMap(({ slug }) => [
      href(locale, { page: 'cinema', slug }),
      href(locale, { page: 'cinemaLight', slug }),
      ...days.map((date) => href(locale, { page: 'cinema', slug, filters: { date } })),
    ]),
    ...cities.flatMap(({ slug }) => [
      href(locale, { page: 'city', slug }),
      href(locale, { page: 'cityLight', slug }),
    ]),
  ]);
}

/** A generator of numbers from 0 to below 1, determined by a seed (mulberry32). */
export function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/**
 * The headers of a request: for the document, compressed or not, for the payload of a navigation, or for a part of it.
 */
const wishes: readonly Readonly<Record<string, string>>[] = [
  { 'accept-encoding': 'gzip' },
  { 'accept-encoding': 'gzip' },
  {},
  { rsc: '1', 'accept-encoding': 'gzip' },
  {
    rsc: '1',
    'next-router-prefetch': '1',
    'next-router-segment-prefetch': '/_tree',
    'accept-encoding': 'gzip',
  },
];

/**
 * A number of requests for the addresses, always in the same order: every address at least once when there are enough
 * requests, a tenth of them often.
 */
export function mixedRequests(paths: readonly string[], amount: number, host: string): MixedRequest[] {
  const next = numbersFrom(20);
  const often = paths.filter((_, index) => index % 10 === 0);
  const pick = <T>(list: readonly T[]) => list[Math.floor(next() * list.length)] as T;
  return Array.from({ length: amount }, (_, index) => {
    const path = index % 2 === 0 ? (paths[(index / 2) % paths.length] as string) : pick(often);
    return { path, headers: { host, ...pick(wishes) } };
  });
}

/** The results of a mixed load. */
export interface MixedOutcome {
  readonly statuses: ReadonlyMap<number, number>;
  readonly seconds: number;
}

function one(base: string, { path, headers }: MixedRequest, agent: http.Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const outgoing = http.get(`${base}${path}`, { headers, agent }, (answer) => {
      answer.resume();
      answer.on('end', () => {
        const { statusCode = 0, headers: said } = answer;
        // Next.js redirects a request for a payload to an address that names the payload.
        const on = statusCode === 307 ? said.location : undefined;
        if (on === undefined || !on.includes('_rsc')) resolve(statusCode);
        else one(base, { path: on, headers }, agent).then(resolve, reject);
      });
      answer.on('error', reject);
    });
    outgoing.on('error', reject);
  });
}

/** Sends all requests in order, on this many connections. */
export async function mixedLoad(
  base: string,
  requests: readonly MixedRequest[],
  connections: number,
): Promise<MixedOutcome> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  const statuses = new Map<number, number>();
  const waiting = [...requests].toReversed();
  const work = async () => {
    for (let request = waiting.pop(); request; request = waiting.pop()) {
      const status = await one(base, request, agent);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  const begun = performance.now();
  try {
    await Promise.all(Array.from({ length: connections }, work));
  } finally {
    agent.destroy();
  }
  return { statuses, seconds: (performance.now() - begun) / 1_000 };
}
