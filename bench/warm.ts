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
import { load } from './lib/load.ts';

const host = 'fr.velours.test';
const gzip = { host, 'accept-encoding': 'gzip' };
/**
 * Both are asked at the same rate, below what either can answer: where one keeps who asks busy and the other does not, the system
 * charges them differently for waking it.
 */
const shape = { connections: 8, amount: 4_000, rate: 4_000, rounds: 10 } as const;
/** Documents and payloads, to the same bytes and headers by `writeHead` and `end` in the same process. */
const leastShare = 0.8;
/** An answer without compression is this much dearer at most. */
const mostForPlain = 4;
/** An answer that is cheaper than a hit may seem this much dearer: the rounds of one differ by as much. */
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

/**
 * Microseconds of processor time for an answer, in all threads of a process.
 *
 * @param base where it is asked for
 * @param process whose processor time counts
 */
async function costOf(
  base: string,
  process: Inside,
  { path, headers }: Pick<Wish, 'path' | 'headers'>,
  refused = false,
): Promise<number> {
  const before = await process.cpu();
  await load({ base, paths: [path], headers, refused, ...shape });
  return ((await process.cpu()) - before) * (1_000 / shape.amount);
}

/** The cost of each answer, measured in turn, round after round. */
async function inTurn<Name extends string>(
  asked: Readonly<Record<Name, () => Promise<number>>>,
): Promise<Record<Name, number[]>> {
  const names = Object.keys(asked) as Name[];
  const found = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>;
  // The first round counts nothing: code that runs often is compiled during it.
  for (let round = 0; round <= shape.rounds; round += 1)
    for (const name of names) {
      const cost = await asked[name]();
      if (round > 0) found[name].push(cost);
    }
  return found;
}

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
      kept: () => costOf(base, inside, wish),
      written: () => costOf(inside.base, inside, wish),
      alone: () => costOf(bare.base, bare, wish),
    });
    const share = shares(written, kept);
    if (median(share) < leastShare)
      broken.push(`${wish.name}: ${median(share).toFixed(2)} of writeHead and end, at least ${leastShare}`);
    rows.push([
      wish.name,
      (bytes / 1_000).toFixed(1),
      spread(kept, 1),
      spread(written, 1),
      spread(share, 2),
      String(leastShare),
      spread(alone, 1),
      spread(shares(alone, kept), 2),
    ]);
  }
  const columns = [
    'answer',
    'gzip kB',
    'kept, µs',
    'writeHead + end, µs',
    'share',
    'bound',
    'bare process, µs',
    'share of that',
  ];
  return { table: { columns, rows }, broken };
}

/** Documents without compression beside compressed ones. */
async function withoutCompression(
  base: string,
  inside: Inside,
  documents: readonly Wish[],
): Promise<Measured> {
  const rows: string[][] = [];
  const broken: string[] = [];
  for (const document of documents) {
    const { kept, plain } = await inTurn({
      kept: () => costOf(base, inside, document),
      plain: () => costOf(base, inside, { path: document.path, headers: { host } }),
    });
    const times = shares(plain, kept);
    if (median(times) > mostForPlain)
      broken.push(
        `${document.name} without compression: ${median(times).toFixed(1)} times as dear, at most ${mostForPlain}`,
      );
    rows.push([document.name, spread(kept, 1), spread(plain, 1), spread(times, 1), String(mostForPlain)]);
  }
  const columns = ['answer', 'compressed, µs', 'uncompressed, µs', 'times', 'bound'];
  return { table: { columns, rows }, broken };
}

/** Answers that are cheaper than a page, beside the film's. */
async function cheaperAnswers(base: string, inside: Inside, film: Wish): Promise<Measured> {
  const missing = `${href('fr-FR', { page: 'shows' })}/no-such-film`;
  await warmed({ path: missing, headers: gzip });
  const { headers } = await warmed(film);
  const { kept, ...others } = await inTurn({
    kept: () => costOf(base, inside, film),
    '304': () =>
      costOf(base, inside, { ...film, headers: { ...gzip, 'if-none-match': String(headers.etag) } }, true),
    'not found': () => costOf(base, inside, { path: missing, headers: gzip }, true),
    redirect: () =>
      costOf(base, inside, { path: `${href('fr-FR', { page: 'shows' })}/`, headers: gzip }, true),
  });
  const all = Object.entries(others).map(([name, values]) => [name, values, shares(kept, values)] as const);
  const columns = ['answer', 'µs', 'to a film', 'bound'];
  return {
    table: {
      columns,
      rows: all.map(([name, values, share]) => [
        name,
        spread(values, 1),
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
      await withoutCompression(base, inside, documents),
      await cheaperAnswers(base, inside, film),
    ];
    return {
      tables: measured.map(({ table }) => table),
      notes: [
        `Processor time of the whole process for an answer, in µs: ${shape.rate} requests a second on ${shape.connections} connections that stay open, one second of each in turn, ${shape.rounds} rounds: median (least–most). Shares and times are of the two figures of a round. Log and metrics are off.`,
        'writeHead + end: a second server in the process that holds Next.js gives the same status, headers and bytes. Bare process: the same server alone, with the same arguments of Node; it has no bound.',
        'Times: how many compressed answers cost as much as one without compression.',
      ],
      broken: measured.flatMap(({ broken }) => broken),
    };
  } finally {
    await bare.stop();
    await inside.web.stop();
    await backend.stop();
  }
}
