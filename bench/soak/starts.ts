import { setTimeout as pause } from 'node:timers/promises';
import type { SiteId } from '#src/sites/site.ts';
import { OwnBackend } from '#tests/support/own-backend.ts';
import { OwnWeb } from '#tests/support/own-web.ts';
import { brokenBounds, figureTable, type Figure, type Findings } from '../lib/figures.ts';
import { itemsOf } from '../lib/items.ts';
import { keptConnections, Steady, visitPage } from '../lib/visits.ts';
import { coldPaths, soakLocale, warmPaths } from './load.ts';

const seed = 13;
const rounds = 3;
/** As in the shipped container (`deploy/Dockerfile`), in milliseconds. */
const startNoticeMs = 10_000;
const stopNoticeMs = 5_000;
/** The load under which a process is stopped. */
const warmEveryMs = 20;
const coldEveryMs = 250;
const loadMs = 10_000;
/** The bounds of REL15, in seconds. */
const startWithin = 3;
const endWithin = 10;
const host = 'fr.velours.test';

/** How long a web process takes from its start until it is ready, and under load from SIGTERM until it has ended (REL15). */
export async function startsSoak(sites: readonly SiteId[]): Promise<Findings> {
  const backend = await OwnBackend.start(sites);
  const [ready, end]: [number[], number[]] = [[], []];
  /** How often which status came, for requests from before SIGTERM and from after it; 0 is no answer. */
  const [before, after] = [new Map<number, number>(), new Map<number, number>()];
  const codes: (number | null)[] = [];
  try {
    const items = await itemsOf(backend.apiOrigin.replace('{site}', 'fr'), 40);
    const warm = warmPaths(items);
    const cold = coldPaths([{ locale: soakLocale, items }], warm, seed);
    for (let round = 0; round < rounds; round += 1) {
      const began = performance.now();
      const web = await OwnWeb.start(backend.apiOrigin, {
        environment: {
          API_TIMEOUT_MS: '10000',
          START_NOTICE_MS: String(startNoticeMs),
          STOP_NOTICE_MS: String(stopNoticeMs),
        },
      });
      const agent = keptConnections();
      const site = { address: web.address, host, agent };
      let isEnding = false;
      const ask = async (path: string) => {
        const statuses = isEnding ? after : before;
        const { status } = await visitPage(site, path);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      };
      const loads: Steady[] = [];
      try {
        while ((await web.get('fr', '/health/ready')).status !== 200) await pause(10);
        ready.push((performance.now() - began) / 1_000);
        // A load of pages that are all cold would only show how long they take.
        for (const path of warm) await visitPage(site, path);
        let asked = 0;
        loads.push(
          new Steady(warmEveryMs, () => ask(warm[(asked += 1) % warm.length] ?? '/')),
          new Steady(coldEveryMs, () => ask(cold.pop() ?? '/')),
        );
        await pause(loadMs);
        isEnding = true;
        const ended = await web.end();
        end.push(ended.milliseconds / 1_000);
        codes.push(ended.code);
      } finally {
        await Promise.all(loads.map((load) => load.stop()));
        agent.destroy();
        await web.stop();
      }
    }
  } finally {
    await backend.stop();
  }
  const figures: readonly Figure[] = [
    { name: 'web: from its start to ready', unit: 's', values: ready, digits: 2, bound: startWithin },
    { name: 'web: from SIGTERM under load to its end', unit: 's', values: end, digits: 2, bound: endWithin },
  ];
  const counts = (statuses: ReadonlyMap<number, number>) =>
    [...statuses].map(([status, count]) => `${count} × ${status === 0 ? 'no answer' : status}`).join(', ');
  const bad = [
    ...[...before].filter(([status]) => status === 0 || status >= 500),
    ...[...after].filter(([status]) => status >= 500),
  ];
  return {
    tables: [figureTable(figures)],
    notes: [
      `A backend with ${sites.length} sites is up. Ready: \`/health/ready\` is 200 with \`START_NOTICE_MS=${startNoticeMs}\`, so the lists of all sites and a first page are there. The end has \`STOP_NOTICE_MS=${stopNoticeMs}\` in it, in which everything is answered.`,
      `The load is ${1_000 / warmEveryMs} warm and ${1_000 / coldEveryMs} cold pages a second for ${loadMs / 1_000} s, and goes on until the process has ended. Requests from before SIGTERM: ${counts(before)}; from after it, also when nobody listens any more: ${counts(after)}. Exit codes: ${codes.join(', ')} (0: no answer was cut off).`,
    ],
    broken: [
      ...brokenBounds(figures),
      ...bad.map(([status, count]) => `${count} × ${status === 0 ? 'no answer' : status}, none expected`),
      ...codes.filter((code) => code !== 0).map((code) => `exit code ${code}: an answer was cut off`),
    ],
  };
}
