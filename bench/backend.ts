import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { siteIds } from '#src/sites/registry.ts';
import type { SiteId } from '#src/sites/site.ts';
import { OwnBackend } from '#tests/support/own-backend.ts';
import { ask } from './lib/ask.ts';
import { brokenBounds, figureTable, spread, type Figure, type Findings, type Table } from './lib/figures.ts';
import { itemsOf, pathsOf, type Items } from './lib/items.ts';
import { load, type Load } from './lib/load.ts';
import { memoryOf, settled, type Memory } from './lib/memory.ts';
import { amountFor, benchPorts, loadShape } from './lib/place.ts';

/** Bounds: seconds of a first start, and MB of memory from the second start on. */
const bounds = { firstStart: 60, memory: 600 } as const;
const laterStarts = 3;

interface Start {
  readonly seconds: number;
  readonly memory: Memory;
}

const secondsSince = (start: number) => (performance.now() - start) / 1_000;

/**
 * Starts a backend on a data folder, waits until it is idle, and measures; `use` may go on with the running backend.
 */
async function measuredStart(
  sites: readonly SiteId[],
  folder: string,
  use?: (backend: OwnBackend) => Promise<void>,
): Promise<Start> {
  const begun = performance.now();
  const backend = await OwnBackend.start(sites, { folder, port: benchPorts.backend });
  const seconds = secondsSince(begun);
  try {
    await settled(backend.pid);
    const memory = await memoryOf(backend.pid);
    await use?.(backend);
    return { seconds, memory };
  } finally {
    await backend.stop();
  }
}

async function inFreshFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'velours-bench-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function startFigures(name: string, first: Start, later: readonly Start[]): Figure[] {
  const figure = (what: string, unit: string, values: readonly number[], bound?: number): Figure => ({
    name: `${name}: ${what}`,
    unit,
    values,
    digits: unit === 's' ? 1 : 0,
    ...(bound === undefined ? {} : { bound }),
  });
  return [
    figure('first start, everything loaded', 's', [first.seconds], bounds.firstStart),
    figure(
      'later start, ready',
      's',
      later.map(({ seconds }) => seconds),
    ),
    figure('memory after the first start', 'MB', [first.memory.now]),
    figure('most memory of the first start', 'MB', [first.memory.peak]),
    figure(
      'memory after a later start',
      'MB',
      later.map(({ memory }) => memory.now),
      bounds.memory,
    ),
    figure(
      'most memory of a later start',
      'MB',
      later.map(({ memory }) => memory.peak),
      bounds.memory,
    ),
  ];
}

/** Measures every endpoint of the contract: first cold, then in rounds on one and on many connections. */
async function callTable(base: string, items: Items): Promise<Table> {
  const rows: string[][] = [];
  for (const [id, paths] of Object.entries(pathsOf(items))) {
    if (paths.length === 0) continue;
    const below = paths.map((one) => `/fr${one}`);
    const cold: number[] = [];
    let bytes = 0;
    for (const one of below) {
      const answer = await ask(`${base}${one}`);
      cold.push(answer.milliseconds);
      bytes += answer.body.length / below.length;
    }
    await load({ base, paths: below, connections: 1, amount: loadShape.least });
    const probe = await load({ base, paths: below, connections: 1, amount: loadShape.least });
    const amount = amountFor(1_000 / probe.perSecond);
    const alone: Load[] = [];
    const crowd: Load[] = [];
    for (let round = 0; round < loadShape.rounds; round += 1) {
      alone.push(await load({ base, paths: below, connections: loadShape.alone, amount }));
      crowd.push(await load({ base, paths: below, connections: loadShape.crowd, amount }));
    }
    rows.push([id, (bytes / 1_000).toFixed(1), spread(cold, 1), ...loadCells(alone), ...loadCells(crowd)]);
  }
  const { alone, crowd } = loadShape;
  const loads = [alone, crowd].flatMap((count) => [
    `p50 ms, ${count}`,
    `p99 ms, ${count}`,
    `a second, ${count}`,
  ]);
  return { columns: ['call', 'kB', 'cold ms', ...loads], rows };
}

const loadCells = (loads: readonly Load[]) => [
  spread(
    loads.map(({ p50 }) => p50),
    2,
  ),
  spread(
    loads.map(({ p99 }) => p99),
    2,
  ),
  spread(loads.map(({ perSecond }) => perSecond)),
];

/**
 * Measures the backend alone: the time of a start, the memory, and the speed of every endpoint of the contract. No
 * pictures are drawn; the catalogue is the demonstration of today.
 */
export async function benchBackend(): Promise<Findings> {
  const figures: Figure[] = [];
  await inFreshFolder(async (folder) => {
    const first = await measuredStart(siteIds, folder);
    const later: Start[] = [];
    for (let round = 0; round < laterStarts; round += 1) later.push(await measuredStart(siteIds, folder));
    figures.push(...startFigures('all sites', first, later));
  });
  const tables: Table[] = [];
  await inFreshFolder(async (folder) => {
    // Another process than the measured one finds the items; the measured one would have them in its memory.
    let items: Items | undefined;
    const first = await measuredStart(['fr'], folder, async ({ apiOrigin }) => {
      items = await itemsOf(apiOrigin.replace('{site}', 'fr'));
    });
    const later: Start[] = [];
    for (let round = 1; round < laterStarts; round += 1) later.push(await measuredStart(['fr'], folder));
    later.push(
      await measuredStart(['fr'], folder, async (backend) => {
        if (items) tables.push(await callTable(new URL(backend.apiOrigin).origin, items));
        const { now, peak } = await memoryOf(backend.pid);
        figures.push(
          { name: 'fr alone: memory after all calls', unit: 'MB', values: [now], bound: bounds.memory },
          { name: 'fr alone: most memory of all calls', unit: 'MB', values: [peak], bound: bounds.memory },
        );
      }),
    );
    figures.push(...startFigures('fr alone', first, later));
  });
  return {
    tables: [figureTable(figures), ...tables],
    notes: [
      'Starts: from the process to `/health/ready`, without pictures. Memory: resident, after the processes that generate have ended; the most since the process began (`VmHWM`).',
      `Calls: site fr, up to eight items of each kind in turn, on ${loadShape.alone} and on ${loadShape.crowd} connections; the program that asks shares the machine. kB: of the answer as it is. Cold: the first answer for an item.`,
      'Milliseconds and answers a second: median of three rounds (least–most).',
    ],
    broken: brokenBounds(figures),
  };
}
