import { buildIfNeeded } from '../tools/lib/build.ts';
import { localesOf } from '#src/sites/registry.ts';
import { OwnBackend } from '#tests/support/own-backend.ts';
import { OwnWeb } from '#tests/support/own-web.ts';
import { brokenBounds, figureTable, type Figure, type Findings } from './lib/figures.ts';
import { itemsInLanguages } from './lib/items.ts';
import { memoryOf } from './lib/memory.ts';
import { mixedLoad, mixedPaths, mixedRequests } from './lib/mixed.ts';
import { benchPorts } from './lib/place.ts';

/** The size of the load. */
const shape = { requests: 5_000, connections: 8, films: 20, rounds: 1 } as const;

/**
 * Measures the web process after 5,000 mixed requests, with the default of every setting: its memory and its answer
 * times.
 */
export async function benchWebMemory(): Promise<Findings> {
  await buildIfNeeded();
  const backend = await OwnBackend.start(['fr'], { port: benchPorts.backend });
  const values = { live: [], start: [], now: [], peak: [], p50: [], p99: [], seconds: [] } as Record<
    string,
    number[]
  >;
  const put = (name: string, value: number) => values[name]?.push(value);
  let addresses = 0;
  const seen = new Map<number, number>();
  try {
    const api = backend.apiOrigin.replace('{site}', 'fr');
    const paths = mixedPaths(await itemsInLanguages(api, shape.films, localesOf('fr')), new Date());
    addresses = paths.length;
    const requests = mixedRequests(paths, shape.requests, 'fr.velours.test');
    for (let round = 0; round < shape.rounds; round += 1) {
      const begun = performance.now();
      const web = await OwnWeb.start(backend.apiOrigin, { port: benchPorts.web });
      try {
        put('live', performance.now() - begun);
        put('start', (await memoryOf(web.pid)).now);
        const { statuses, p50, p99, seconds } = await mixedLoad(web.address, requests, shape.connections);
        const { now, peak } = await memoryOf(web.pid);
        put('now', now);
        put('peak', peak);
        put('p50', p50);
        put('p99', p99);
        put('seconds', seconds);
        for (const [status, count] of statuses) seen.set(status, count);
      } finally {
        await web.stop();
      }
    }
  } finally {
    await backend.stop();
  }
  const figure = (name: string, unit: string, key: string, more: Partial<Figure> = {}): Figure => ({
    name,
    unit,
    values: values[key] ?? [],
    ...more,
  });
  const figures = [
    figure('from the start to `/health/live`', 'ms', 'live', { digits: 0, bound: 3_000 }),
    figure('memory after the start', 'MB', 'start'),
    figure('memory after the load', 'MB', 'now'),
    figure('most memory of the load', 'MB', 'peak', { bound: 700 }),
    figure('an answer, p50', 'ms', 'p50', { digits: 1 }),
    figure('an answer, p99', 'ms', 'p99', { digits: 0 }),
    figure('the load', 's', 'seconds', { digits: 0 }),
  ];
  const answers = [...seen].map(([status, count]) => `${count} with ${status}`).join(', ');
  return {
    tables: [figureTable(figures)],
    notes: [
      `${shape.requests} requests for ${addresses} addresses of the site fr on ${shape.connections} connections, always in the same order: pages of every kind in two languages, ${shape.films} films and the cinemas on many days of the year ahead, searches; documents compressed and not, payloads of navigations and their trees. Answers: ${answers}.`,
      'Memory: resident, and the most since the process began (`VmHWM`); every setting has its default.',
    ],
    broken: brokenBounds(figures),
  };
}
