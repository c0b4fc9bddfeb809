import { describe, expect, it } from 'vitest';
import { readPlaywright, readVitest } from './reports.ts';

describe('the reports of the runners', () => {
  it('names what failed in Vitest: a test by its title, a file that cannot be loaded by its message; apart, what passed on the second try', () => {
    const outcome = readVitest(
      {
        numPassedTests: 5,
        numFailedTests: 1,
        numPendingTests: 2,
        numTodoTests: 1,
        testResults: [
          {
            name: '/project/src/one.test.ts',
            status: 'failed',
            startTime: 1_000,
            endTime: 3_400,
            assertionResults: [
              { status: 'passed', fullName: 'one is well', failureMessages: [] },
              { status: 'failed', fullName: 'one is not', failureMessages: ['expected 1 to be 2\n    at …'] },
            ],
          },
          {
            name: '/project/src/two.test.ts',
            status: 'passed',
            startTime: 1_000,
            endTime: 64_000,
            message: '',
            assertionResults: [
              {
                status: 'passed',
                fullName: 'two is late',
                failureMessages: ['expected null not to be null'],
              },
            ],
          },
          {
            name: '/project/src/three.test.ts',
            status: 'failed',
            startTime: 1_000,
            endTime: 1_000,
            message: 'Cannot find module',
            assertionResults: [],
          },
        ],
      },
      '/project',
    );
    expect(outcome).toEqual({
      counts: { passed: 5, failed: 1, skipped: 3 },
      failures: ['src/one.test.ts › one is not: expected 1 to be 2', 'src/three.test.ts: Cannot find module'],
      secondTries: ['src/two.test.ts › two is late: expected null not to be null'],
      slowest: ['src/two.test.ts 63 s', 'src/one.test.ts 2 s', 'src/three.test.ts 0 s'],
    });
  });

  it('names what failed in Playwright with its last error, apart from what passed on the second try', () => {
    const outcome = readPlaywright({
      stats: { expected: 7, unexpected: 1, flaky: 1, skipped: 3 },
      errors: [{ message: 'Error: no tests in e2e/four.spec.ts' }],
      suites: [
        {
          file: 'pages/one.spec.ts',
          specs: [
            { line: 3, title: 'is well', tests: [{ status: 'expected', results: [{ duration: 4_000 }] }] },
          ],
          suites: [
            {
              file: 'pages/one.spec.ts',
              specs: [
                {
                  line: 9,
                  title: 'hangs',
                  tests: [
                    {
                      status: 'unexpected',
                      results: [
                        {
                          duration: 300_000,
                          errors: [{ message: '\u001B[31mTest timeout of 300000ms exceeded.\u001B[39m' }],
                        },
                        {
                          duration: 300_000,
                          errors: [
                            { message: 'Test timeout' },
                            { message: 'page.goto: nothing came\nCall log:' },
                          ],
                        },
                      ],
                    },
                  ],
                },
                {
                  line: 20,
                  title: 'is slow at first',
                  tests: [
                    {
                      status: 'flaky',
                      results: [
                        { duration: 900, errors: [{}] },
                        { duration: 100, errors: [] },
                      ],
                    },
                  ],
                },
              ],
            },
          ],
        },
      ],
    });
    expect(outcome).toEqual({
      counts: { passed: 8, failed: 1, skipped: 3 },
      failures: [
        'pages/one.spec.ts:9 › hangs: page.goto: nothing came',
        'Error: no tests in e2e/four.spec.ts',
      ],
      secondTries: ['pages/one.spec.ts:20 › is slow at first: no message'],
      slowest: ['pages/one.spec.ts 605 s'],
    });
  });

  it('name the ten slowest files, a file’s tests and tries added up', () => {
    const suites = Array.from({ length: 12 }, (_, at) => ({
      file: `pages/${at}.spec.ts`,
      specs: [
        {
          line: 1,
          title: 'is well',
          tests: [{ status: 'expected' as const, results: [{ duration: at * 1_000 }, { duration: 600 }] }],
        },
      ],
    }));
    const { slowest } = readPlaywright({
      stats: { expected: 12, unexpected: 0, flaky: 0, skipped: 0 },
      suites,
    });
    expect(slowest).toHaveLength(10);
    expect(slowest[0]).toBe('pages/11.spec.ts 12 s');
    expect(slowest.at(-1)).toBe('pages/2.spec.ts 3 s');
  });
});
