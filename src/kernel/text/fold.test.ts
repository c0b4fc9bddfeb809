import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold, wordsOf } from './fold.ts';

describe('fold', () => {
  it.each([
    ['Évry', 'evry'],
    ['Saint-Étienne', 'saint-etienne'],
    ['Zürich', 'zurich'],
    ['L’ŒIL à nu', 'l’oeil a nu'],
    ['Straße', 'strasse'],
    ['’s-Hertogenbosch', '’s-hertogenbosch'],
    ['Torbjørn Sælens', 'torbjorn saelens'],
    ['Ærø', 'aero'],
    ['Łódź', 'lodz'],
    ['Þórunn', 'thorunn'],
    ['İstanbul', 'istanbul'],
    ['ﬁlm ４DX', 'film 4dx'],
    ['M²', 'm2'],
    ['Velours™', 'velourstm'],
    ['Café\u00a0Velours', 'cafe velours'],
    ['', ''],
  ])('R183 %s is compared as %s', (text, folded) => {
    expect(fold(text)).toBe(folded);
    expect(fold(folded)).toBe(folded);
  });

  it('R183 is the same for a letter with its accent and one after the other, and folds once', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(fold(text.normalize('NFD'))).toBe(fold(text.normalize('NFC')));
        expect(fold(fold(text))).toBe(fold(text));
      }),
      { seed: 183, numRuns: 2_000 },
    );
  });

  it('takes a text apart into words of letters and digits', () => {
    expect(wordsOf('L’Horlogère de Telč, n° 34 (’s-Hertogenbosch)')).toEqual([
      'l',
      'horlogere',
      'de',
      'telc',
      'n',
      '34',
      's',
      'hertogenbosch',
    ]);
    expect(wordsOf('… — 🍿 %_\\')).toEqual([]);
  });
});
