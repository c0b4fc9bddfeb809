import './check-node.ts';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from './lib/build.ts';
import { run } from './lib/processes.ts';
import { programsOfSuites } from './lib/programs.ts';
import { buildsWithout, isWanted, type LockFile } from './lib/rehearsal.ts';

/**
 * `npm run rehearse -- next@VERSION`: installs a version of Next.js in a scratch copy of the last commit, builds it and runs
 * the suites that know what Next.js does inside. Says step by step what went well, and exits with 1 when something did not;
 * the copy stays then. Other packages that go with it may follow (`react@VERSION react-dom@VERSION`).
 */
const wanted = process.argv.slice(2);
if (!isWanted(wanted)) {
  process.stderr.write(
    'usage: npm run rehearse -- next@VERSION [PACKAGE@VERSION …], each an exact version\n',
  );
  process.exit(2);
}

const copy = await mkdtemp(path.join(tmpdir(), 'velours-rehearsal-'));
process.env.NEXT_TELEMETRY_DISABLED = '1';
const outcomes: string[] = [];

/** Does a step in the copy. @returns whether it went well */
async function step(name: string, work: () => Promise<string | null>): Promise<boolean> {
  const start = performance.now();
  const problem = await work();
  const seconds = Math.round((performance.now() - start) / 1000);
  outcomes.push(
    `${problem === null ? 'ok' : 'failed'}: ${name}, ${seconds} s${problem === null ? '' : `: ${problem}`}`,
  );
  return problem === null;
}

/** Runs a program in the copy; what is wrong when it fails. */
const inCopy =
  (command: string, args: readonly string[], env: Readonly<Record<string, string>> = {}) =>
  async (): Promise<string | null> => {
    const code = await run(command, args, env, 'inherit', copy);
    return code === 0 ? null : `${path.basename(command)} ended with ${code}`;
  };
const node = (script: string, ...args: readonly string[]) =>
  inCopy(process.execPath, [path.join(copy, script), ...args], {});

const isInstalled =
  (await step(
    'a copy of the last commit',
    inCopy('git', ['clone', '--quiet', '--depth', '1', `file://${root}`, '.']),
  )) &&
  (await step(
    `npm install ${wanted.join(' ')}`,
    inCopy('npm', ['install', '--save-exact', '--no-audit', '--no-fund', ...wanted]),
  )) &&
  (await step('builds for all platforms', async () => {
    const missing = buildsWithout(
      JSON.parse(await readFile(path.join(copy, 'package-lock.json'), 'utf8')) as LockFile,
    );
    return missing.length === 0 ? null : `the lock file lacks ${missing.join(', ')} (ADR-0008)`;
  }));
const isBuilt = isInstalled && (await step('next build', node('node_modules/next/dist/bin/next', 'build')));
if (isBuilt) {
  await step('types', node('node_modules/typescript/bin/tsc', '-p', '.'));
  await step(
    'unit tests that know Next.js',
    node('node_modules/vitest/vitest.mjs', 'run', 'src/request', 'src/api', 'server'),
  );
  const suites = ['warm', 'poisoning', 'renewed', 'opened', 'outage'];
  const env = await programsOfSuites();
  await step(
    'suites that know Next.js',
    inCopy(
      process.execPath,
      [path.join(copy, 'node_modules/@playwright/test/cli.js'), 'test', ...suites],
      env,
    ),
  );
}
const isWell = outcomes.every((line) => line.startsWith('ok'));
process.stdout.write(`${outcomes.join('\n')}\n`);
if (isWell) await rm(copy, { recursive: true, force: true });
else process.stdout.write(`the copy is ${copy}\n`);
process.exitCode = isWell ? 0 : 1;
