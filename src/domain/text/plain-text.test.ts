import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainText, plainTextLines, splitCommaText, textOrNull } from './plain-text.ts';

describe('plain text of wire HTML', () => {
  it('breaks lines at <br/> and blocks, and leaves no markup', () => {
    expect(plainTextLines('Un soir.<br/>Une rue<BR />manque.<p class="x">Fin <b>gras</b></p>')).toEqual([
      'Un soir.',
      'Une rue',
      'manque.',
      'Fin gras',
    ]);
    expect(plainText('<ul><li>a</li><li>b</li></ul>')).toBe('a b');
    expect(plainTextLines(null)).toEqual([]);
  });

  it('reads entities, and keeps what is none', () => {
    expect(plainText('L&#39;&eacute;t&#233; &amp; l&#x2019;hiver &bogus; 2 < 3')).toBe(
      "L'été & l’hiver &bogus; 2 < 3",
    );
    expect(plainText('&Ccedil;a, No&euml;l, &oelig;uvre &constructor;')).toBe(
      'Ça, Noël, œuvre &constructor;',
    );
    expect(plainText('&#0;&#xFFFFFF;')).toBe('&#0;&#xFFFFFF;');
  });

  it('ends in linear time on markup without end', () => {
    expect(plainText('<a'.repeat(50_000)).length).toBeGreaterThan(0);
  });

  it('takes any text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        for (const line of plainTextLines(text)) expect(line.trim()).toBe(line);
      }),
      { seed: 2026, numRuns: 300 },
    );
  });

  it('splits comma text into trimmed parts, each once', () => {
    expect(splitCommaText('Ines Marchetti , Tomas Okafor,, Ines Marchetti')).toEqual([
      'Ines Marchetti',
      'Tomas Okafor',
    ]);
    expect(splitCommaText(null)).toEqual([]);
    expect(textOrNull('  ')).toBeNull();
    expect(textOrNull(' a ')).toBe('a');
  });
});
