import { describe, expect, it } from 'vitest';
import { readArguments, UsageError } from './arguments.ts';

describe('the command line of the import', () => {
  it('takes a site, a source and its switches', () => {
    expect(readArguments(['--site', 'nl', 'folder', '--shift-to-today'])).toEqual({
      site: 'nl',
      from: 'folder',
      force: false,
      shiftToToday: true,
      dryRun: false,
    });
  });

  it.each([
    [['folder'], '--site'],
    [['--site', 'us', 'folder'], '"us"'],
    [['--site', 'nl'], 'expected a folder'],
    [['--site', 'nl', 'a', 'b'], 'got also "b"'],
    [['--site', 'nl', 'a', '--forse'], '--forse'],
  ])('refuses %j', (given, message) => {
    expect(() => readArguments(given)).toThrow(UsageError);
    expect(() => readArguments(given)).toThrow(message);
  });
});
