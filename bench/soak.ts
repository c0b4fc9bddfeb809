import '../tools/check-node.ts';
import { setTimeout as pause } from 'node:timers/promises';
import { OwnBackend } from '#tests/support/own-backend.ts';
import { OwnWeb } from '#tests/support/own-web.ts';
import { buildIfNeeded } from '../tools/lib/build.ts';
import { brokenBounds, figureTable, type Figure, type Findings } from './lib/figures.ts';
import { itemsInLanguages, type ItemsInLanguage } from './lib/items.ts';
import { memoryOf } from './lib/memory.ts';
import { mixedLoad, type MixedRequest } from './lib/mixed.ts';
import { keep, markdownOf } from './lib/report.ts';
import { burstSoak } from './soak/burst.ts';
import { guessesSoak } from './soak/guesses.ts';
import { hostileAmount, hostileSoak } from './soak/hostile.ts';
import { distinct, mixed, soakSite } from './soak/load.ts';
import { longSuites } from './soak/long-suites.ts';
import { outageSoak } from './soak/outage.ts';
import { redisSoak } from './soak/redis.ts';
import { replicasSoak } from './soak/replicas.ts';
import { slowSoak } from './soak/slow.ts';
import { startsSoak } from './soak/starts.ts';
import { stampedeSoak } from './soak/stampede.ts';
import { localesOf, siteIds } from '#src/sites/registry.ts';
import { redisProgram } from '#tests/support/own-redis.ts';
import { nginx } from '../tools/lib/programs.ts';

/**
 * `npm run soak`: long loads on a built site with a backend of its own, and what memory they leave; writes
 * `lab/soak`. `npm run soak -- --requests 2000 mixed` sends so many, of one part; `--minutes 480 replicas` is a night. `--short` sends two hundred
 * and writes nothing: that is the form of CI. Ends with 1 when a bound is broken.
 */
const seed = 13;
const connections = 8;
/** The load is sent in so many parts; memory is read after each. */
const parts = 10;
/** Memory is read once more when the process has had nothing to do for this long, in milliseconds. */
const restMs = 30_000;

interface Soak {
  readonly name: string;
  readonly says: string;
  readonly long: number;
  readonly short: number;
  /** The most memory of the web process after the long form, in MB. */
  readonly web: number;
  readonly requests: (languages: readonly ItemsInLanguage[], amount: number) => readonly MixedRequest[];
}

/** The most memory of either process after the short form, in MB: it only shows what grows wildly. */
const shortBound = 600;
/** The most memory of the backend, in MB, and how much it may grow from the first tenth of a load to its end. */
const backendBound = 450;
const backendGrowth = 1.1;
const films = 40;

const soaks: readonly Soak[] = [
  {
    name: 'mixed',
    says: 'pages of every kind in two languages, films and cinemas on many days, searches; documents, payloads and their trees, at most 3,000 addresses',
    long: 50_000,
    short: 100,
    web: 700,
    requests: (languages, amount) => mixed(languages, amount, 3_000),
  },
  {
    name: 'distinct',
    says: 'filtered, placed and unknown addresses, none of them twice',
    long: 20_000,
    short: 100,
    web: 700,
    requests: ([first], amount) => (first === undefined ? [] : distinct(first.items, amount, seed)),
  },
];

const given = process.argv.slice(2);
const isShort = given.includes('--short');
/** The number after an option; undefined without it. */
const numberAfter = (option: string) => {
  const at = given.indexOf(option);
  return at < 0 ? undefined : Number(given[at + 1]);
};
const amountAsked = numberAfter('--requests');
const minutesAsked = numberAfter('--minutes');
/** How long the load of several processes lasts, in minutes; a night has 480 (REL1). */
const replicaMinutes = minutesAsked ?? (isShort ? 0.25 : 60);
/** How long the API is in all of its states, in minutes (REL4). */
const outageMinutes = 15;
/** How long Redis is in all of its states, in minutes (REL9). */
const redisMinutes = 6;
const named = given.filter(
  (word, index) => !word.startsWith('--') && !/^--(?:requests|minutes)$/.test(given[index - 1] ?? ''),
);

async function run(
  soak: Soak,
  backend: OwnBackend,
  languages: readonly ItemsInLanguage[],
): Promise<Findings> {
  const amount = amountAsked ?? (isShort ? soak.short : soak.long);
  const requests = soak.requests(languages, amount);
  // A page whose calls are late is no page; how late they are is measured elsewhere.
  const environment = { API_TIMEOUT_MS: '10000', PAGE_TIMEOUT_MS: '60000' };
  const web = await OwnWeb.start(backend.apiOrigin, { environment });
  try {
    const start = (await memoryOf(web.pid)).now;
    const web10: number[] = [];
    const backend10: number[] = [];
    const statuses = new Map<number, number>();
    let seconds = 0;
    const size = Math.ceil(requests.length / parts);
    for (let from = 0; from < requests.length; from += size) {
      const outcome = await mixedLoad(web.address, requests.slice(from, from + size), connections);
      seconds += outcome.seconds;
      for (const [status, count] of outcome.statuses)
        statuses.set(status, (statuses.get(status) ?? 0) + count);
      web10.push((await memoryOf(web.pid)).now);
      backend10.push((await memoryOf(backend.pid)).now);
      process.stdout.write(`${soak.name} ${from + size}: web ${web10.at(-1)?.toFixed(0)} MB\n`);
    }
    const { peak } = await memoryOf(web.pid);
    if (!isShort) await pause(restMs);
    const figures: readonly Figure[] = [
      { name: 'web after its start', unit: 'MB', values: [start] },
      { name: 'web, at ten moments of the load', unit: 'MB', values: web10 },
      {
        name: 'web after the load',
        unit: 'MB',
        values: [web10.at(-1) ?? 0],
        bound: isShort ? shortBound : soak.web,
      },
      { name: 'web, the most ever (VmHWM)', unit: 'MB', values: [peak] },
      { name: 'web, at rest after the load', unit: 'MB', values: [(await memoryOf(web.pid)).now] },
      {
        name: 'backend, at ten moments of the load',
        unit: 'MB',
        values: backend10,
        bound: isShort ? shortBound : backendBound,
      },
      {
        name: 'backend: the end over the first tenth',
        unit: '',
        values: [(backend10.at(-1) ?? 0) / (backend10[0] ?? 1)],
        digits: 2,
        // Its lists come into use with the first requests of the short form.
        ...(isShort ? {} : { bound: backendGrowth }),
      },
      { name: 'answers a second', unit: '', values: [requests.length / seconds], digits: 1 },
    ];
    const bad = [...statuses].filter(([status]) => status >= 500);
    return {
      tables: [figureTable(figures)],
      notes: [
        `${requests.length} requests for ${new Set(requests.map(({ path }) => path)).size} addresses (seed ${seed}) on ${connections} connections: ${soak.says}. Answers: ${[...statuses].map(([status, count]) => `${count} with ${status}`).join(', ')}.`,
      ],
      broken: [
        ...brokenBounds(figures),
        ...bad.map(([status, count]) => `${count} answers with ${status}, none expected`),
      ],
    };
  } finally {
    await web.stop();
  }
}

await buildIfNeeded();
const backend = await OwnBackend.start([soakSite]);
try {
  const languages = await itemsInLanguages(
    backend.apiOrigin.replace('{site}', soakSite),
    films,
    localesOf(soakSite),
  );
  const [first] = languages;
  if (first === undefined) throw new Error('a site has a language');
  const edge = await nginx();
  /** Their short forms are suites in `e2e/`. */
  const longForms: readonly (readonly [string, () => Promise<Findings>])[] = isShort
    ? []
    : [
        [
          'hostile',
          () =>
            hostileSoak(backend, first, {
              seed,
              nginx: edge,
              share: (amountAsked ?? hostileAmount) / hostileAmount,
            }),
        ],
        ['slow', () => slowSoak(backend, first.items, edge)],
        ['burst', () => burstSoak(backend, first.items)],
        ['stampede', () => stampedeSoak(backend, first)],
        ['starts', () => startsSoak(siteIds)],
        ['outage', () => outageSoak(backend, first.items, minutesAsked ?? outageMinutes)],
        ...(edge === undefined ? [] : [['guesses', () => guessesSoak(seed, edge)] as const]),
        ['suites', () => longSuites(edge)],
      ];
  // Two small sites show in CI that the load runs and nothing of it is lost.
  const replicas = (program: string) =>
    replicasSoak({ minutes: replicaMinutes, sites: isShort ? ['sn', 'ci'] : siteIds, nginx: program });
  const redis = isShort ? undefined : redisProgram;
  const measured = [
    ...soaks.map((soak) => [soak.name, () => run(soak, backend, languages)] as const),
    ...longForms,
    ...(redis === undefined
      ? []
      : [
          [
            'redis',
            () => redisSoak(backend, languages, { program: redis, minutes: minutesAsked ?? redisMinutes }),
          ] as const,
        ]),
    ...(edge === undefined ? [] : [['replicas', () => replicas(edge)] as const]),
  ];
  for (const [name, measure] of measured) {
    if (named.length > 0 && !named.includes(name)) continue;
    const findings = await measure();
    const markdown = markdownOf(findings);
    if (!isShort) await keep('soak', name, markdown);
    process.stdout.write(`${name}\n\n${markdown}\n\n`);
    for (const broken of findings.broken) {
      process.stdout.write(`over its bound: ${broken}\n`);
      process.exitCode = 1;
    }
  }
} finally {
  await backend.stop();
}
