import { href } from '#src/routes/href.ts';
import { OwnBackend } from '#tests/support/own-backend.ts';
import { OwnWeb } from '#tests/support/own-web.ts';
import { buildIfNeeded } from '../tools/lib/build.ts';
import { startConstants } from './constants/site.ts';
import { startMeasuredWeb, type Inside } from './inside/inside.ts';
import { ask } from './lib/ask.ts';
import { median, shares, spread, type Findings } from './lib/figures.ts';
import { itemsOf } from './lib/items.ts';
import { benchPorts } from './lib/place.ts';

const host = 'fr.velours.test';
/** Of each kind so many pages are measured; a process has settled when it has rendered twice as many others. */
const shape = { rounds: 5, pages: 8, settle: 16 } as const;
/** Processor time of all cold pages, to that of Next.js with the same trees from constants. */
const mostTimes = 1.8;
const aim = 1.6;

const kinds = ['movie', 'cinema', 'city'] as const;
type Kind = (typeof kinds)[number];
type ByKind<T> = Readonly<Record<Kind, T>>;

const byKind = <T>(of: (kind: Kind) => T): ByKind<T> =>
  Object.fromEntries(kinds.map((kind) => [kind, of(kind)])) as ByKind<T>;

/** Milliseconds of processor time that a process takes for something, kind by kind. */
async function spent({ cpu }: Inside, work: (kind: Kind) => Promise<void>): Promise<ByKind<number>> {
  const found = { movie: 0, cinema: 0, city: 0 };
  for (const kind of kinds) {
    const before = await cpu();
    await work(kind);
    found[kind] = (await cpu()) - before;
  }
  return found;
}

/** The paths that are measured, and those of the same kinds that settle the process. */
async function pathsOf(api: string): Promise<Record<'measured' | 'others', ByKind<readonly string[]>>> {
  const { films, cinemas, cities } = await itemsOf(api, shape.pages + shape.settle);
  const items: ByKind<readonly { readonly slug: string }[]> = { movie: films, cinema: cinemas, city: cities };
  const all = byKind((page) => items[page].map(({ slug }) => href('fr-FR', { page, slug })));
  for (const kind of kinds)
    if (all[kind].length < shape.pages + shape.settle)
      throw new Error(`${kind}: ${all[kind].length} pages, ${shape.pages + shape.settle} are needed`);
  return {
    measured: byKind((kind) => all[kind].slice(0, shape.pages)),
    others: byKind((kind) => all[kind].slice(shape.pages)),
  };
}

const askEach = async (base: string, paths: readonly string[]): Promise<void> => {
  for (const path of paths) await ask(`${base}${path}`, { host, 'accept-encoding': 'gzip' });
};

/** One round of the web process: it settles, then the measured pages are cold. */
async function ownRound(
  apiOrigin: string,
  { measured, others }: Awaited<ReturnType<typeof pathsOf>>,
): Promise<ByKind<number>> {
  const inside = await startMeasuredWeb(apiOrigin);
  try {
    const { address } = inside.web;
    for (const kind of kinds) await askEach(address, others[kind]);
    return await spent(inside, (kind) => askEach(address, measured[kind]));
  } finally {
    await inside.web.stop();
  }
}

/**
 * One round of the process of constants: every page once to load it, and then as often as the web process has rendered others.
 *
 * @param lengths gets the characters of each document
 */
async function constantRound(
  apiOrigin: string,
  internal: ByKind<readonly string[]>,
  lengths: Map<string, number>,
): Promise<ByKind<number>> {
  const site = await startConstants(apiOrigin);
  const render = async (kind: Kind) => {
    for (const path of internal[kind]) lengths.set(path, await site.render(path));
  };
  try {
    for (let before = 0; before <= shape.settle / shape.pages; before += 1)
      for (const kind of kinds) await render(kind);
    return await spent(site, render);
  } finally {
    await site.stop();
  }
}

/** The internal paths of pages, and the characters of their documents. */
async function internalOf(
  apiOrigin: string,
  measured: ByKind<readonly string[]>,
): Promise<{ internal: ByKind<string[]>; documents: Map<string, number> }> {
  const internal = byKind((): string[] => []);
  const documents = new Map<string, number>();
  const web = await OwnWeb.start(apiOrigin, { port: benchPorts.web });
  try {
    for (const kind of kinds)
      for (const path of measured[kind]) {
        const { body } = await ask(`${web.address}${path}`, { host });
        // Next.js's scripts learn it from a payload.
        const { headers } = await ask(`${web.address}${path}?_rsc`, { host, rsc: '1' });
        const name = String(headers['x-nextjs-rewritten-path']);
        internal[kind].push(name);
        documents.set(name, body.toString().length);
      }
  } finally {
    await web.stop();
  }
  return { internal, documents };
}

/** Measures the processor time of cold pages beside Next.js with the same trees from constants. */
export async function benchCold(): Promise<Findings> {
  await buildIfNeeded();
  const backend = await OwnBackend.start(['fr'], { port: benchPorts.backend });
  const { apiOrigin } = backend;
  const own: ByKind<number>[] = [];
  const constant: ByKind<number>[] = [];
  const lengths = new Map<string, number>();
  let known: Awaited<ReturnType<typeof internalOf>>;
  try {
    const paths = await pathsOf(apiOrigin.replace('{site}', 'fr'));
    known = await internalOf(apiOrigin, paths.measured);
    for (let round = 0; round < shape.rounds; round += 1) {
      own.push(await ownRound(apiOrigin, paths));
      constant.push(await constantRound(apiOrigin, known.internal, lengths));
    }
  } finally {
    await backend.stop();
  }
  const perPage = (all: readonly ByKind<number>[], kind: Kind) => all.map((one) => one[kind] / shape.pages);
  const sums = (all: readonly ByKind<number>[]) =>
    all.map((one) => kinds.reduce((sum, kind) => sum + one[kind], 0));
  const times = shares(sums(own), sums(constant));
  const row = (name: string, of: readonly number[], to: readonly number[], bound: string) => [
    name,
    spread(of),
    spread(to),
    spread(shares(of, to), 2),
    bound,
  ];
  const kilobytes = (of: ReadonlyMap<string, number>, kind: Kind) =>
    (median(known.internal[kind].map((path) => of.get(path) ?? 0)) / 1_000).toFixed(0);
  const htmlOf = (kind: Kind) => [known.documents, lengths].map((of) => kilobytes(of, kind)).join(' → ');
  const bound = `${mostTimes}, aim ${aim}`;
  return {
    tables: [
      {
        columns: ['cold page', 'ms of processor time', 'from constants, ms', 'times', 'bound', 'HTML kB'],
        rows: [
          ...kinds.map((kind) => [
            ...row(kind, perPage(own, kind), perPage(constant, kind), ''),
            htmlOf(kind),
          ]),
          [...row(`all ${kinds.length * shape.pages}, sum`, sums(own), sums(constant), bound), ''],
        ],
      },
    ],
    notes: [
      `Site fr, ${shape.pages} pages of a kind one after the other, ${shape.rounds} rounds in turn, each on new processes that have rendered ${shape.settle} other pages of each kind before: processor time in all threads (\`process.cpuUsage\`), of one page and of all; median (least–most).`,
      'As it is: from the request to its bytes, with the decision, the calls of the API, both passes of Next.js, the policy and the compression.',
      'From constants: a process has Next.js render the same pages by the same request inside the process, with the same arguments of Node, from what was loaded for them before. Nothing is decided, asked for, loaded, compressed or kept. HTML kB: as it is → from constants.',
    ],
    broken:
      median(times) > mostTimes
        ? [`cold pages: ${median(times).toFixed(2)} times Next.js with constants, at most ${mostTimes}`]
        : [],
  };
}
