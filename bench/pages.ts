import { buildIfNeeded } from '../tools/lib/build.ts';
import type { PageId } from '#src/routes/pages/registry.ts';
import { href } from '#src/routes/href.ts';
import { frameworkChunks, scriptBytes } from '#tests/support/build-scripts.ts';
import { OwnBackend } from '#tests/support/own-backend.ts';
import { OwnWeb } from '#tests/support/own-web.ts';
import { ask } from './lib/ask.ts';
import { spread, type Findings } from './lib/figures.ts';
import { itemsOf } from './lib/items.ts';
import { benchSites, kindsOfPages, type KindOfPage } from './lib/kinds.ts';
import { benchPorts, loadShape } from './lib/place.ts';

const encodings = 'gzip, deflate, br';

interface PageBench {
  readonly cold: number[];
  raw: number;
  sent: number;
  encoding: string;
  script: number;
}

/**
 * The gzipped bytes of the scripts that a document names, without the scripts that Next.js puts on every page.
 */
export function ownScript(html: string): number {
  const framework = frameworkChunks();
  const tags = html.match(/<script\b[^>]*\bsrc="[^"]+"[^>]*>/g) ?? [];
  const addresses = new Set(
    tags
      .filter((tag) => !/\bnomodule\b/i.test(tag))
      .map((tag) => new URL(/\bsrc="([^"]+)"/.exec(tag)?.[1] ?? '', 'http://host').pathname),
  );
  return [...addresses]
    .filter((address) => address.startsWith('/_next/') && !framework.has(address))
    .reduce((sum, address) => sum + scriptBytes(address), 0);
}

/** One round on a web process that has not rendered any page yet. */
async function round(base: string, kinds: readonly KindOfPage[], found: Map<PageId, PageBench>) {
  // The process has answered one page, but the measured pages are not rendered yet.
  await ask(`${base}${href('en-FR', { page: 'home' })}`, { host: 'fr.velours.test' });
  for (const { page, host, paths } of kinds) {
    const compressed = { host, 'accept-encoding': encodings };
    const bench = found.get(page) ?? {
      cold: [],
      raw: 0,
      sent: 0,
      encoding: '',
      script: 0,
    };
    found.set(page, bench);
    for (const path of paths) {
      const answer = await ask(`${base}${path}`, { host });
      bench.cold.push(answer.milliseconds);
      bench.raw = Math.max(bench.raw, answer.body.length);
      bench.script = Math.max(bench.script, ownScript(answer.body.toString()));
      const sent = await ask(`${base}${path}`, compressed);
      bench.sent = Math.max(bench.sent, sent.body.length);
      bench.encoding = sent.encoding;
    }
  }
}

/** Measures every kind of page in a built site: cold, its bytes and its script. */
export async function benchPages(): Promise<Findings> {
  await buildIfNeeded();
  const backend = await OwnBackend.start(benchSites, { port: benchPorts.backend });
  const found = new Map<PageId, PageBench>();
  try {
    let kinds: readonly KindOfPage[] | null = null;
    const items = await itemsOf(backend.apiOrigin.replace('{site}', 'fr'));
    for (let turn = 0; turn < loadShape.rounds; turn += 1) {
      const web = await OwnWeb.start(backend.apiOrigin, { port: benchPorts.web });
      try {
        kinds ??= await kindsOfPages(web.address, items);
        await round(web.address, kinds, found);
      } finally {
        await web.stop();
      }
    }
  } finally {
    await backend.stop();
  }
  const kilo = (bytes: number) => (bytes / 1_000).toFixed(1);
  const rows = [...found].map(([page, { cold, raw, sent, script }]) => [
    page,
    kilo(raw),
    kilo(sent),
    kilo(script),
    spread(cold, 0),
  ]);
  const used = [...new Set([...found.values()].map(({ encoding }) => encoding))].join(', ');
  return {
    tables: [
      {
        columns: ['page', 'HTML kB', `${used} kB`, 'script kB', 'cold ms'],
        rows,
      },
    ],
    notes: [
      `Site fr in French, or the first site that has the page; up to four items of a kind in turn; the largest HTML, as it is and as it is sent (${used}). Cold: the first answer for an address, of three web processes. What is kept is measured by the part \`warm\`.`,
      'Script: what the HTML names, gzipped, over the chunks of every page of Next.js; what a browser loads later is in `e2e/pages/opened.spec.ts`.',
    ],
    broken: [],
  };
}
