import { setTimeout as pause } from 'node:timers/promises';
import type { OwnBackend } from '#tests/support/own-backend.ts';
import { OwnRedis } from '#tests/support/own-redis.ts';
import { OwnWeb } from '#tests/support/own-web.ts';
import { quantile, type Findings } from '../lib/figures.ts';
import type { ItemsInLanguage } from '../lib/items.ts';
import { keptConnections, Steady, visitPage, type Visit } from '../lib/visits.ts';
import { coldPaths, warmPaths } from './load.ts';

const seed = 13;
/** Between two warm pages and between two cold ones, of both processes together, in milliseconds. */
const warmEveryMs = 50;
const coldEveryMs = 250;
const host = 'fr.velours.test';
/** The bounds of REL9: milliseconds more than with Redis well, and seconds until pages are shared again. */
const mostMore = 60;
const sharedWithin = 5;
/** Pages that are not shared again after so long, in seconds, will not be. */
const sharedLimit = 60;
const probeEveryMs = 100;
/** Redis is emptied so often, in milliseconds. */
const flushEveryMs = 100;
/** Redis is well between two failures for this share of the time of one. */
const wellShare = 0.5;

type Seen = Pick<Visit, 'path' | 'status' | 'milliseconds'>;

interface Stretch {
  readonly name: string;
  readonly warm: Seen[];
  readonly cold: Seen[];
  /** Seconds until a page of one process was found by the other again. */
  sharedAfter?: number;
}

/** Something that happens to Redis. @returns what ends it */
type Failure = readonly [name: string, begin: (redis: OwnRedis) => Promise<() => Promise<unknown>>];

const failures: readonly Failure[] = [
  [
    'stopped',
    async (redis) => {
      await redis.kill();
      return () => redis.restart();
    },
  ],
  [
    'silent (SIGSTOP)',
    (redis) => {
      redis.hang();
      return Promise.resolve(() => Promise.resolve(redis.wake()));
    },
  ],
  [
    'full',
    async (redis) => {
      await redis.fill();
      return () => redis.makeRoom();
    },
  ],
  [
    'emptied ten times a second',
    (redis) => {
      const flushes = new Steady(flushEveryMs, () => redis.call('FLUSHALL').catch(() => ''));
      return Promise.resolve(() => flushes.stop());
    },
  ],
];

const seenOf = ({ path, status, milliseconds }: Visit): Seen => ({ path, status, milliseconds });

/** No answer, or one that says that it is the server's fault. */
const isFailed = ({ status }: Seen) => status === 0 || status >= 500;

/**
 * Two web processes with one Redis under a steady load of warm and cold pages, while Redis fails in every way (REL9): what it
 * costs visitors, and how long it takes until pages are shared again.
 *
 * @param minutes of all failures and of the stretches between them
 */
export async function redisSoak(
  backend: OwnBackend,
  languages: readonly ItemsInLanguage[],
  { program, minutes }: { readonly program: string; readonly minutes: number },
): Promise<Findings> {
  const redis = await OwnRedis.start(program);
  const environment = { API_TIMEOUT_MS: '10000', REDIS_URL: redis.url };
  const webs = await Promise.all([1, 2].map(() => OwnWeb.start(backend.apiOrigin, { environment })));
  const agent = keptConnections();
  const [one, other] = webs.map(({ address }) => ({ address, host, agent }));
  if (one === undefined || other === undefined) throw new Error('expected two web processes');
  const [first] = languages;
  if (first === undefined) throw new Error('a site has a language');
  const warm = warmPaths(first.items);
  const cold = coldPaths(languages, warm, seed);
  const nextCold = () => {
    const path = cold.pop();
    if (path === undefined) throw new Error('there are no more cold pages: ask for fewer minutes');
    return path;
  };
  let stretch: Stretch = { name: 'warming up', warm: [], cold: [] };
  const begin = (name: string): Stretch => (stretch = { name, warm: [], cold: [] });
  let asked = 0;
  const askWarm = async () => {
    const [site, path] = [asked % 2 === 0 ? one : other, warm[Math.floor(asked / 2) % warm.length] ?? '/'];
    asked += 1;
    const { warm: noted } = stretch;
    noted.push(seenOf(await visitPage(site, path)));
  };
  let askedCold = 0;
  const askCold = async () => {
    askedCold += 1;
    const { cold: noted } = stretch;
    noted.push(seenOf(await visitPage(askedCold % 2 === 0 ? one : other, nextCold())));
  };
  /** Asks one process for pages that are cold, and then the other one, until that has the page of the first. */
  const sharedAgain = async () => {
    const began = performance.now();
    const seconds = () => (performance.now() - began) / 1_000;
    while (seconds() < sharedLimit) {
      const path = nextCold();
      const { status } = await visitPage(one, path);
      const found = await visitPage(other, path);
      if (status === 200 && found.headers['x-nextjs-cache'] === 'HIT') break;
      await pause(probeEveryMs);
    }
    return seconds();
  };
  const failureMs = (minutes * 60_000) / (failures.length + (failures.length + 1) * wellShare);
  const well: Stretch[] = [];
  const whileWell = async () => {
    well.push(begin('well'));
    await pause(failureMs * wellShare);
    begin('between');
  };
  const loads: Steady[] = [];
  try {
    for (const site of [one, other, one, other]) for (const path of warm) await visitPage(site, path);
    loads.push(new Steady(warmEveryMs, askWarm), new Steady(coldEveryMs, askCold));
    const failed: Stretch[] = [];
    for (const [name, fail] of failures) {
      await whileWell();
      const end = await fail(redis);
      const failing = begin(name);
      await pause(failureMs);
      begin('between');
      await end();
      failing.sharedAfter = await sharedAgain();
      failed.push(failing);
      process.stdout.write(`redis ${name}: shared again after ${failing.sharedAfter.toFixed(1)} s\n`);
    }
    await whileWell();
    return findingsOf(well, failed, {
      minutes,
      warm: warm.length,
      errors: webs.map(({ errors }) => errors).join(''),
    });
  } finally {
    await Promise.all(loads.map((load) => load.stop()));
    agent.destroy();
    await Promise.all(webs.map((web) => web.stop()));
    await redis.stop();
  }
}

const ms = (value: number) => value.toFixed(value < 10 ? 1 : 0);
const p95 = (visits: readonly Seen[]) =>
  quantile(
    visits.map(({ milliseconds }) => milliseconds),
    0.95,
  );

function findingsOf(
  well: readonly Stretch[],
  failed: readonly Stretch[],
  { minutes, warm, errors }: { readonly minutes: number; readonly warm: number; readonly errors: string },
): Findings {
  const all: Stretch = {
    name: 'well',
    warm: well.flatMap((one) => one.warm),
    cold: well.flatMap((one) => one.cold),
  };
  const rows = [all, ...failed].map((one) => [
    one.name,
    String(one.warm.length),
    ms(p95(one.warm)),
    String(one.cold.length),
    ms(p95(one.cold)),
    String([...one.warm, ...one.cold].filter(isFailed).length),
    one.sharedAfter?.toFixed(1) ?? '',
  ]);
  const broken = [all, ...failed].flatMap((one) => {
    const lost = [...one.warm, ...one.cold].filter(isFailed);
    const more = (['warm', 'cold'] as const).filter((kind) => p95(one[kind]) > p95(all[kind]) + mostMore);
    return [
      ...lost.slice(0, 5).map(({ path, status }) => `${one.name}: ${status} for ${path}`),
      ...more.map(
        (kind) =>
          `${one.name}: 95 of 100 ${kind} pages within ${ms(p95(one[kind]))} ms, at most ${ms(p95(all[kind]) + mostMore)}`,
      ),
      ...((one.sharedAfter ?? 0) > sharedWithin
        ? [
            `${one.name}: pages are shared again after ${one.sharedAfter?.toFixed(1)} s, at most ${sharedWithin}`,
          ]
        : []),
    ];
  });
  const spread = (kind: 'warm' | 'cold') => {
    const times = well.map((one) => p95(one[kind]));
    return `${ms(Math.min(...times))} to ${ms(Math.max(...times))}`;
  };
  const told = /unhandled|uncaught/i.test(errors) ? ['the log tells of an unhandled rejection'] : [];
  return {
    tables: [{ columns: ['Redis', 'warm', 'p95', 'cold', 'p95', 'failed', 'shared again'], rows }],
    notes: [
      `${minutes} minutes, two web processes, each asked in turn: ${1_000 / warmEveryMs} times a second for one of ${warm} warm pages, ${1_000 / coldEveryMs} times a second for a page that nobody asked for before (seed ${seed}). Times in milliseconds; a failed request has no answer, or 5xx.`,
      `In the ${well.length} single stretches in which Redis is well, 95 of 100 warm pages came within ${spread('warm')} ms, cold ones within ${spread('cold')}.`,
      `Shared again: seconds from the moment at which Redis answers again until one process gives a page that the other one rendered.`,
    ],
    broken: [...broken, ...told],
  };
}
