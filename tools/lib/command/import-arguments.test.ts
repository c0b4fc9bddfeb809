import { describe, expect, it } from 'vitest';
import { UsageError } from './command-line.ts';
import { readImport } from './import-arguments.ts';

describe('the command line of the import', () => {
  it('takes a site, a source and its switches', () => {
    expect(readImport({ site: 'nl', 'shift-to-today': true }, ['folder'])).toEqual({
      site: 'nl',
      from: 'folder',
      shared: null,
      force: false,
      shiftToToday: true,
      dryRun: false,
    });
  });

  it('takes the folder that sites share', () => {
    const { from, shared } = readImport({ site: 'nl', shared: 'b' }, ['a']);
    expect([from, shared]).toEqual(['a', 'b']);
  });

  it.each([
    [{}, ['folder'], '--site'],
    [{ site: 'us' }, ['folder'], '"us"'],
    [{ site: 'nl' }, [], 'expected a folder'],
    [{ site: 'nl' }, ['a', 'b'], 'got also "b"'],
    [{ site: 'nl', shared: 'b' }, ['https://a.example'], '--shared'],
  ])('refuses %j %j', (given, positionals, message) => {
    expect(() => readImport(given, positionals)).toThrow(UsageError);
    expect(() => readImport(given, positionals)).toThrow(message);
  });
});
