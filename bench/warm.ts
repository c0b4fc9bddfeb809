import { request, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { href } from '#src/routes/href.ts';
import type { PageRef } from '#src/routes/page.ts';
import { OwnBackend } from '#tests/support/own-backend.ts';
import { OwnWeb } from '#tests/support/own-web.ts';
import { buildIfNeeded } from '../tools/lib/build.ts';
import { fileServer } from './lib/file-server.ts';
import { median, spread, type Findings } from './lib/figures.ts';
import { itemsOf, type Items } from './lib/items.ts';
import { benchPorts } from './lib/place.ts';
import { wrk } from './lib/wrk.ts';

const host = 'fr.velours.test';
const shape = { connections: 16, seconds: 2, rounds: 5 } as const;
/** An answer that is cheaper than a hit may be this much rarer in the same time: the rounds of one differ by as much. */
const noDearer = 0.95;
/** A warm page is at least this share of nginx with the same bytes as a file (issue: warm). */
const leastShare = 0.4;
/** An answer without compression is this much rarer at most. */
const mostForPlain = 4;

const refsOf = ({ films, cinemas }: Items): readonly (readonly [string, PageRef])[] => [
  ['home', { page: 'home' }],
  ['film', { page: 'movie', slug: films[0]?.slug ?? '' }],
  ['cinema', { page: 'cinema', slug: cinemas[0]?.slug ?? '' }],
];

interface Got {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

async function get(path: string, headers: Readonly<Record<string, string>>): Promise<Got> {
  const outgoing = request({ host: '127.0.0.1', port: benchPorts.web, path, headers });
  outgoing.end();
  const [answer] = (await once(outgoing, 'response')) as [IncomingMessage];
  return { status: answer.statusCode ?? 0, headers: answer.headers, body: await buffer(answer) };
}

const gzip = { host, 'accept-encoding': 'gzip' };

/** Asks until the answer comes from kept bytes. */
async function warmed(path: string): Promise<Got> {
  for (let tries = 0; tries < 200; tries += 1) {
    const got = await get(path, gzip);
    if (got.headers['x-nextjs-cache'] === 'HIT') return got;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(`${path} was not answered from kept bytes`);
}

/**
 * Measures documents and payloads from kept bytes, the former without compression too, beside nginx with the same compressed bytes
 * as a file, on the same connections, in turn (ADR-0106).
 */
export async function benchWarm(): Promise<Findings> {
  await buildIfNeeded();
  const backend = await OwnBackend.start(['fr'], { port: benchPorts.backend });
  const web = await OwnWeb.start(backend.apiOrigin, { port: benchPorts.web });
  const rows: string[][] = [];
  const broken: string[] = [];
  const others: Record<'not found' | 'redirect', number[]> = { 'not found': [], redirect: [] };
  const hits: Record<string, number> = {};
  try {
    const items = await itemsOf(backend.apiOrigin.replace('{site}', 'fr'), 3);
    const kept = new Map<string, Got & { readonly path: string }>();
    for (const [name, ref] of refsOf(items)) {
      const path = href('fr-FR', ref);
      kept.set(name, { path, ...(await warmed(path)) });
    }
    const missing = `${href('fr-FR', { page: 'shows' })}/no-such-film`;
    const gone = await warmed(missing);
    const files = await fileServer(
      benchPorts.files,
      Object.fromEntries([...kept].map(([name, { body }]) => [name, body])),
    );
    const web16 = (path: string, headers: Readonly<Record<string, string>>, refused = false) =>
      wrk({ address: `http://127.0.0.1:${benchPorts.web}${path}`, headers, refused, ...shape });
    try {
      for (const [name, { path, body, headers }] of kept) {
        const rounds = {
          kept: [] as number[],
          file: [] as number[],
          plain: [] as number[],
          payload: [] as number[],
          known: [] as number[],
        };
        for (let round = 0; round < shape.rounds; round += 1) {
          rounds.kept.push(await web16(path, gzip));
          rounds.file.push(await wrk({ address: `${files.base}/${name}.html`, headers: gzip, ...shape }));
          rounds.known.push(await web16(path, { ...gzip, 'if-none-match': String(headers.etag) }));
          rounds.plain.push(await web16(path, { host }));
          rounds.payload.push(await web16(`${path}?_rsc`, { ...gzip, rsc: '1' }));
        }
        const share = median(rounds.kept) / median(rounds.file);
        hits[name] = median(rounds.kept);
        if (median(rounds.known) < noDearer * median(rounds.kept))
          broken.push(`${name}: a 304 is dearer than a hit`);
        if (median(rounds.kept) > mostForPlain * median(rounds.plain))
          broken.push(`${name}: without compression it is more than ${mostForPlain} times as dear`);
        if (share < leastShare) broken.push(`${name}: ${share.toFixed(2)} of nginx, at least ${leastShare}`);
        rows.push([
          name,
          (body.length / 1_000).toFixed(1),
          spread(rounds.kept),
          spread(rounds.payload),
          spread(rounds.plain),
          spread(rounds.file),
          share.toFixed(2),
          spread(rounds.known),
        ]);
      }
      for (let round = 0; round < shape.rounds; round += 1) {
        others['not found'].push(await web16(missing, gzip, true));
        others.redirect.push(await web16(`${href('fr-FR', { page: 'shows' })}/`, gzip));
      }
    } finally {
      await files.stop();
    }
    // A hit with about as many bytes as the page that says so.
    if (median(others['not found']) < noDearer * (hits['film'] ?? 0))
      broken.push('a 404 is dearer than a hit');
    rows.push([
      'not found',
      (gone.body.length / 1_000).toFixed(1),
      spread(others['not found']),
      '',
      '',
      '',
      '',
      '',
    ]);
    rows.push(['redirect', '0.0', spread(others.redirect), '', '', '', '', '']);
  } finally {
    await web.stop();
    await backend.stop();
  }
  return {
    tables: [
      {
        columns: [
          'page',
          'gzip kB',
          'kept bytes, a second',
          'payload, a second',
          'without compression, a second',
          'nginx’s file, a second',
          'share',
          '304, a second',
        ],
        rows,
      },
    ],
    notes: [
      `Answers per second by wrk on ${shape.connections} connections that stay open, ${shape.seconds} s each in turn, ${shape.rounds} rounds: median (least–most). Neither writes a line a request. nginx has one worker and the same compressed bytes as a file (\`gzip_static\`).`,
      `Share: kept bytes beside nginx’s file; at least ${leastShare}. Without compression a page is at most ${mostForPlain} times as rare. A 304 and a 404 are no dearer than a hit: at least ${noDearer} of the page's own answers, and of the film's.`,
    ],
    broken,
  };
}
