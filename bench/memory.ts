import { OwnBackend } from '#tests/support/own-backend.ts';
import { OwnWeb } from '#tests/support/own-web.ts';
import { localeOf, siteIds, sites } from '#src/sites/registry.ts';
import { buildIfNeeded } from '../tools/lib/build.ts';
import { brokenBounds, figureTable, type Figure, type Findings } from './lib/figures.ts';
import { itemsInLanguages } from './lib/items.ts';
import { memoryOf } from './lib/memory.ts';
import { mixedLoad, mixedPaths, mixedRequests, type MixedRequest } from './lib/mixed.ts';
import { benchPorts } from './lib/place.ts';

const shape = { requests: 15_000, connections: 8, parts: 10, films: 40 } as const;
/** The most memory of the web process after the load, in MB (ADR-0108). */
const mostMemory = 700;

/** The load of each site, one request of each in turn. */
async function requestsOf(apiOrigin: string): Promise<MixedRequest[]> {
  const amount = Math.ceil(shape.requests / siteIds.length);
  const bySite: MixedRequest[][] = [];
  for (const site of siteIds) {
    const locale = localeOf(site, sites[site].defaultLanguage);
    const items = await itemsInLanguages(apiOrigin.replace('{site}', site), shape.films, [locale]);
    bySite.push(mixedRequests(mixedPaths(items, new Date()), amount, `${site}.velours.test`));
  }
  return Array.from({ length: amount }, (_, index) => bySite.flatMap((all) => all[index] ?? []))
    .flat()
    .slice(0, shape.requests);
}

/** Measures the memory of a web process under a load of pages of all sites. */
export async function benchMemory(): Promise<Findings> {
  await buildIfNeeded();
  const backend = await OwnBackend.start(siteIds, { port: benchPorts.backend });
  try {
    const requests = await requestsOf(backend.apiOrigin);
    // A page whose calls are late is no page; how late they are is measured elsewhere.
    const environment = { API_TIMEOUT_MS: '10000', PAGE_TIMEOUT_MS: '60000' };
    const web = await OwnWeb.start(backend.apiOrigin, { port: benchPorts.web, environment });
    try {
      const start = (await memoryOf(web.pid)).now;
      const moments: number[] = [];
      const statuses = new Map<number, number>();
      let seconds = 0;
      const size = Math.ceil(requests.length / shape.parts);
      for (let from = 0; from < requests.length; from += size) {
        const outcome = await mixedLoad(web.address, requests.slice(from, from + size), shape.connections);
        seconds += outcome.seconds;
        for (const [status, count] of outcome.statuses)
          statuses.set(status, (statuses.get(status) ?? 0) + count);
        moments.push((await memoryOf(web.pid)).now);
      }
      const { now, peak } = await memoryOf(web.pid);
      const figures: readonly Figure[] = [
        { name: 'web after its start', unit: 'MB', values: [start] },
        { name: `web, at ${shape.parts} moments of the load`, unit: 'MB', values: moments },
        { name: 'web after the load', unit: 'MB', values: [now], bound: mostMemory },
        { name: 'web, the most ever (VmHWM)', unit: 'MB', values: [peak] },
        { name: 'backend after the load', unit: 'MB', values: [(await memoryOf(backend.pid)).now] },
        { name: 'answers a second', unit: '', values: [requests.length / seconds], digits: 1 },
      ];
      const bad = [...statuses].filter(([status]) => status >= 500);
      return {
        tables: [figureTable(figures)],
        notes: [
          `${requests.length} requests for ${new Set(requests.map(({ path, headers }) => `${headers['host']}${path}`)).size} addresses of ${siteIds.length} sites in turn, on ${shape.connections} connections: pages of every kind, films and cinemas on many days, searches; documents, payloads and their trees. Memory is resident. Answers: ${[...statuses].map(([status, count]) => `${count} with ${status}`).join(', ')}.`,
        ],
        broken: [
          ...brokenBounds(figures),
          ...bad.map(([status, count]) => `${count} answers with ${status}, none expected`),
        ],
      };
    } finally {
      await web.stop();
    }
  } finally {
    await backend.stop();
  }
}
