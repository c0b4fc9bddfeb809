import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanLine, cleanText } from './clean-text.ts';
import { writableText } from './writable.ts';

describe('a text from outside', () => {
  it.each([
    ['Le Grand Bleu ', 'Le Grand Bleu'],
    ['\u00a0Dune\u2003', 'Dune'],
    ['Sur  un \t air de\u3000blues', 'Sur un air de blues'],
    ['Qui a tué Lola\u00a0?', 'Qui a tué Lola\u00a0?'],
    ['Qui a tué Lola \u202f ?', 'Qui a tué Lola\u202f?'],
    ['L\u0092homme \u0096 2\u0085', 'L’homme – 2…'],
    ['Nul\u0000 et\u0008bell\u0007e', 'Nul et bell e'],
    ['a\u001b[31mrouge\u009d', 'a [31mrouge'],
    ['Demi-\ud83c paire', 'Demi-\ufffd paire'],
    ['\udf7fpop', '\ufffdpop'],
    ['\u{1F37F} pop', '\u{1F37F} pop'],
    ['\ufeffTitre\u200b', 'Titre'],
    ['nu\u200bit', 'nuit'],
    ['Ete\u0301', 'Eté'],
    ['👩\u200d👩\u200d👧', '👩\u200d👩\u200d👧'],
    ['rien\ufffe\uffff', 'rien'],
    ['eins \r\n zwei\rdrei\u2028vier', 'eins\nzwei\ndrei\nvier'],
    ['eins\n\n\n\nzwei\n', 'eins\n\nzwei'],
    ['constructor', 'constructor'],
    [' \u0000 ', ''],
  ])('%j is %j', (text, clean) => {
    expect(cleanText(text)).toBe(clean);
  });

  it('is on one line where it is a name', () => {
    expect(cleanLine(' Le\r\n\r\nGrand\u2028 Bleu\n')).toBe('Le Grand Bleu');
  });

  it('is cleaned once, is writable, and begins and ends with no blank', () => {
    const hostile = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc
        .array(
          fc.constantFrom(' ', '\u00a0', '\n', '\r', '\u0000', '\u0085', 'e', '\u0301', '\ud83c', '\ufeff'),
        )
        .map((all) => all.join('')),
    );
    fc.assert(
      fc.property(hostile, (text) => {
        for (const clean of [cleanText, cleanLine]) {
          const once = clean(text);
          expect(clean(once)).toBe(once);
          expect(once).toBe(writableText(once));
          expect(once).toBe(once.trim());
          expect(once).not.toMatch(/[^\S\n]{2}/);
        }
        expect(cleanLine(text)).not.toMatch(/[\r\n\u2028\u2029]/);
      }),
      { seed: 42, numRuns: 3_000 },
    );
  });
});
