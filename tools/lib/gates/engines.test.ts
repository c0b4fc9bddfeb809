import { expect, it, vi } from 'vitest';
import { enginesHere } from './engines.ts';

const gate = () => ({ say: vi.fn<(line: string) => void>(), fail: vi.fn<(line: string) => void>() });
const noFirefox = (engine: string) => (engine === 'firefox' ? ['firefox-esr'] : []);
const line = 'firefox: this machine lacks firefox-esr';

it('runs the engines whose packages are there, and says in one line which is left out', () => {
  vi.stubEnv('CI', '');
  const { say, fail } = gate();
  expect(enginesHere({ say, fail }, () => [])).toEqual(['webkit', 'firefox']);
  expect(say).not.toHaveBeenCalled();
  expect(enginesHere({ say, fail }, noFirefox)).toEqual(['webkit']);
  expect(say.mock.calls).toEqual([[`${line}; its suites are left out`]]);
  expect(fail).not.toHaveBeenCalled();
});

it('fails in CI where a package is missing', () => {
  vi.stubEnv('CI', 'true');
  const { say, fail } = gate();
  expect(enginesHere({ say, fail }, noFirefox)).toEqual(['webkit']);
  expect(fail.mock.calls).toEqual([[line]]);
  expect(say).not.toHaveBeenCalled();
});
