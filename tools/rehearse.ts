import './check-node.ts';
import { mkdir, mkdtemp, open, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from './lib/build.ts';
import { runGroup } from './lib/process-group.ts';
import {
  readPlaywright,
  readVitest,
  type Outcome,
  type PlaywrightReport,
  type VitestReport,
} from './lib/gates/reports.ts';
import { sumLine } from './lib/gates/sums.ts';
import { programsOfSuites } from './lib/programs.ts';
import {
  broken,
  buildsWithout,
  isWanted,
  suiteAssumptions,
  unitAssumptions,
  type Assumptions,
  type LockFile,
} from './lib/rehearsal.ts';

/**
 * `npm run rehearse -- next@VERSION`: installs a version of Next.js in a scratch copy of the last commit, builds it and runs
 * the tests that know what Next.js does inside. Says of each step how it went, and of each failed suite which assumption
 * broke; exits with 1 when something did. Other packages that go with it may follow (`react@VERSION react-dom@VERSION`).
 * The outputs stay in `.velours/rehearsal`, the copy does not.
 */
const wanted = process.argv.slice(2);
if (!isWanted(wanted)) {
  process.stderr.write(
    'usage: npm run rehearse -- next@VERSION [PACKAGE@VERSION …], each an exact version\n',
  );
  process.exit(2);
}

const ending = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => ending.abort());

const kept = path.join(root, '.velours/rehearsal');
await rm(kept, { recursive: true, force: true });
await mkdir(kept, { recursive: true });
const copy = await mkdtemp(path.join(tmpdir(), 'velours-rehearsal-'));
const say = (line: string) => process.stdout.write(`${line}\n`);
let isWell = true;

/** What a step found: null where all is well, else lines that tell what is wrong. */
type Found = readonly string[] | null;

/** Does a step and says how it went. @returns whether it went well */
async function step(name: string, work: () => Promise<Found>): Promise<boolean> {
  if (ending.signal.aborted) return false;
  const start = performance.now();
  const found = await work().catch((error: unknown) => [`  ${String(error)}`]);
  const seconds = Math.round((performance.now() - start) / 1000);
  if (ending.signal.aborted) return false;
  say(`${found === null ? 'ok' : 'failed'}: ${name} (${seconds} s)`);
  for (const line of found ?? []) say(line);
  if (found !== null) isWell = false;
  return found === null;
}

const outputOf = (name: string) => path.join(kept, `${name}.txt`);

/** Runs a program in the copy, its output in a file of this name. @returns its exit code */
async function inCopy(
  name: string,
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<number> {
  const output = await open(outputOf(name), 'w');
  try {
    return await runGroup(command, args, {
      cwd: copy,
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env },
      output: output.fd,
      signal: ending.signal,
    });
  } finally {
    await output.close();
  }
}

/** So many last lines of an output are told. */
const toldLines = 12;

/** A step that is well when its program ends with 0; else the end of what it wrote is told. */
const program =
  (name: string, command: string, ...args: readonly string[]) =>
  async (): Promise<Found> => {
    const code = await inCopy(name, command, args);
    if (code === 0) return null;
    const lines = (await readFile(outputOf(name), 'utf8')).trimEnd().split('\n').slice(-toldLines);
    return [
      `  it ended with ${code}: ${outputOf(name)}`,
      ...lines.map((line) => `  | ${line.slice(0, 200)}`),
    ];
  };
const node = (name: string, script: string, ...args: readonly string[]) =>
  program(name, process.execPath, path.join(copy, script), ...args);

/** What the report of a runner tells; a runner that ends with an error, though no test failed, has failed. */
async function told(
  name: string,
  code: number,
  read: (report: unknown) => Outcome,
  assumptions: Assumptions,
): Promise<Found> {
  const outcome = read(JSON.parse(await readFile(path.join(kept, `${name}.json`), 'utf8')));
  say(`${name}: ${sumLine(outcome.counts)}`);
  const lines = broken(outcome.failures, assumptions);
  if (outcome.counts.passed + outcome.counts.failed === 0) lines.push('  it ran no test');
  if (code === 0 && lines.length === 0) return null;
  return [...lines, `  it ended with ${code}: ${outputOf(name)}`];
}

try {
  const isInstalled =
    (await step(
      'a copy of the last commit',
      program('copy', 'git', 'clone', '--quiet', '--depth', '1', `file://${root}`, '.'),
    )) &&
    (await step(
      `npm install ${wanted.join(' ')}`,
      program('install', 'npm', 'install', '--save-exact', '--no-audit', '--no-fund', ...wanted),
    )) &&
    (await step('builds for all platforms', async () => {
      const missing = buildsWithout(
        JSON.parse(await readFile(path.join(copy, 'package-lock.json'), 'utf8')) as LockFile,
      );
      return missing.length === 0 ? null : [`  the lock file lacks ${missing.join(', ')} (ADR-0008)`];
    }));
  const isBuilt =
    isInstalled && (await step('next build', node('build', 'node_modules/next/dist/bin/next', 'build')));
  if (isBuilt) {
    await step('types', node('types', 'node_modules/typescript/bin/tsc', '-p', '.'));
    await step('unit tests that know Next.js', async () => {
      const code = await inCopy('units', process.execPath, [
        path.join(copy, 'node_modules/vitest/vitest.mjs'),
        'run',
        '--project=unit',
        ...Object.keys(unitAssumptions),
        '--reporter=dot',
        '--reporter=json',
        `--outputFile.json=${path.join(kept, 'units.json')}`,
      ]);
      return told('units', code, (report) => readVitest(report as VitestReport, copy), unitAssumptions);
    });
    await step('suites that know Next.js', async () => {
      const code = await inCopy(
        'suites',
        process.execPath,
        [
          path.join(copy, 'node_modules/@playwright/test/cli.js'),
          'test',
          ...Object.keys(suiteAssumptions).map((file) => `/e2e/${file}$`),
          // Not those of further locales: they know nothing more of Next.js.
          '--project=stage',
          '--project=system',
          '--reporter=line,json',
        ],
        { ...(await programsOfSuites()), PLAYWRIGHT_JSON_OUTPUT_NAME: path.join(kept, 'suites.json') },
      );
      return told('suites', code, (report) => readPlaywright(report as PlaywrightReport), suiteAssumptions);
    });
  }
} finally {
  await rm(copy, { recursive: true, force: true, maxRetries: 5 });
}
if (ending.signal.aborted) say('ended before its time: nothing is known of what did not run');
else
  say(
    isWell
      ? `well: ${wanted.join(' ')}`
      : `not well: ${wanted.join(' ')}; the outputs are in ${path.relative(process.cwd(), kept)}`,
  );
process.exitCode = isWell && !ending.signal.aborted ? 0 : 1;
