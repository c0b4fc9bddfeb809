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
            assertionResults: [
              { status: 'passed', fullName: 'one is well', failureMessages: [] },
              { status: 'failed', fullName: 'one is not', failureMessages: ['expected 1 to be 2\n    at …'] },
            ],
          },
          {
            name: '/project/src/two.test.ts',
            status: 'passed',
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
    });
  });

  it('names what failed in Playwright with its last error, apart from what passed on the second try', () => {
    const outcome = readPlaywright({
      stats: { expected: 7, unexpected: 1, flaky: 1, skipped: 3 },
      errors: [{ message: 'Error: no tests in e2e/four.spec.ts' }],
      suites: [
        {
          file: 'pages/one.spec.ts',
          specs: [{ line: 3, title: 'is well', tests: [{ status: 'expected', results: [{}] }] }],
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
                        { errors: [{ message: '\u001B[31mTest timeout of 300000ms exceeded.\u001B[39m' }] },
                        {
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
                  tests: [{ status: 'flaky', results: [{ errors: [{}] }, { errors: [] }] }],
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
    });
  });
});
