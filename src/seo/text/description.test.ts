import { describe, expect, it } from 'vitest';
import { itemDescription } from './description.ts';

describe('the description of an item for search engines', () => {
  const sentence = 'Alles über die kleine Saison: Abende, Kinos und Tickets.';

  it('is the first of its own texts that says enough', () => {
    const text =
      'Zwei Morgen auf Augenhöhe, mit Musik, sanftem Licht und einem Stempel auf die Karte bei jedem Besuch.';
    expect(
      itemDescription(['Das allererste Abo.', null, text, 'Noch ein Text, der lang genug ist.'], sentence),
    ).toBe(text);
  });

  it.each([
    ['Zwei Morgen auf Augenhöhe, mit Musik.', 'Zwei Morgen auf Augenhöhe, mit Musik.'],
    ['Zwei Morgen auf Augenhöhe, mit Musik', 'Zwei Morgen auf Augenhöhe, mit Musik.'],
    ['Wer kommt am Morgen auf Augenhöhe?', 'Wer kommt am Morgen auf Augenhöhe?'],
  ])('says what and where after a short text: %s', (text, begins) => {
    expect(itemDescription([text], sentence)).toBe(`${begins} ${sentence}`);
  });

  it('is a slogan only with the sentence of the interface, which stands alone where there is none', () => {
    expect(itemDescription(['Ton mit Adresse.'], sentence)).toBe(`Ton mit Adresse. ${sentence}`);
    expect(itemDescription([null], sentence)).toBe(sentence);
  });
});
