import { describe, expect, it } from 'vitest';
import { itemDescription } from './description.ts';

describe('the description of an item for search engines', () => {
  const sentence = 'Alles über die kleine Saison: Abende, Kinos und Tickets.';

  it('is the first of its own texts that says enough', () => {
    const text = 'Zwei Morgen auf Augenhöhe, mit Musik.';
    expect(
      itemDescription(['Das allererste Abo.', null, text, 'Noch ein Text, der lang genug ist.'], sentence),
    ).toBe(text);
  });

  it('is the sentence of the interface where its own texts are slogans, or there are none', () => {
    expect(itemDescription(['Ton mit Adresse.'], sentence)).toBe(sentence);
    expect(itemDescription([null], sentence)).toBe(sentence);
  });
});
