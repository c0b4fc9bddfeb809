import { describe, expect, it } from 'vitest';
import { readArguments, UsageError } from './arguments.ts';

describe('the command line of the import', () => {
  it('takes a site, a source and its switches', () => {
    expect(readArguments(['--site', 'nl', 'folder', '--shift-to-today'])).toEqual({
      site: 'nl',
      from: 'folder',
      shared: null,
      force: false,
      shiftToToday: true,
      dryRun: false,
    });
  });

  it('takes the folder that sites share', () => {
    const { from, shared } = readArguments(['--site', 'nl', 'a', '--shared', 'b']);
    expect([from, shared]).toEqual(['a', 'b']);
  });

  it.each([
    [['folder'], '--site'],
    [['--site', 'us', 'folder'], '"us"'],
    [['--site', 'nl'], 'expected a folder'],
    [['--site', 'nl', 'a', 'b'], 'got also "b"'],
    [['--site', 'nl', 'a', '--forse'], '--forse'],
    [['--site', 'nl', 'https://a.example', '--shared', 'b'], '--shared'],
  ])('refuses %j', (given, message) => {
    expect(() => readArguments(given)).toThrow(UsageError);
    expect(() => readArguments(given)).toThrow(message);
  });
});
