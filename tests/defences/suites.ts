import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { ranInPlaywright, ranInVitest, type Ran } from './verdict.ts';

/** So long the tests of one defence may take, in milliseconds: one that hangs is no answer. */
const longestRun = 10 * 60 * 1_000;

/** Which tests run, and where. */
export interface SuiteRun {
  /** Folder of the copy. */
  readonly folder: string;
  readonly files: readonly string[];
  /** Pieces of titles: others do not run. */
  readonly titles: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** Whether the first failure is enough. */
  readonly brief: boolean;
}

const literal = (title: string) => title.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Any of these pieces, as both runners take titles. */
function anyOf(titles: readonly string[]): string {
  return [...new Set(titles)].map((title) => literal(title)).join('|');
}

/** Runs a program of the packages with this Node to its end; what it says is not kept. */
async function runNode(
  args: readonly string[],
  { folder, env }: Pick<SuiteRun, 'folder' | 'env'>,
): Promise<boolean> {
  const options = { cwd: folder, env: { ...process.env, ...env }, timeout: longestRun, maxBuffer: 2 ** 28 };
  return new Promise((resolve) => {
    execFile(process.execPath, args, options, (error) => resolve(error === null));
  });
}

async function readReport(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return null;
  }
}

/** Runs tests of vitest. @returns those that ran; none where the files could not be loaded */
export async function runVitest(run: SuiteRun): Promise<Ran[]> {
  const report = path.join(run.folder, '.velours/vitest.json');
  await rm(report, { force: true });
  await runNode(
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      ...run.files,
      `--testNamePattern=${anyOf(run.titles)}`,
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...(run.brief ? ['--bail=1'] : []),
    ],
    run,
  );
  const read = await readReport(report);
  return read === null ? [] : ranInVitest(read as Parameters<typeof ranInVitest>[0]);
}

const buildCommand = "await (await import('./tools/lib/build.ts')).buildIfNeeded()";

/** Builds the copy where its sources changed, and runs tests of Playwright. @returns those that ran */
export async function runPlaywright(run: SuiteRun): Promise<Ran[]> {
  if (!(await runNode(['--input-type=module', '--eval', buildCommand], run))) return [];
  const report = path.join(run.folder, '.velours/playwright.json');
  await rm(report, { force: true });
  const cli = 'node_modules/@playwright/test/cli.js';
  const env = { ...run.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  await runNode([cli, 'test', ...run.files, `--grep=${anyOf(run.titles)}`, '--reporter=json'], {
    ...run,
    env,
  });
  const read = await readReport(report);
  return read === null ? [] : ranInPlaywright(read as Parameters<typeof ranInPlaywright>[0]);
}
