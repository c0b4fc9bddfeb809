import { describe, expect, it } from 'vitest';
import { ranInPlaywright, ranInVitest, verdictOf } from './verdict.ts';

const report = (status: string, ...failureMessages: string[]) =>
  ranInVitest({
    testResults: [
      {
        assertionResults: [
          { fullName: 'texts are short', status, failureMessages },
          { fullName: 'texts are long', status: 'failed', failureMessages: ['AssertionError: another'] },
          { fullName: 'texts are ours', status: 'skipped' },
        ],
      },
    ],
  });

describe('the verdict on a defence', () => {
  it.each([
    ['caught', 'failed', ['AssertionError: expected 3 to be 2\n  at a.test.ts:1']],
    ['caught', 'failed', ['TestTimeoutError: Test timed out in 30000ms.']],
    // One of several cases crashed; another failed on its assertion.
    ['caught', 'failed', ['ReferenceError: x is not defined', 'AssertionError: no']],
    ['survived', 'passed', []],
    ['unclear', 'failed', ['SyntaxError: Unexpected token']],
    ['unclear', 'failed', ['ReferenceError: unknown is not defined']],
    ['unclear', 'failed', ['TypeError: a.b is not a function']],
  ] as const)('is %s where its test has %s with %j', (kind, status, failures) => {
    expect(verdictOf(report(status, ...failures), 'are short').kind).toBe(kind);
  });

  it('is unclear where its test did not run, or no test could be loaded', () => {
    expect(verdictOf(report('passed'), 'are ours').kind).toBe('unclear');
    expect(verdictOf(ranInVitest({ testResults: [{ assertionResults: [] }] }), 'are short').kind).toBe(
      'unclear',
    );
  });

  it('says what the test says, in a line', () => {
    const said = verdictOf(report('failed', '\u001B[31mAssertionError: a\u001B[39m\n  at b'), 'are short');
    expect(said.says).toBe('AssertionError: a');
  });

  it('is read from a report of Playwright too', () => {
    const spec = (title: string, status: string, message?: string) => ({
      title,
      tests: [{ status, results: [{ errors: message === undefined ? [] : [{ message }] }] }],
    });
    const ran = ranInPlaywright({
      suites: [
        {
          title: 'a.spec.ts',
          specs: [spec('one is fine', 'expected'), spec('two is skipped', 'skipped')],
          suites: [{ title: 'inside', specs: [spec('three changes nothing', 'unexpected', 'Error: 1')] }],
        },
      ],
    });
    expect(ran.map(({ title }) => title)).toEqual(['inside three changes nothing', 'one is fine']);
    expect(verdictOf(ran, 'three changes nothing')).toEqual({ kind: 'caught', says: 'Error: 1' });
    expect(verdictOf(ran, 'two is skipped').kind).toBe('unclear');
    expect(verdictOf(ran, 'one is fine').kind).toBe('survived');
  });
});
