import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../../tools/lib/build.ts';
import { readPlaywright, type PlaywrightReport } from '../../tools/lib/gates/reports.ts';
import { chromium } from '../../tools/lib/programs.ts';
import { run } from '../../tools/lib/processes.ts';
import type { Findings } from '../lib/figures.ts';

/** Runs the long forms of the behaviour suites (`bench/soak/suites`): two builds and twenty deploys, 80,000 requests. */
export async function longSuites(nginx: string | undefined): Promise<Findings> {
  const report = path.join(root, '.velours/reports/long-suites.json');
  await mkdir(path.dirname(report), { recursive: true });
  const browser = await chromium();
  await run(
    process.execPath,
    [
      path.join(root, 'node_modules/@playwright/test/cli.js'),
      'test',
      `--config=${path.join(root, 'bench/soak/suites/playwright.config.ts')}`,
      '--reporter=line,json',
    ],
    {
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      ...(browser === undefined ? {} : { CHROMIUM_PATH: browser }),
      ...(nginx === undefined ? {} : { NGINX_PATH: nginx }),
    },
  );
  const read = JSON.parse(await readFile(report, 'utf8')) as PlaywrightReport;
  const { counts, failures } = readPlaywright(read);
  return {
    tables: [],
    notes: [
      `${counts.passed} tests passed, ${counts.failed} failed, ${counts.skipped} were skipped.`,
      ...saidIn(read).map((line) => `${line}.`),
    ],
    broken: [...failures],
  };
}

/** The last lines that the tests printed: what they counted. */
function saidIn({ suites }: PlaywrightReport): string[] {
  const of = (suite: PlaywrightReport['suites'][number]): string[] => [
    ...(suite.specs ?? []).flatMap(({ tests }) =>
      tests.flatMap(({ results }) =>
        results.flatMap(({ stdout = [] }) => stdout.map(({ text = '' }) => text.trim()).slice(-1)),
      ),
    ),
    ...(suite.suites ?? []).flatMap(of),
  ];
  return suites.flatMap(of).filter((line) => line !== '');
}
