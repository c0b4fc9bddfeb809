import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../build.ts';
import { run } from '../processes.ts';
import {
  readPlaywright,
  readVitest,
  type Counts,
  type Outcome,
  type PlaywrightReport,
  type VitestReport,
} from './reports.ts';
import { sumLine, tooManyTries, type GateResult } from './sums.ts';

/** The two gates: `npm test`, and `npm run test:system`. */
export type GateName = 'test' | 'test-system';

const folderOf = (name: GateName) => path.join(root, '.velours/reports', name);
const resultFile = (name: GateName) => path.join(folderOf(name), 'result.json');

/**
 * Runs a gate as a process of its own.
 *
 * @returns what it found; null when it left nothing, or no such code as goes with it
 */
export async function runGate(name: GateName): Promise<GateResult | null> {
  await rm(resultFile(name), { force: true });
  const code = await run(process.execPath, [path.join(root, `tools/${name}.ts`)]);
  try {
    const result = JSON.parse(await readFile(resultFile(name), 'utf8')) as GateResult;
    return (code === 0) === (result.failed === 0) ? result : null;
  } catch {
    return null;
  }
}

/**
 * One run of a gate: counts what its runners report, names what failed now and again at the end, and says where the time
 * went. A check that fails counts as one failed test.
 */
export class Gate {
  readonly #name: GateName;
  readonly #total: Counts = { passed: 0, failed: 0, skipped: 0 };
  #secondTries = 0;
  /** Said again before the last line: the end of a log says what is wrong. */
  readonly #closing: string[] = [];
  readonly #phases: string[] = [];
  readonly #slowest: string[] = [];

  private constructor(name: GateName) {
    this.#name = name;
  }

  /** Begins a run, without the reports of the last one. */
  static async begin(name: GateName): Promise<Gate> {
    // Hundreds of processes read the same sources: what one has compiled, all others take.
    process.env.NODE_COMPILE_CACHE = path.join(root, '.velours/compile-cache');
    await rm(folderOf(name), { recursive: true, force: true });
    await mkdir(folderOf(name), { recursive: true });
    return new Gate(name);
  }

  /** A file for a report of this run. */
  file(name: string): string {
    return path.join(folderOf(this.#name), name);
  }

  say(this: void, line: string): void {
    process.stdout.write(`${line}\n`);
  }

  /** Counts a failure, and says it now and again before the last line. */
  fail(line: string): void {
    this.#total.failed += 1;
    this.#sayTwice(`failed: ${line}`);
  }

  /** Counts one thing that is well. */
  pass(): void {
    this.#total.passed += 1;
  }

  /** Does the work of a phase and keeps how long it took. What it throws has failed. */
  async phase(name: string, work: () => Promise<void>): Promise<void> {
    const start = performance.now();
    try {
      await work();
    } catch (error) {
      this.fail(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    }
    this.#phases.push(`${name} ${Math.round((performance.now() - start) / 1000)} s`);
  }

  /** Runs projects of Vitest. @returns whether all went well */
  async vitest(
    name: string,
    projects: readonly string[],
    env: Record<string, string> = {},
  ): Promise<boolean> {
    const file = this.file(`${projects.join('-')}.json`);
    const code = await run(
      process.execPath,
      [
        path.join(root, 'node_modules/vitest/vitest.mjs'),
        'run',
        ...projects.map((project) => `--project=${project}`),
        '--reporter=dot',
        '--reporter=json',
        `--outputFile.json=${file}`,
      ],
      env,
    );
    await this.#read(file, (report) => readVitest(report as VitestReport, root), code, name);
    return code === 0;
  }

  /** Runs projects of Playwright. */
  async playwright(name: string, projects: readonly string[], env: Record<string, string>): Promise<void> {
    const file = this.file('playwright.json');
    const cli = path.join(root, 'node_modules/@playwright/test/cli.js');
    const code = await run(
      process.execPath,
      [cli, 'test', ...projects.map((project) => `--project=${project}`), '--reporter=line,json'],
      {
        ...env,
        PLAYWRIGHT_JSON_OUTPUT_NAME: file,
      },
    );
    await this.#read(file, (report) => readPlaywright(report as PlaywrightReport), code, name);
  }

  /** Says what was found and where the time went, keeps the sum, and ends the process. */
  async end(): Promise<never> {
    const tooMany = tooManyTries(this.#secondTries);
    if (tooMany !== null) this.fail(tooMany);
    for (const line of [...this.#slowest, ...this.#closing, this.#phases.join(', ')]) this.say(line);
    const result: GateResult = { ...this.#total, secondTries: this.#secondTries };
    await writeFile(resultFile(this.#name), JSON.stringify(result));
    this.say(sumLine(this.#total));
    process.exit(this.#total.failed > 0 ? 1 : 0);
  }

  #sayTwice(line: string): void {
    this.say(line);
    this.#closing.push(line);
  }

  /** Reads the report of a runner; a runner without a report, or whose report counts no test, has failed. */
  async #read(
    file: string,
    outcomeOf: (report: unknown) => Outcome,
    code: number,
    name: string,
  ): Promise<void> {
    let outcome: Outcome;
    try {
      outcome = outcomeOf(JSON.parse(await readFile(file, 'utf8')));
    } catch (error) {
      this.fail(`${name}: no result (${error instanceof Error ? error.message : String(error)})`);
      return;
    }
    const { counts, failures, secondTries, slowest } = outcome;
    for (const failure of failures) this.#sayTwice(`failed: ${failure}`);
    // A second try helps on a busy machine. It is named, so that a test which needs it every time is noticed.
    for (const test of secondTries) this.#sayTwice(`passed on the second try: ${test}`);
    this.#secondTries += secondTries.length;
    this.#total.passed += counts.passed;
    this.#total.failed += counts.failed;
    this.#total.skipped += counts.skipped;
    if (counts.passed + counts.failed === 0) this.fail(`${name}: it ran no test`);
    else if (code !== 0 && counts.failed === 0)
      this.fail(`${name} ended with ${code}, though no test failed: see its own output above`);
    this.#slowest.push(`slowest of ${name}: ${slowest.join(', ')}`);
    this.say(`${name}: ${sumLine(counts)}`);
  }
}
