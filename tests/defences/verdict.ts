import { stripVTControlCharacters } from 'node:util';

/** One test that ran. */
export interface Ran {
  /** With the titles of the groups around it. */
  readonly title: string;
  readonly passed: boolean;
  /** The message of each failure. */
  readonly failures: readonly string[];
}

/** The result of the tests without a defence. */
export interface Verdict {
  /** `unclear`: the named test did not run, or it failed because the changed source cannot run at all. */
  readonly kind: 'caught' | 'survived' | 'unclear';
  /** The first line of the test's message, or why the result is unclear. */
  readonly says: string;
}

interface VitestReport {
  readonly testResults: readonly {
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages?: readonly string[] | null;
    }[];
  }[];
}

/** The tests that ran, from a report of vitest. */
export function ranInVitest(report: VitestReport): Ran[] {
  return report.testResults.flatMap(({ assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ fullName, status, failureMessages }) => ({
        title: fullName,
        passed: status === 'passed',
        failures: failureMessages ?? [],
      })),
  );
}

interface PlaywrightSuite {
  readonly title: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly tests: readonly {
      readonly status: string;
      readonly results: readonly { readonly errors: readonly { readonly message?: string }[] }[];
    }[];
  }[];
}

/** The tests that ran, from a report of Playwright. */
export function ranInPlaywright({ suites }: { readonly suites: readonly PlaywrightSuite[] }): Ran[] {
  const ranIn = (suite: PlaywrightSuite, around: string): Ran[] => [
    ...(suite.suites ?? []).flatMap((inner) => ranIn(inner, `${around}${inner.title} `)),
    ...(suite.specs ?? []).flatMap(({ title, tests }) =>
      tests
        .filter(({ status }) => status === 'expected' || status === 'unexpected')
        .map(({ status, results }) => ({
          title: `${around}${title}`,
          passed: status === 'expected',
          failures: results.flatMap(({ errors }) => errors.map(({ message }) => message ?? '')),
        })),
    ),
  ];
  return suites.flatMap((suite) => ranIn(suite, ''));
}

/** Errors of a source that is broken and not only weakened: they prove nothing. */
const broken = /^(?:SyntaxError|ReferenceError|TypeError: .* is not (?:a function|defined))/;

/** Judges the tests that ran without a defence, by the named test, which should have failed. */
export function verdictOf(ran: readonly Ran[], title: string): Verdict {
  const named = ran.filter((one) => one.title.includes(title));
  if (named.length === 0) return { kind: 'unclear', says: 'the test did not run' };
  const failures = named
    .filter(({ passed }) => !passed)
    .flatMap((one) => one.failures)
    .map((text) => stripVTControlCharacters(text).trim());
  if (named.every(({ passed }) => passed)) return { kind: 'survived', says: '' };
  const telling = failures.find((text) => !broken.test(text));
  const says = (telling ?? failures[0] ?? '').split('\n', 1)[0] ?? '';
  return { kind: telling === undefined ? 'unclear' : 'caught', says };
}
