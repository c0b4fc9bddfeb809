import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { highlighted, isMet, isNamed } from './highlight.ts';

/** The text with each found part in brackets. */
const marked = (text: string, query: string) =>
  highlighted(text, query)
    .map(({ text: part, found }) => (found ? `[${part}]` : part))
    .join('');

describe('what a search found in a text', () => {
  it.each([
    ['Le Tailleur de neige', 'tailleur', 'Le [Tailleur] de neige'],
    ['Le Tailleur de neige', 'NEIGE le', '[Le] Tailleur de [neige]'],
    ['L’Horlogère de Telč', 'horlogere telc', 'L’[Horlogère] de [Telč]'],
    ['La Sœur cadette', 'soeur', 'La [Sœur] cadette'],
    ['La Sœur cadette', 'so', 'La [Sœ]ur cadette'],
    ['Met de ballon naar Røst', 'rost', 'Met de ballon naar [Røst]'],
    ['De sneeuwkleermaker', 'kleer', 'De sneeuw[kleer]maker'],
    ['Genève, place de Genève', 'geneve', '[Genève], place de [Genève]'],
    ['Den Haag', 'de haag', 'Den [Haag]'],
    ['Den Haag', 'de', '[De]n Haag'],
    ['Velours Zeehelden, Den Haag', 'den haag', 'Velours Zeehelden, [Den] [Haag]'],
    ['Velours Zeehelden', 'den', 'Velours Zeehel[den]'],
    ['75011 Paris', '750', '[750]11 Paris'],
    ['Amélie', 'ame', '[Amé]lie'],
    ['Ame\u0301lie', 'ame', '[Ame\u0301]lie'],
    ['Nachtboot', 'dag', 'Nachtboot'],
    ['<b>Nacht</b>', 'b', '<[b]>Nacht</[b]>'],
    ['', 'nacht', ''],
    ['Nachtboot', '%_', 'Nachtboot'],
  ])('R183 marks in %s what %s asks for', (text, query, expected) => {
    expect(marked(text, query)).toBe(expected);
  });

  it('keeps every text whole', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (text, query) => {
        expect(
          highlighted(text, query)
            .map((part) => part.text)
            .join(''),
        ).toBe(text);
      }),
      { seed: 183, numRuns: 500 },
    );
  });

  it('knows what is met from what only resembles it', () => {
    expect(isMet(['Velours Spui', 'Den Haag'], 'denhaag')).toBe(true);
    expect(isMet(['Nachtboot'], 'nacht boot')).toBe(true);
    expect(isMet(['Velours Brotteaux', 'Lyon'], 'lyon film')).toBe(true);
    expect(isMet(['Velours Brotteaux', 'Lyon'], 'lyno')).toBe(false);
    expect(isMet(['Paris 75019'], '75020')).toBe(false);
    expect(isMet([], 'paris')).toBe(false);
  });

  it('tells who is asked for by the beginning of a name', () => {
    expect(isNamed('Fenna Terpstra-Bouwman', 'terpstra')).toBe(true);
    expect(isNamed('Álvaro Berdún Gascón', 'gasc')).toBe(true);
    expect(isNamed('Maria de Souza', 'pont de')).toBe(false);
    expect(isNamed('Johanna Meier', 'anna')).toBe(false);
  });
});
