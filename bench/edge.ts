import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { buffer } from 'node:stream/consumers';
import { href } from '#src/routes/href.ts';
import { OwnBackend } from '#tests/support/own-backend.ts';
import { forOneProgram, OwnEdge, type Changed } from '#tests/support/own-edge.ts';
import { OwnWeb } from '#tests/support/own-web.ts';
import { buildIfNeeded } from '../tools/lib/build.ts';
import { nginx } from '../tools/lib/programs.ts';
import { fileServer } from './lib/file-server.ts';
import { median, spread, type Findings } from './lib/figures.ts';
import { itemsOf } from './lib/items.ts';
import { benchPorts } from './lib/place.ts';
import { wrk } from './lib/wrk.ts';

const host = 'fr.example.com';
const shape = { connections: 16, seconds: 2, rounds: 5 } as const;
/** The edge gives at least this share of a file's answers (issue: edge). */
const leastShare = 0.7;

/** The program names no host in the handshake, and one worker answers it, as for the file. */
const forMeasuring: readonly Changed[] = [
  ...forOneProgram,
  ['worker_processes auto', 'worker_processes 1'],
  ['burst=400', 'burst=100000'],
  ['ssl_reject_handshake on;', ''],
  ['keepalive_timeout 65s;', 'keepalive_timeout 65s; keepalive_requests 1000000000;'],
];

const gzip = { host, 'accept-encoding': 'gzip' };

/**
 * Measures pages out of the shipped edge's cache beside the same compressed bytes as a file of an nginx with the same
 * certificate, on the same connections, in turn.
 */
export async function benchEdge(): Promise<Findings> {
  await buildIfNeeded();
  const program = await nginx();
  if (program === undefined) throw new Error('no nginx: install one, or name it in NGINX_PATH');
  const backend = await OwnBackend.start(['fr'], { port: benchPorts.backend });
  const environment = { SITE_ORIGIN: 'https://{site}.example.com' };
  const web = await OwnWeb.start(backend.apiOrigin, { port: benchPorts.web, environment });
  const edge = await OwnEdge.start(
    program,
    { web: benchPorts.web, backend: benchPorts.backend },
    forMeasuring,
  );
  const rows: string[][] = [];
  const broken: string[] = [];
  try {
    const { films, cinemas } = await itemsOf(backend.apiOrigin.replace('{site}', 'fr'), 3);
    const paths: Readonly<Record<string, string>> = {
      films: href('fr-FR', { page: 'shows' }),
      film: href('fr-FR', { page: 'movie', slug: films[0]?.slug ?? '' }),
      cinema: href('fr-FR', { page: 'cinema', slug: cinemas[0]?.slug ?? '' }),
    };
    const documents: Record<string, Buffer> = {};
    const headers: Record<string, Readonly<Record<string, string>>> = {};
    for (const [name, path] of Object.entries(paths)) {
      const page = await stored(edge, path);
      documents[name] = page.bytes;
      documents[headed(name)] = page.bytes;
      headers[headed(name)] = page.headers;
    }
    const files = await fileServer(benchPorts.files, documents, { headers, tls: edge.folder });
    try {
      for (const [name, path] of Object.entries(paths)) {
        const rounds = { edge: [] as number[], file: [] as number[], headed: [] as number[] };
        const file = (of: string) => wrk({ address: `${files.base}/${of}.html`, headers: gzip, ...shape });
        for (let round = 0; round < shape.rounds; round += 1) {
          const address = `https://127.0.0.1:${edge.tls.port}${path}`;
          rounds.edge.push(await wrk({ address, headers: gzip, ...shape }));
          rounds.file.push(await file(name));
          rounds.headed.push(await file(headed(name)));
        }
        const share = median(rounds.edge) / median(rounds.file);
        if (share < leastShare) broken.push(`${name}: ${share.toFixed(2)} of a file, at least ${leastShare}`);
        const kilobytes = ((documents[name]?.length ?? 0) / 1_000).toFixed(1);
        rows.push([
          name,
          kilobytes,
          ...[rounds.edge, rounds.file, rounds.headed].map((values) => spread(values)),
          share.toFixed(2),
          (median(rounds.edge) / median(rounds.headed)).toFixed(2),
        ]);
      }
    } finally {
      await files.stop();
    }
  } finally {
    await edge.stop();
    await web.stop();
    await backend.stop();
  }
  return {
    tables: [
      {
        columns: [
          'page',
          'gzip kB',
          'edge, a second',
          'file, a second',
          'file with the page’s headers',
          'share',
          'share of that',
        ],
        rows,
      },
    ],
    notes: [
      `Answers per second over TLS by wrk on ${shape.connections} connections that stay open, ${shape.seconds} s each in turn, ${shape.rounds} rounds: median (least–most). Both have one worker. The edge is the shipped one with its log; its limit for one address counts and never ends. The file’s nginx has the same certificate, no log, and nothing else to do.`,
      `Share of the file: at least ${leastShare}. A page has 4 kB of headers, most of them its policy, which a file has not; over TLS they are a record of their own where the bytes just fit into two.`,
    ],
    broken,
  };
}

const headed = (name: string) => `${name}-headed`;

/** What nginx writes by itself for a file. */
const ofFile = new Set([
  'content-length',
  'content-encoding',
  'content-type',
  'connection',
  'date',
  'etag',
  'server',
  'transfer-encoding',
]);

const ownHeaders = ({ headers }: IncomingMessage): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => !ofFile.has(name))
      .map(([name, value]) => [name, String(value)]),
  );

/** Asks until the edge's cache has the page. */
async function stored(
  { tls }: OwnEdge,
  path: string,
): Promise<{ readonly bytes: Buffer; readonly headers: Readonly<Record<string, string>> }> {
  for (let tries = 0; tries < 200; tries += 1) {
    const outgoing = request({ ...tls, host: '127.0.0.1', servername: host, path, headers: gzip });
    outgoing.end();
    const [answer] = (await once(outgoing, 'response')) as [IncomingMessage];
    const bytes = await buffer(answer);
    const { 'x-cache': cache, 'content-encoding': encoding } = answer.headers;
    if (answer.statusCode === 200 && cache === 'HIT' && encoding === 'gzip')
      return { bytes, headers: ownHeaders(answer) };
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(`${path} was not answered out of the cache of the edge`);
}
