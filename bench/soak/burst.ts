import type { OwnBackend } from '#tests/support/own-backend.ts';
import { OwnWeb } from '#tests/support/own-web.ts';
import { href } from '#src/routes/href.ts';
import { brokenBounds, figureTable, type Figure, type Findings } from '../lib/figures.ts';
import type { Items } from '../lib/items.ts';
import { memoryOf } from '../lib/memory.ts';
import { answered95, askFor, visits } from './crowd.ts';
import { distinct, soakSite } from './load.ts';

const sizes = [1_000, 4_000];
const host = `${soakSite}.example.com`;
/** As after twenty thousand distinct addresses. */
const mostMemory = 700;
/** Nobody waits for longer than this until he knows that he gets no page; plus what a busy test machine adds. */
const slowestMs = 30_000;

/** So many visitors at the same moment who ask for pages that nobody has asked for: what becomes of them, and of others. */
export async function burstSoak(backend: OwnBackend, items: Items): Promise<Findings> {
  const figures: Figure[] = [];
  const notes: string[] = [];
  const broken: string[] = [];
  const warm = href('fr-FR', { page: 'movie', slug: items.films[0]?.slug ?? '' });
  for (const size of sizes) {
    const environment = { SITE_ORIGIN: 'https://{site}.example.com', PAGE_TIMEOUT_MS: '2000' };
    const web = await OwnWeb.start(backend.apiOrigin, { environment });
    try {
      const place = { port: web.port };
      let asked = 0;
      await visits(place, { host, target: warm }, () => (asked += 1) > 2);
      let open = size;
      const crowd = Promise.all(
        distinct(items, size, size).map(({ path: target }, at) =>
          askFor(place, { host, target, from: `127.0.${2 + (at % 200)}.7` }).finally(() => (open -= 1)),
        ),
      );
      const visitors = await visits(place, { host, target: warm }, () => open === 0);
      const answers = await crowd;
      const pages = answers.filter(({ status }) => status === 200 || status === 404);
      const none = answers.filter(({ status }) => status === null).length;
      const failed = visitors.filter(({ status }) => status !== 200).length;
      if (none > 0) broken.push(`${none} of ${size} got no answer at all`);
      if (failed > 0) broken.push(`${failed} of ${visitors.length} visitors of a warm page did not get it`);
      const name = `${size} at once`;
      figures.push(
        { name: `${name}: got their page`, unit: '', values: [pages.length] },
        {
          name: `${name}: the slowest answer`,
          unit: 'ms',
          values: [Math.max(...answers.map(({ ms }) => ms))],
          bound: slowestMs,
        },
        {
          name: `${name}: a warm page meanwhile, 95 of 100`,
          unit: 'ms',
          values: [answered95(visitors)],
        },
        {
          name: `${name}: memory of web, the most ever`,
          unit: 'MB',
          values: [(await memoryOf(web.pid)).peak],
          bound: mostMemory,
        },
      );
      const count = Object.entries(Object.groupBy(answers, ({ status }) => String(status)));
      notes.push(
        `${size} at once: ${count.map(([status, all]) => `${all?.length ?? 0} × ${status}`).join(', ')}.`,
      );
    } finally {
      await web.stop();
    }
  }
  return { tables: [figureTable(figures)], notes, broken: [...brokenBounds(figures), ...broken] };
}
