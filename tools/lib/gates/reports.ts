/**
 * What the runners of a gate report: counts for the last line, and the failed tests by name, so that the end of
 * a log says what is wrong.
 */
export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

/** The result of one runner. */
export interface Outcome {
  readonly counts: Counts;
  /** A line for each failed test: where it stands, its title, and the first line of its error. */
  readonly failures: readonly string[];
  /** Tests that passed on the second try only. */
  readonly secondTries: readonly string[];
  /** The ten files that took longest, each with its seconds. */
  readonly slowest: readonly string[];
}

interface VitestTest {
  readonly status: string;
  readonly fullName: string;
  /** The errors of every try, also of a test that passed in the end. */
  readonly failureMessages?: readonly string[] | null;
}

/** The parts of Vitest's JSON report that are read here. */
export interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message?: string;
    /** When it began and ended, in milliseconds. */
    readonly startTime: number;
    readonly endTime: number;
    readonly assertionResults: readonly VitestTest[];
  }[];
}

interface PlaywrightSuite {
  readonly file: string;
  readonly specs?: readonly {
    readonly line: number;
    readonly title: string;
    readonly tests: readonly {
      /** `unexpected` is a failure, `flaky` a pass on the second try. */
      readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
      readonly results: readonly {
        /** In milliseconds, with the hooks before and after. */
        readonly duration: number;
        readonly errors?: readonly { readonly message?: string }[];
        readonly stdout?: readonly { readonly text?: string }[];
      }[];
    }[];
  }[];
  readonly suites?: readonly PlaywrightSuite[];
}

/** The parts of Playwright's JSON report that are read here. */
export interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
  readonly suites: readonly PlaywrightSuite[];
  /** Errors outside any test, such as a file that cannot be loaded. */
  readonly errors?: readonly { readonly message?: string }[];
}

/**
 * Reads Vitest's report. A test that passed after an error has passed on the second try.
 *
 * @param root the folder of the project, which is cut off the names of files
 */
export function readVitest(report: VitestReport, root: string): Outcome {
  const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(name, root);
    const failed = assertionResults.filter((one) => one.status === 'failed');
    // A file that cannot be loaded has no tests, only a message.
    if (failed.length === 0 && status === 'failed') return [`${file}: ${firstLine(message)}`];
    return failed.map((one) => told(file, one));
  });
  const secondTries = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === 'passed' && (failureMessages ?? []).length > 0)
      .map((one) => told(relative(name, root), one)),
  );
  return {
    counts: {
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests + report.numTodoTests,
    },
    failures,
    secondTries,
    slowest: slowestOf(
      report.testResults.map(({ name, startTime, endTime }) => [relative(name, root), endTime - startTime]),
    ),
  };
}

/** The ten files with the largest sums of these times (in milliseconds), with their seconds. */
function slowestOf(times: readonly (readonly [file: string, milliseconds: number])[]): string[] {
  const sums = new Map<string, number>();
  for (const [file, milliseconds] of times) sums.set(file, (sums.get(file) ?? 0) + milliseconds);
  return [...sums]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, 10)
    .map(([file, milliseconds]) => `${file} ${Math.round(milliseconds / 1000)} s`);
}

const relative = (file: string, root: string): string =>
  file.startsWith(root) ? file.slice(root.length).replace(/^\//, '') : file;

const told = (file: string, test: VitestTest): string =>
  `${file} › ${test.fullName}: ${firstLine(test.failureMessages?.[0])}`;

/** Reads Playwright's report. A test that passed on the second try has passed; it is named, so that it is noticed. */
export function readPlaywright(report: PlaywrightReport): Outcome {
  const { stats, errors = [] } = report;
  const timesOf = (suite: PlaywrightSuite): (readonly [string, number])[] => [
    ...(suite.specs ?? []).flatMap(({ tests }) =>
      tests.flatMap(({ results }) => results.map(({ duration }) => [suite.file, duration] as const)),
    ),
    ...(suite.suites ?? []).flatMap(timesOf),
  ];
  const named = (status: 'unexpected' | 'flaky'): string[] => {
    const of = (suite: PlaywrightSuite): string[] => [
      ...(suite.specs ?? []).flatMap(({ line, title, tests }) =>
        tests
          .filter((test) => test.status === status)
          .map(({ results }) => {
            const messages = results.flatMap((result) => (result.errors ?? []).map(({ message }) => message));
            // The last is the most telling: a limit of time comes first, and then the call that it cut off.
            return `${suite.file}:${line} › ${title}: ${firstLine(messages.at(-1))}`;
          }),
      ),
      ...(suite.suites ?? []).flatMap(of),
    ];
    return report.suites.flatMap(of);
  };
  return {
    counts: { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped },
    failures: [...named('unexpected'), ...errors.map(({ message }) => firstLine(message))],
    secondTries: named('flaky'),
    slowest: slowestOf(report.suites.flatMap(timesOf)),
  };
}

const escapeCode = String.fromCodePoint(27);

function firstLine(message = 'no message'): string {
  const colours = new RegExp(`${escapeCode}\\[[\\d;]*m`, 'g');
  return message.replace(colours, '').trim().split('\n')[0]?.slice(0, 300) ?? '';
}
