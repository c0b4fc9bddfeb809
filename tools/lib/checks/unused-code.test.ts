import { describe, expect, it } from 'vitest';
import { compareWithWaiting, findingsOf } from './unused-code.ts';

const empty = { dependencies: [], exports: [], files: [], types: [], unresolved: [] };

describe('what nothing uses', () => {
  it('is read from a report: files by their path, the rest by file and name', () => {
    expect(
      findingsOf(
        JSON.stringify({
          issues: [
            { ...empty, file: 'src/a.ts', files: [{ name: 'src/a.ts' }] },
            { ...empty, file: 'src/b.ts', exports: [{ name: 'b', line: 1 }], types: [{ name: 'B' }] },
            { ...empty, file: 'package.json', dependencies: [{ name: 'left-pad' }], other: ['what'] },
            { ...empty, file: 'src/c.ts' },
          ],
        }),
      ),
    ).toEqual(['src/a.ts', 'src/b.ts#b', 'src/b.ts#B', 'package.json#left-pad', 'package.json#other']);
  });

  it('refuses a report of another shape', () => {
    expect(() => findingsOf('{"files":[]}')).toThrow(/issues/);
  });

  it('is a failure unless it waits, and what waits no more is one too', () => {
    expect(
      compareWithWaiting(['src/a.ts', 'src/b.ts#b'], { 'src/b.ts#b': 'seasons', 'src/c.ts': 'cards' }),
    ).toEqual({ unexpected: ['src/a.ts'], over: ['src/c.ts'] });
    expect(compareWithWaiting(['src/b.ts#b'], { 'src/b.ts#b': 'seasons' })).toEqual({
      unexpected: [],
      over: [],
    });
  });
});
