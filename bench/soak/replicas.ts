import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { Agent, request } from 'node:https';
import { setTimeout as pause } from 'node:timers/promises';
import { localesOf } from '#src/sites/registry.ts';
import type { SiteId } from '#src/sites/site.ts';
import { OwnBackend } from '#tests/support/own-backend.ts';
import { OwnEdge } from '#tests/support/own-edge.ts';
import { OwnRedis, redisProgram } from '#tests/support/own-redis.ts';
import { freePort, OwnWeb } from '#tests/support/own-web.ts';
import { brokenBounds, figureTable, median, quantile, type Figure, type Findings } from '../lib/figures.ts';
import { growthOf } from '../lib/growth.ts';
import { itemsInLanguages, spreadOver } from '../lib/items.ts';
import { memoryOf } from '../lib/memory.ts';
import { mixedPaths, numbersFrom } from '../lib/mixed.ts';

const processes = 2;
const visitors = 8;
const seed = 13;
/** Requests a second, of all visitors: the rest of the machine is left to the processes. */
const everyMs = 40;
/** The bounds of REL1. */
const leastShare = 0.9999;
const mostSlope = 1;
/** Memory counts after so many minutes, or after the first half of a shorter run. */
const warmMinutes = 30;
/** Addresses of each site: few enough that caches are full by then, so that what grows afterwards is none of them. */
const addresses = 400;
/** Memory goes up and down with each collection: a value is the middle of so many readings. */
const readings = 10;

interface ReplicasForm {
  readonly minutes: number;
  readonly sites: readonly SiteId[];
  readonly nginx: string;
}

interface Sample {
  /** Minutes since the beginning. */
  readonly at: number;
  /** MB, by process. */
  readonly memory: Readonly<Record<string, number>>;
}

/** The middle of some readings, process by process. */
function middleOf(read: readonly Sample[]): Sample {
  const names = Object.keys(read[0]?.memory ?? {});
  const values = (name: string) => read.map(({ memory }) => memory[name] ?? 0);
  return {
    at: median(read.map(({ at }) => at)),
    memory: Object.fromEntries(names.map((name) => [name, median(values(name))])),
  };
}

/** Asks for one page as a visitor does; what became of it. */
async function visit(
  place: { readonly port: number; readonly ca: string },
  host: string,
  path: string,
  agent: Agent,
): Promise<string> {
  try {
    const headers = { host, 'accept-encoding': 'gzip' };
    const outgoing = request({ ...place, host: '127.0.0.1', servername: host, agent, path, headers });
    outgoing.end();
    const [answer] = (await once(outgoing, 'response')) as [IncomingMessage];
    answer.resume();
    await once(answer, 'end');
    return answer.complete ? String(answer.statusCode) : 'broken off';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/**
 * Pages of all sites, asked for through the shipped nginx of two web processes that share their pages through Redis, for a
 * long time: what is lost, and what memory grows (REL1).
 */
export async function replicasSoak({ minutes, sites, nginx }: ReplicasForm): Promise<Findings> {
  const backend = await OwnBackend.start(sites);
  const redis = redisProgram === undefined ? null : await OwnRedis.start(redisProgram);
  const environment = {
    SITE_ORIGIN: 'https://{site}.example.com',
    API_TIMEOUT_MS: '10000',
    ...(redis === null ? {} : { REDIS_URL: redis.url }),
  };
  const ports = await Promise.all(Array.from({ length: processes }, freePort));
  const webs = await Promise.all(ports.map((port) => OwnWeb.start(backend.apiOrigin, { port, environment })));
  const edge = await OwnEdge.start(nginx, { web: ports, backend: await freePort() });
  try {
    const today = new Date();
    const targets = await Promise.all(
      sites.map(async (site) => {
        const api = backend.apiOrigin.replace('{site}', site);
        const languages = await itemsInLanguages(api, 40, localesOf(site));
        const paths = spreadOver(mixedPaths(languages, today), addresses);
        return { host: `${site}.example.com`, paths };
      }),
    );
    const next = numbersFrom(seed);
    const outcomes = new Map<string, number>();
    const times: number[] = [];
    const samples: Sample[] = [];
    const began = performance.now();
    const minutesSince = () => (performance.now() - began) / 60_000;
    const processesNow = async (): Promise<Sample> => {
      const named = [
        ...webs.map(({ pid }, at) => [`web ${at + 1}`, pid] as const),
        ['backend', backend.pid] as const,
      ];
      const memory = await Promise.all(
        named.map(async ([name, pid]) => [name, (await memoryOf(pid)).now] as const),
      );
      return { at: minutesSince(), memory: Object.fromEntries(memory) };
    };
    let asked = 0;
    const worker = async (_: unknown, at: number) => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1, localAddress: `127.0.1.${at + 1}` });
      while (minutesSince() < minutes) {
        const { host, paths } = targets[asked % targets.length] ?? { host: '', paths: [] };
        asked += 1;
        const path = paths[Math.floor(next() ** 2 * paths.length)] ?? '/';
        const start = performance.now();
        const outcome = await visit(edge.tls, host, path, agent);
        times.push(performance.now() - start);
        outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
        await pause(Math.max(0, start + everyMs * visitors - performance.now()));
      }
      agent.destroy();
    };
    const watcher = async () => {
      const sampleMs = Math.min(60_000, (minutes * 60_000) / 10);
      while (minutesSince() < minutes) {
        const read: Sample[] = [];
        for (let reading = 0; reading < readings; reading += 1) {
          read.push(await processesNow());
          await pause(sampleMs / readings);
        }
        samples.push(middleOf(read));
      }
    };
    await Promise.all([...Array.from({ length: visitors }, worker), watcher()]);
    const isGood = (outcome: string) => /^[23]\d\d$/.test(outcome);
    const good = [...outcomes]
      .filter(([outcome]) => isGood(outcome))
      .reduce((sum, [, count]) => sum + count, 0);
    const from = Math.min(warmMinutes, minutes / 2);
    const late = samples.filter(({ at }) => at >= from);
    const isLong = minutes >= 2 * warmMinutes;
    const growths = Object.keys(samples[0]?.memory ?? {}).map((name) => ({
      name,
      growth: growthOf(late.map(({ at, memory }) => ({ at, value: memory[name] ?? 0 }))),
    }));
    // What the swinging of memory alone may be (two standard errors) is no growth.
    const grown = growths.filter(({ growth }) => isLong && growth.percent - 2 * growth.error > mostSlope);
    // A line that bends is caches that fill; one that does not is a leak.
    const step = Math.max(1, Math.floor(samples.length / 10));
    const course = samples
      .filter((_, index) => index % step === 0)
      .map(({ memory }) =>
        Object.values(memory)
          .map((value) => value.toFixed(0))
          .join('/'),
      )
      .join(', ');
    const figures: readonly Figure[] = [
      {
        name: 'lost requests',
        unit: '%',
        values: [100 * (1 - good / asked)],
        digits: 4,
        bound: Number((100 * (1 - leastShare)).toFixed(4)),
      },
      { name: 'an answer, middle', unit: 'ms', values: [quantile(times, 0.5)], digits: 1 },
      { name: 'an answer, 99 of 100', unit: 'ms', values: [quantile(times, 0.99)] },
      ...growths.flatMap(({ name, growth }): readonly Figure[] => [
        {
          name: `memory of ${name}, the later part`,
          unit: 'MB',
          values: late.map(({ memory }) => memory[name] ?? 0),
        },
        { name: 'its growth in an hour', unit: '%', values: [growth.percent], digits: 1 },
        { name: 'standard error of that', unit: '%', values: [growth.error], digits: 1 },
      ]),
    ];
    return {
      tables: [figureTable(figures)],
      notes: [
        `${minutes} minutes, ${asked} requests for ${targets.reduce((sum, { paths }) => sum + paths.length, 0)} addresses of ${sites.length} sites in turn (seed ${seed}; those at the beginning of a site's list are asked for more often), ${visitors} visitors, at most ${1_000 / everyMs} requests a second, through nginx to ${processes} web processes ${redis === null ? 'without Redis' : 'with a Redis'}: ${[...outcomes].map(([outcome, count]) => `${count} × ${outcome}`).join(', ')}. Memory counts from minute ${from} on.`,
        `Memory in its course, ${Object.keys(samples[0]?.memory ?? {}).join('/')} in MB: ${course}.`,
      ],
      broken: [
        ...brokenBounds(figures),
        ...grown.map(
          ({ name, growth: { percent, error } }) =>
            `memory of ${name} grows by ${percent.toFixed(1)} ± ${error.toFixed(1)} % an hour, at most ${mostSlope}`,
        ),
      ],
    };
  } finally {
    await edge.stop();
    await Promise.all(webs.map((web) => web.stop()));
    await redis?.stop();
    await backend.stop();
  }
}
