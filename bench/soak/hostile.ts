import { setTimeout as pause } from 'node:timers/promises';
import { actionProbes, fuzzActions } from '#tests/attacks/action-fuzz.ts';
import { hostileAddresses, hostileHosts, type HostileRequest } from '#tests/attacks/hostile.ts';
import type { RawPlace } from '#tests/attacks/raw.ts';
import { tally, type Tally } from '#tests/attacks/tally.ts';
import type { OwnBackend } from '#tests/support/own-backend.ts';
import { OwnEdge } from '#tests/support/own-edge.ts';
import { freePort, OwnWeb } from '#tests/support/own-web.ts';
import { brokenBounds, figureTable, quantile, type Figure, type Findings } from '../lib/figures.ts';
import type { ItemsInLanguage } from '../lib/items.ts';
import { heldBy, memoryOf, writtenBy, type Held } from '../lib/memory.ts';
import { mixedPaths } from '../lib/mixed.ts';

/** The amounts of the long form (REL12), of each way. */
const addresses = 100_000;
const hosts = 10_000;
/** Generated calls of server actions, of each way (SEC3). */
const actions = 10_000;
/** All addresses and hosts. */
export const hostileAmount = addresses + hosts;
/** After this share of the load memory is read for the first time: what stays for good is there. */
const firstShare = 0.1;
const restMs = 30_000;
/** The most that web may write to disks meanwhile, in MB (REL12). */
const mostWritten = 5;
type Pace = Pick<Parameters<typeof tally>[1], 'connections' | 'perSecond'>;
const withoutPause: Pace = { connections: 12 };
/** Afterwards others come at a rate that leaves the processors time, for how long an answer takes by itself. */
const paced = { connections: 64, perSecond: 50 };
const pacedAmount = 6_000;
/** What REL12 allows 99 of 100 answers. */
const slowMs = 50;
const host = 'fr.example.com';

/** A site behind the shipped nginx, where there is one. */
export interface HostileSite {
  readonly web: OwnWeb;
  readonly edge: OwnEdge | null;
  readonly ways: Readonly<Record<string, RawPlace>>;
  /** What web holds now. */
  readonly held: () => Promise<Held>;
  readonly stop: () => Promise<void>;
}

/** Starts web and, where there is a program for it, nginx in front of it. */
export async function startHostileSite(apiOrigin: string, nginx: string | undefined): Promise<HostileSite> {
  const port = await freePort();
  const metrics = await freePort();
  // A page whose calls are late is no page; how late they are is measured elsewhere.
  const environment = {
    SITE_ORIGIN: 'https://{site}.example.com',
    API_TIMEOUT_MS: '10000',
    PAGE_TIMEOUT_MS: '60000',
    METRICS_PORT: String(metrics),
  };
  const web = await OwnWeb.start(apiOrigin, { port, environment });
  const edge =
    nginx === undefined ? null : await OwnEdge.start(nginx, { web: port, backend: await freePort() });
  return {
    web,
    edge,
    ways: {
      web: { port },
      ...(edge === null
        ? {}
        : { nginx: { port: edge.tls.port, tls: { ca: edge.tls.ca, servername: host } } }),
    },
    held: () => heldBy(metrics),
    stop: async () => {
      await edge?.stop();
      await web.stop();
    },
  };
}

/** The parts of what web holds, as the table names them. */
const nameOf: Readonly<Record<keyof Held, string>> = {
  pages: 'of it pages that are kept',
  objects: 'of it objects',
  buffers: 'of it buffers outside of objects',
};

const timesOf = (what: string, times: readonly number[], bound?: number): Figure[] => [
  { name: `${what}: an answer, middle`, unit: 'ms', values: [quantile(times, 0.5)], digits: 1 },
  {
    name: `${what}: an answer, 99 of 100`,
    unit: 'ms',
    values: [quantile(times, 0.99)],
    digits: 1,
    ...(bound === undefined ? {} : { bound }),
  },
];

const counted = (statuses: Tally['statuses']): string =>
  Object.entries(statuses)
    .map(([status, count]) => `${count} × ${status}`)
    .join(', ');

const add = (one: Tally, other: Tally): Tally => ({
  asked: one.asked + other.asked,
  statuses: Object.fromEntries(
    [...new Set([...Object.keys(one.statuses), ...Object.keys(other.statuses)])]
      .toSorted()
      .map((status) => [status, (one.statuses[status] ?? 0) + (other.statuses[status] ?? 0)]),
  ),
  faults: [...one.faults, ...other.faults].slice(0, 20),
  faultCount: one.faultCount + other.faultCount,
  times: [...one.times, ...other.times],
});

/** Hostile addresses and hosts by the thousand, at web and through nginx, and what they leave behind. */
export async function hostileSoak(
  backend: OwnBackend,
  inLanguage: ItemsInLanguage,
  { seed, nginx, share }: { seed: number; nginx: string | undefined; share: number },
): Promise<Findings> {
  const good = mixedPaths([inLanguage], new Date()).filter((_, index) => index % 20 === 0);
  const requests = [
    ...hostileAddresses(good, host, Math.round(addresses * share), seed),
    ...hostileHosts(good, host, Math.round(hosts * share), seed),
  ];
  // Sorted, so that each tenth has some of every kind.
  const mixed = requests.toSorted((one, other) => one.target.length - other.target.length);
  const step = Math.round(1 / firstShare);
  const first = mixed.filter((_, index) => index % step === 0);
  const rest = mixed.filter((_, index) => index % step !== 0);
  const site = await startHostileSite(backend.apiOrigin, nginx);
  const expected = {
    origin: `https://${host}`,
    secrets: [new URL(backend.apiOrigin.replace('{site}', 'fr')).host, process.cwd()],
  };
  try {
    const send = async (part: readonly HostileRequest[], how: Pace) => {
      const found: [string, Tally][] = [];
      for (const [way, place] of Object.entries(site.ways))
        found.push([way, await tally(part, { place, expected, ...how })]);
      return found;
    };
    const writtenBefore = await writtenBy(site.web.pid);
    const begun = await send(first, withoutPause);
    await pause(restMs);
    const before = (await memoryOf(site.web.pid)).now;
    const heldBefore = await site.held();
    const done = await send(rest, withoutPause);
    const after = (await memoryOf(site.web.pid)).now;
    await pause(restMs);
    const atRest = (await memoryOf(site.web.pid)).now;
    const heldAtRest = await site.held();
    const writtenAtRest = await writtenBy(site.web.pid);
    // The pages that hostile addresses lead to are kept by now.
    const others = hostileAddresses(good, host, Math.round(pacedAmount * share), seed + 1);
    const calm = await send(others, paced);
    const probes = actionProbes(good.slice(0, 8), Math.round(actions * share), seed);
    const called = [];
    for (const [way, place] of Object.entries(site.ways))
      called.push({ way, ...(await fuzzActions(probes, { place, host, expected })) });
    const tallies = done.map(([way, later], index): [string, Tally] => [
      way,
      add(begun[index]?.[1] ?? later, later),
    ]);
    const figures: readonly Figure[] = [
      ...tallies.flatMap(([way, { times }]) => timesOf(way, times)),
      ...calm.flatMap(([way, { times }]) => timesOf(`${way}, ${paced.perSecond} a second`, times, slowMs)),
      { name: 'memory of web at rest, after a tenth', unit: 'MB', values: [before] },
      { name: 'memory of web after everything', unit: 'MB', values: [after] },
      { name: 'memory of web at rest again', unit: 'MB', values: [atRest] },
      ...(['pages', 'objects', 'buffers'] as const).flatMap((part): Figure[] => [
        { name: `${nameOf[part]}, after a tenth`, unit: 'MB', values: [heldBefore[part]] },
        { name: `${nameOf[part]}, at the end`, unit: 'MB', values: [heldAtRest[part]] },
      ]),
      {
        name: 'memory at rest: the end over the beginning',
        unit: '',
        values: [atRest / before],
        digits: 2,
        bound: 1.1,
      },
      {
        name: 'written to disks by web',
        unit: 'MB',
        values: [writtenAtRest - writtenBefore],
        digits: 2,
        bound: mostWritten,
      },
      ...(site.edge === null
        ? []
        : [
            { name: 'kept by nginx, of at most 1 GB', unit: 'MB', values: [await site.edge.keptMegabytes()] },
          ]),
    ];
    const all = [...tallies, ...calm, ...called.map((found) => [`actions, ${found.way}`, found] as const)];
    const faults = all.flatMap(([way, { faultCount, faults: some }]) =>
      faultCount === 0 ? [] : [`${way}: ${faultCount} faults`, ...some.map((fault) => `${way}: ${fault}`)],
    );
    const told = /unhandled|uncaught/i.test(site.web.errors)
      ? ['the log tells of an unhandled rejection']
      : [];
    return {
      tables: [figureTable(figures)],
      notes: [
        ...tallies.map(
          ([way, { asked, statuses, faultCount }]) =>
            `${way}: ${asked} requests (seed ${seed}), ${withoutPause.connections} connections: ${counted(statuses)}; ${faultCount} faults.`,
        ),
        ...calm.map(
          ([way, { asked, statuses, faultCount, times }]) =>
            `${way}, ${paced.perSecond} a second, timed from when each was due: ${asked} requests (seed ${seed + 1}): ${counted(statuses)}; ${times.filter((time) => time > slowMs).length} took more than ${slowMs} ms; ${faultCount} faults.`,
        ),
        ...called.map(
          ({ way, asked, statuses, faultCount }) =>
            `${way}: ${asked} generated calls of server actions (seed ${seed}), each refused: ${counted(statuses)}; ${faultCount} faults.`,
        ),
        `Allowed: 200, 3xx, 400, 404, 405, 410, 414, 421, 431 (\`ended\`: closed without an answer), and 503 with \`Retry-After\`, about items that nobody may ask about at that moment. A fault is any other status, a \`Location\` or canonical link to another host, a cookie, a stack, a path of the machine, the address of the API. Lines of the web process's log at level error: ${site.web.errors.split('\n').length - 1}.`,
      ],
      broken: [...brokenBounds(figures), ...faults, ...told],
    };
  } finally {
    await site.stop();
  }
}
