import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noSearch, searchOf } from '#src/routes/search.ts';
import { readSearchSegment, searchSegment } from './search-segment.ts';

describe('a search in the address', () => {
  it.each([
    ['?q=amelie', 'amelie'],
    ['?q=%20%20Am%C3%A9lie%20%20%20Poulain%0A', 'Amélie Poulain'],
    ['?q=Ame%CC%81lie', 'Amélie'],
    ['?q=75011&page=2', '75011'],
    [`?q=${'x'.repeat(300)}`, 'x'.repeat(60)],
  ])('R183: %s asks for one normalised line', (query, text) => {
    expect(searchOf(query)).toEqual({ text, type: null });
  });

  it.each(['', '?q=', '?q=a', '?q=%20a%20', '?q=%00', '?p=amelie'])('R186: %j asks for nothing', (query) => {
    expect(searchOf(query)).toEqual(noSearch);
  });

  it('R192: takes one kind of result, and no kind where it is none', () => {
    expect(searchOf('?q=paris&type=cinema').type).toBe('cinema');
    expect(searchOf('?q=paris&type=%3Cscript%3E').type).toBeNull();
    expect(searchOf('?type=cinema')).toEqual(noSearch);
  });

  it('is read back from its segment as it was written, whatever was typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), fc.boolean(), (typed, narrowed) => {
        const query = new URLSearchParams({ q: typed, ...(narrowed ? { type: 'show' } : {}) }).toString();
        const search = searchOf(query);
        const segment = searchSegment(search);
        expect(segment).toMatch(/^[\w.-]+$/);
        expect(readSearchSegment(segment)).toEqual(search);
      }),
      { seed: 182, numRuns: 500 },
    );
  });

  it.each(['build', '%zz', '', '.', 'YQ', 'YW1lbGll.<b>', '..'])(
    'reads the segment %j as no search',
    (segment) => {
      expect(readSearchSegment(segment)).toEqual(noSearch);
    },
  );
});
