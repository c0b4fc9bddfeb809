import { request, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { href } from '#src/routes/href.ts';
import type { PageRef } from '#src/routes/page.ts';
import { OwnBackend } from '#tests/support/own-backend.ts';
import { buildIfNeeded } from '../tools/lib/build.ts';
import { startBareProcess, startMeasuredWeb, type Inside } from './inside/inside.ts';
import { ask } from './lib/ask.ts';
import { median, shares, spread, type Findings, type Table } from './lib/figures.ts';
import { itemsOf, type Items } from './lib/items.ts';
import { benchPorts } from './lib/place.ts';
import { wrk } from './lib/wrk.ts';

const host = 'fr.velours.test';
const gzip = { host, 'accept-encoding': 'gzip' };
const shape = { connections: 16, seconds: 1, rounds: 10 } as const;
/** Documents and payloads, to the same bytes and headers by `writeHead` and `end` in the same process. */
const leastShare = 0.8;
/** An answer without compression is this much rarer at most. */
const mostForPlain = 4;
/** An answer that is cheaper than a hit may be this much rarer in the same time: the rounds of one differ by as much. */
const noDearer = 0.95;

/** What is asked for, again and again. */
interface Wish {
  readonly name: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

const pagesOf = ({ films, cinemas }: Items): readonly (readonly [string, PageRef])[] => [
  ['home', { page: 'home' }],
  ['film', { page: 'movie', slug: films[0]?.slug ?? '' }],
  ['cinema', { page: 'cinema', slug: cinemas[0]?.slug ?? '' }],
];

interface Got {
  readonly headers: IncomingMessage['headers'];
  readonly bytes: number;
}

/** Asks until the answer comes from kept bytes. */
async function warmed({ path, headers }: Pick<Wish, 'path' | 'headers'>): Promise<Got> {
  for (let tries = 0; tries < 200; tries += 1) {
    const outgoing = request({ host: '127.0.0.1', port: benchPorts.web, path, headers });
    outgoing.end();
    const [answer] = (await once(outgoing, 'response')) as [IncomingMessage];
    const { length: bytes } = await buffer(answer);
    if (answer.headers['x-nextjs-cache'] === 'HIT') return { headers: answer.headers, bytes };
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(`${path} was not answered from kept bytes`);
}

/** Answers a second of each, measured in turn, round after round. */
async function inTurn<Name extends string>(
  asked: Readonly<Record<Name, () => Promise<number>>>,
): Promise<Record<Name, number[]>> {
  const names = Object.keys(asked) as Name[];
  const found = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>;
  for (let round = 0; round < shape.rounds; round += 1)
    for (const name of names) found[name].push(await asked[name]());
  return found;
}

const perSecond = (base: string, { path, headers }: Pick<Wish, 'path' | 'headers'>, refused = false) =>
  wrk({ address: `${base}${path}`, headers, refused, ...shape });

interface Measured {
  readonly table: Table;
  readonly broken: readonly string[];
}

/** Kept answers beside the same answers by `writeHead` and `end`, in the same process and in a bare one. */
async function besideWriting(
  base: string,
  inside: Inside,
  bare: Inside,
  wishes: readonly Wish[],
): Promise<Measured> {
  const rows: string[][] = [];
  const broken: string[] = [];
  for (const wish of wishes) {
    const { bytes } = await warmed(wish);
    // The first request has the answer repeated from now on.
    for (const other of [inside, bare]) await ask(`${other.base}${wish.path}`, wish.headers);
    const { kept, written, alone } = await inTurn({
      kept: () => perSecond(base, wish),
      written: () => perSecond(inside.base, wish),
      alone: () => perSecond(bare.base, wish),
    });
    const share = shares(kept, written);
    if (median(share) < leastShare)
      broken.push(`${wish.name}: ${median(share).toFixed(2)} of writeHead and end, at least ${leastShare}`);
    rows.push([
      wish.name,
      (bytes / 1_000).toFixed(1),
      spread(kept),
      spread(written),
      spread(share, 2),
      String(leastShare),
      spread(alone),
      spread(shares(kept, alone), 2),
    ]);
  }
  const columns = [
    'answer',
    'gzip kB',
    'kept, a second',
    'writeHead + end, a second',
    'share',
    'bound',
    'bare process, a second',
    'share of that',
  ];
  return { table: { columns, rows }, broken };
}

/** Documents without compression beside compressed ones. */
async function withoutCompression(base: string, documents: readonly Wish[]): Promise<Measured> {
  const rows: string[][] = [];
  const broken: string[] = [];
  for (const document of documents) {
    const { kept, plain } = await inTurn({
      kept: () => perSecond(base, document),
      plain: () => perSecond(base, { path: document.path, headers: { host } }),
    });
    const times = shares(kept, plain);
    if (median(times) > mostForPlain)
      broken.push(
        `${document.name} without compression: ${median(times).toFixed(1)} times as dear, at most ${mostForPlain}`,
      );
    rows.push([document.name, spread(kept), spread(plain), spread(times, 1), String(mostForPlain)]);
  }
  const columns = ['answer', 'compressed, a second', 'uncompressed, a second', 'times', 'bound'];
  return { table: { columns, rows }, broken };
}

/** Answers that are cheaper than a page, beside the film's. */
async function cheaperAnswers(base: string, film: Wish): Promise<Measured> {
  const missing = `${href('fr-FR', { page: 'shows' })}/no-such-film`;
  await warmed({ path: missing, headers: gzip });
  const { headers } = await warmed(film);
  const { kept, ...others } = await inTurn({
    kept: () => perSecond(base, film),
    '304': () => perSecond(base, { ...film, headers: { ...gzip, 'if-none-match': String(headers.etag) } }),
    'not found': () => perSecond(base, { path: missing, headers: gzip }, true),
    redirect: () => perSecond(base, { path: `${href('fr-FR', { page: 'shows' })}/`, headers: gzip }),
  });
  const all = Object.entries(others).map(([name, values]) => [name, values, shares(values, kept)] as const);
  const columns = ['answer', 'a second', 'to a film', 'bound'];
  return {
    table: {
      columns,
      rows: all.map(([name, values, share]) => [
        name,
        spread(values),
        spread(share, 2),
        name === 'redirect' ? '' : String(noDearer),
      ]),
    },
    broken: all
      .filter(([name, , share]) => name !== 'redirect' && median(share) < noDearer)
      .map(([name, , share]) => `${name}: ${median(share).toFixed(2)} of a hit, at least ${noDearer}`),
  };
}

/** Measures answers from kept bytes: documents and payloads, uncompressed ones, and those without a page (ADR-0106). */
export async function benchWarm(): Promise<Findings> {
  await buildIfNeeded();
  const backend = await OwnBackend.start(['fr'], { port: benchPorts.backend });
  const inside = await startMeasuredWeb(backend.apiOrigin);
  const bare = await startBareProcess(benchPorts.bare);
  try {
    const items = await itemsOf(backend.apiOrigin.replace('{site}', 'fr'), 3);
    const documents = pagesOf(items).map(([name, ref]): Wish => ({
      name,
      path: href('fr-FR', ref),
      headers: gzip,
    }));
    const payloads = documents.map(({ name, path }): Wish => ({
      name: `${name}, payload`,
      path: `${path}?_rsc`,
      headers: { ...gzip, rsc: '1' },
    }));
    const base = inside.web.address;
    for (const document of documents) await warmed(document);
    const film = documents.find(({ name }) => name === 'film');
    if (film === undefined) throw new Error('a film is measured');
    const measured = [
      await besideWriting(base, inside, bare, [...documents, ...payloads]),
      await withoutCompression(base, documents),
      await cheaperAnswers(base, film),
    ];
    return {
      tables: measured.map(({ table }) => table),
      notes: [
        `Answers per second by wrk on ${shape.connections} connections that stay open, ${shape.seconds} s each in turn, ${shape.rounds} rounds; shares are of the two figures of a round: median (least–most). Log and metrics are off.`,
        'writeHead + end: a second server in the process that holds Next.js gives the same status, headers and bytes. Bare process: the same server alone, with the same arguments of Node; it has no bound.',
        'Times: how many compressed answers take as long as one without compression.',
      ],
      broken: measured.flatMap(({ broken }) => broken),
    };
  } finally {
    await bare.stop();
    await inside.web.stop();
    await backend.stop();
  }
}
