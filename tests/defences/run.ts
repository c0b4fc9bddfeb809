import '../../tools/check-node.ts';
import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { root } from '../../tools/lib/build.ts';
import { chromium } from '../../tools/lib/programs.ts';
import { startPostgres, type TestPostgres } from '../postgres.ts';
import { areas } from './areas.ts';
import { problemsOfAll, readerOf } from './check.ts';
import { TreeCopy } from './copy.ts';
import { isForBrowser, type Defence } from './defence.ts';
import { runPlaywright, runVitest } from './suites.ts';
import { verdictOf, type Ran, type Verdict } from './verdict.ts';

/**
 * `npm run defences`: removes each defence from a copy of the working tree and expects its test to fail
 * (docs/security.md describes the options). Exits with 1 when a test does not notice, or when the result is unclear.
 */
const { values: given, positionals: named } = parseArgs({
  allowPositionals: true,
  options: {
    browser: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
    workers: { type: 'string', default: '1' },
  },
});

const say = (line: string) => process.stdout.write(`${line}\n`);

function chosen(): Defence[] {
  const ids = new Set(named);
  const found = areas.flatMap((area) => {
    const whole = named.length === 0 || ids.delete(area.id);
    return area.defences.filter(({ id }) => whole || ids.delete(id));
  });
  if (ids.size > 0) throw new Error(`no area and no defence is called ${[...ids].join(', ')}: see --list`);
  return found.filter((defence) => isForBrowser(defence) === given.browser);
}

/** Runs the tests of defences: of all when none is removed, or (`brief`) of one that is removed. */
async function runTests(
  copy: TreeCopy,
  defences: readonly Defence[],
  env: Readonly<Record<string, string>>,
  brief: boolean,
): Promise<Ran[]> {
  const files = [...new Set(defences.map(({ test }) => test))];
  const titles = defences.map(({ title }) => title);
  const run = { folder: copy.folder, files, titles, env, brief };
  return given.browser ? runPlaywright(run) : runVitest(run);
}

/** With every defence in place all tests must pass; otherwise their failures prove nothing. */
async function expectGreen(
  copy: TreeCopy,
  defences: readonly Defence[],
  env: Readonly<Record<string, string>>,
): Promise<void> {
  const ran = await runTests(copy, defences, env, false);
  const bad = defences.filter(({ title }) => verdictOf(ran, title).kind !== 'survived');
  for (const { id, title } of bad) say(`${id}: ${verdictOf(ran, title).says} (${title})`);
  if (bad.length > 0) throw new Error('these tests do not pass as the sources are');
}

const marks: Readonly<Record<Verdict['kind'], string>> = {
  caught: 'caught  ',
  survived: 'SURVIVED',
  unclear: 'UNCLEAR ',
};

async function prove(defences: readonly Defence[], env: Readonly<Record<string, string>>): Promise<void> {
  const count = { caught: 0, survived: 0, unclear: 0 };
  const waiting = [...defences];
  const work = async (copy: TreeCopy): Promise<void> => {
    for (let defence = waiting.shift(); defence !== undefined; defence = waiting.shift()) {
      const taken = defence;
      const start = performance.now();
      const ran = await copy.lacking(taken, () => runTests(copy, [taken], env, true));
      const { kind, says } = verdictOf(ran, taken.title);
      count[kind] += 1;
      const seconds = ((performance.now() - start) / 1_000).toFixed(1).padStart(6);
      say(`${marks[kind]} ${seconds} s  ${taken.id.padEnd(30)} ${says.slice(0, 110)}`);
    }
  };
  // Playwright suites use fixed ports, so they need one copy at a time.
  const copies: TreeCopy[] = [];
  const workers = given.browser ? 1 : Math.max(1, Number(given.workers) || 1);
  const start = performance.now();
  // Ctrl-C ends this process before its `finally` runs.
  process.once('SIGINT', () => {
    for (const { folder } of copies) rmSync(folder, { recursive: true, force: true });
    process.exit(130);
  });
  try {
    for (let index = 0; index < workers; index += 1)
      copies.push(await TreeCopy.make(root, `${process.pid}-${index}`));
    const [first] = copies;
    if (first !== undefined) await expectGreen(first, defences, env);
    await Promise.all(copies.map((copy) => work(copy)));
  } finally {
    for (const copy of copies) await copy.remove();
  }
  const minutes = ((performance.now() - start) / 60_000).toFixed(1);
  say(`${defences.length} defences in ${minutes} minutes`);
  const unclear = count.unclear > 0 ? `, ${count.unclear} unclear` : '';
  say(`${count.caught} caught, ${count.survived} survived${unclear}`);
  if (count.survived + count.unclear > 0) process.exitCode = 1;
}

const problems = await problemsOfAll(areas, readerOf(root));
for (const problem of problems) say(problem);
if (problems.length > 0) process.exitCode = 1;
else if (given.list)
  for (const { id, name, defences } of areas) {
    say(`${name} (${id})`);
    for (const defence of defences)
      say(`  ${defence.id.padEnd(24)} ${defence.says}: ${defence.test} “${defence.title}”`);
  }
else if (!given.check) {
  let postgres: TestPostgres | null = null;
  try {
    const defences = chosen();
    if (defences.some((defence) => defence.postgres)) postgres = await startPostgres();
    if (postgres?.url === null) throw new Error(`no PostgreSQL: ${postgres.reason}`);
    const browser = given.browser ? await chromium() : undefined;
    await prove(defences, {
      ...(postgres === null ? {} : { TEST_DATABASE_URL: postgres.url }),
      ...(browser === undefined ? {} : { CHROMIUM_PATH: browser }),
    });
  } catch (error) {
    say(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  } finally {
    await postgres?.stop();
  }
}
