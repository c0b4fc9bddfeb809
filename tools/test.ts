import './check-node.ts';
import { mkdir, open, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { buildIfNeeded, root } from './lib/build.ts';
import { chromium, installMissing, java, nginx, redis } from './lib/programs.ts';
import { run } from './lib/processes.ts';
import { type Counts, type Outcome, readPlaywright, readVitest, type VitestReport } from './lib/reports.ts';
import { findPrograms as findPostgres, startPostgres } from '#tests/postgres.ts';
import { verify } from './verify.ts';

/**
 * `npm test`: every check, every unit and database test, and the behaviour tests in a real Chromium. The last line has
 * the sum of the runners' counts; a check that fails counts as one failed test. The lines before it name what failed, and say
 * how long each phase took.
 */
const reports = path.join(root, '.velours/reports');
const total: Counts = { passed: 0, failed: 0, skipped: 0 };
/** Said again before the last line: the end of a log says what is wrong. */
const closing: string[] = [];
const phases: string[] = [];

function add(counts: Counts): void {
  total.passed += counts.passed;
  total.failed += counts.failed;
  total.skipped += counts.skipped;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Says what somebody must look at, now and again before the last line. */
function sayTwice(line: string): void {
  say(line);
  closing.push(line);
}

/** Does the work of a phase and keeps how long it took. */
async function phase<T>(name: string, work: () => Promise<T>): Promise<T> {
  const start = performance.now();
  try {
    return await work();
  } finally {
    phases.push(`${name} ${Math.round((performance.now() - start) / 1000)} s`);
  }
}

/** Reads the report of a runner; a runner without a report, or whose report counts no test, has failed. */
async function read(
  file: string,
  outcomeOf: (report: never) => Outcome,
  code: number,
  name: string,
): Promise<void> {
  try {
    const { counts, failures, secondTries } = outcomeOf(JSON.parse(await readFile(file, 'utf8')) as never);
    if (counts.passed + counts.failed === 0) throw new Error('it ran no test');
    for (const failure of failures) sayTwice(`failed: ${failure}`);
    // A second try helps on a busy machine. It is named, so that a test which needs it every time is noticed.
    for (const test of secondTries) sayTwice(`passed on the second try: ${test}`);
    if (code !== 0 && counts.failed === 0) {
      counts.failed = 1;
      sayTwice(`failed: ${name} ended with ${code}, though no test failed: see its own output above`);
    }
    add(counts);
    say(`${name}: ${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
  } catch (error) {
    sayTwice(`failed: ${name}: no result (${error instanceof Error ? error.message : String(error)})`);
    total.failed += 1;
  }
}

async function unitTests(env: Record<string, string>): Promise<void> {
  const file = path.join(reports, 'vitest.json');
  const args = ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
  const code = await run(process.execPath, [path.join(root, 'node_modules/vitest/vitest.mjs'), ...args], env);
  const outcomeOf = (report: VitestReport): Outcome => readVitest(report, root);
  await read(file, outcomeOf, code, 'unit, contract and database tests');
}

/** Programs that the tests need besides Node; undefined when there is none. */
interface Programs {
  readonly browser: string | undefined;
  readonly runtime: string | undefined;
  readonly edge: string | undefined;
}

async function behaviourTests({ browser, runtime, edge }: Programs): Promise<void> {
  const file = path.join(reports, 'playwright.json');
  const cli = path.join(root, 'node_modules/@playwright/test/cli.js');
  const code = await run(process.execPath, [cli, 'test', '--reporter=line,json'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    ...(browser ? { CHROMIUM_PATH: browser } : {}),
    ...(runtime ? { JAVA_PATH: runtime } : {}),
    ...(edge ? { NGINX_PATH: edge } : {}),
  });
  await read(file, readPlaywright, code, 'behaviour tests');
}

/**
 * The short form of the long loads: each part within its bounds of memory, and no answer with an error. Prints what they
 * found when they have ended, because other tests print meanwhile.
 */
async function loads(): Promise<void> {
  const file = path.join(reports, 'loads.txt');
  const output = await open(file, 'w');
  const args = [path.join(root, 'bench/soak.ts'), '--short'];
  const failed = (await run(process.execPath, args, {}, ['ignore', output.fd, output.fd])) !== 0;
  await output.close();
  const found = await readFile(file, 'utf8');
  say(found);
  if (failed) closing.push('failed: loads, over a bound', found);
  add({ passed: failed ? 0 : 1, failed: failed ? 1 : 0, skipped: 0 });
  if (!failed) say('loads: within their bounds');
}

// Hundreds of processes read the same sources: what one has compiled, all others take.
process.env.NODE_COMPILE_CACHE = path.join(root, '.velours/compile-cache');
await rm(reports, { recursive: true, force: true });
await mkdir(reports, { recursive: true });
const needsPostgres = !process.env.TEST_DATABASE_URL && findPostgres() === null;
// Packages come over the network and are written to the disk: the processors check the sources meanwhile.
const [failedChecks] = await phase('checks', () =>
  Promise.all([verify(), installMissing(needsPostgres ? ['postgresql'] : [])]),
);
for (const name of failedChecks) {
  total.failed += 1;
  sayTwice(`failed: ${name}`);
}
const redisPath = await redis();
if (redisPath !== undefined) process.env.REDIS_PATH = redisPath;
const postgres = await startPostgres();
if (!postgres.url) {
  if (process.env.CI) total.failed += 1;
  (process.env.CI ? sayTwice : say)(`PostgreSQL: ${postgres.reason}`);
}
// The build takes the processor that some unit tests leave idle.
const built = buildIfNeeded().then(
  () => null,
  (error: unknown) => (error instanceof Error ? error.message : String(error)),
);
try {
  const env: Record<string, string> = postgres.url ? { TEST_DATABASE_URL: postgres.url } : {};
  await phase('unit, contract and database tests', () => unitTests(env));
} finally {
  await postgres.stop();
}
try {
  const problem = await built;
  if (problem !== null) throw new Error(problem);
  const programs = { browser: await chromium(), runtime: await java(), edge: await nginx() };
  // The loads count memory and answers, no times, and wait for a half of their minute.
  await Promise.all([phase('behaviour tests', () => behaviourTests(programs)), loads()]);
} catch (error) {
  sayTwice(`failed: ${error instanceof Error ? error.message : String(error)}`);
  total.failed += 1;
}
for (const line of closing) say(line);
say(phases.join(', '));
say(`${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`);
process.exit(total.failed > 0 ? 1 : 0);
