import { describe, expect, it } from 'vitest';
import { fold } from './fold.ts';

describe('fold', () => {
  it.each([
    ['Évry', 'evry'],
    ['Saint-Étienne', 'saint-etienne'],
    ['Zürich', 'zurich'],
    ['L’Œil à nu', 'l’oeil a nu'],
    ['Straße', 'strasse'],
    ['’s-Hertogenbosch', '’s-hertogenbosch'],
    ['Ærø', 'aero'],
    ['Łódź', 'lodz'],
    ['', ''],
  ])('R183 %s is compared as %s', (text, folded) => {
    expect(fold(text)).toBe(folded);
    expect(fold(folded)).toBe(folded);
  });
});
