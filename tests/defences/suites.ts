import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { ranInPlaywright, ranInVitest, type Ran } from './verdict.ts';

/** The maximum time for the tests of one defence, in milliseconds: a test that hangs is not a result. */
const longestRun = 10 * 60 * 1_000;

/** The tests to run, and where. */
export interface SuiteRun {
  /** Folder of the copy. */
  readonly folder: string;
  readonly files: readonly string[];
  /** Parts of titles: only tests whose title contains one of them run. */
  readonly titles: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** Whether to stop at the first failure. */
  readonly brief: boolean;
}

const literal = (title: string) => title.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** A pattern for any of these parts, in the form that both runners take. */
function anyOf(titles: readonly string[]): string {
  return [...new Set(titles)].map((title) => literal(title)).join('|');
}

/** Runs a program of the packages with this Node until it ends; its output is ignored. */
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

/**
 * Runs tests of vitest.
 *
 * @returns the tests that ran; empty when the files could not be loaded
 */
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

/**
 * Builds the copy when its sources have changed, and runs tests of Playwright.
 *
 * @returns the tests that ran
 */
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
