import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvRows, OpenQuoteError } from './csv.ts';

const written = (rows: readonly (readonly string[])[], end: string) =>
  rows.map((row) => row.map((one) => `"${one.replaceAll('"', '""')}"`).join(',')).join(end);

describe('a CSV text', () => {
  it.each([
    [
      'a,b\nc,d',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'a,b\r\nc,d\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'a,b\rc,d',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['\uFEFFDate,Name\n', [['Date', 'Name']]],
    ['"a, b","c ""d"" e"', [['a, b', 'c "d" e']]],
    ['"two\nlines",x', [['two\nlines', 'x']]],
    ['a,,\n', [['a', '', '']]],
    ['a,', [['a', '']]],
    ['""', [['']]],
    ['a 6" nail,b', [['a 6" nail', 'b']]],
    ['\n\na\n\n', [['a']]],
    ['', []],
  ])('%j has its rows', (text, rows) => {
    expect(csvRows(text)).toEqual(rows);
  });

  it.each([
    ['a\n"b,c\nd', 2],
    ['"a', 1],
    ['"a"b,c', 1],
    ['a\r\nb\r\n"', 3],
  ])('%j has a quotation mark that ends nothing, in line %i', (text, line) => {
    expect(() => csvRows(text)).toThrow(expect.objectContaining({ line }));
    expect(() => csvRows(text)).toThrow(OpenQuoteError);
  });

  it('is read as it was written, whatever its fields contain', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', '"', ',', '\n', '\r', ' ', 'é', '\uFEFF') });
    const table = fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(table, fc.constantFrom('\n', '\r\n'), (rows, end) => {
        expect(csvRows(written(rows, end))).toEqual(rows);
      }),
      { seed: 4180, numRuns: 400 },
    );
  });

  it('of a megabyte that was never closed is refused at once', () => {
    const began = performance.now();
    expect(() => csvRows(`"${'""'.repeat(400_000)}`)).toThrow(OpenQuoteError);
    expect(performance.now() - began).toBeLessThan(2000);
  });
});
