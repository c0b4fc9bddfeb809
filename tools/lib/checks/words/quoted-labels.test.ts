import { describe, expect, it } from 'vitest';
import { checkQuotedLabels, labelsOf, type QuotingLanguage } from './quoted-labels.ts';

const messages = {
  filter: { needs: 'Mes besoins', open: '{count, plural, one {Un filtre} other {# filtres}}' },
  movie: { vod: 'À la maison, dès\u00a0{price}' },
  profile: { saved: 'C’est enregistré.' },
};
const labels = labelsOf([messages], ['Avec entracte']);

const unknown = (text: string, language: QuotingLanguage = 'fr') =>
  checkQuotedLabels('faq.json', text, language, labels).map(({ line, message }) => [
    line,
    /^“(.*?)”/u.exec(message)?.[1],
  ]);

describe('the labels that an article quotes', () => {
  it.each([
    'Cochez «\u00a0Mes besoins\u00a0».',
    'Touchez « Mes besoins », puis « Avec entracte ».',
    'La page répond « C’est enregistré ».',
    'La mention « À la maison, dès … » est là.',
    'Ouvrez « <strong>Mes</strong> besoins ».',
    'Mes envies, sans guillemets.',
  ])('are labels of the interface: %s', (text) => {
    expect(unknown(text)).toEqual([]);
  });

  it('are found when somebody renames them, with their line', () => {
    expect(unknown('{\n  "content": "Cochez « Mes envies » et « Mes besoins »."\n}')).toEqual([
      [2, 'Mes envies'],
    ]);
  });

  it('are whole labels in one form', () => {
    expect(unknown('« besoins », « À la maison », « Un filtre »')).toEqual([
      [1, 'besoins'],
      [1, 'À la maison'],
      [1, 'Un filtre'],
    ]);
  });

  it.each([
    ['en', '“Wish list”'],
    ['de', '«Merkliste»'],
    ['nl', '‘Kijklijst’'],
  ] as const)('have the quotation marks of their language: %s', (language, text) => {
    expect(unknown(text, language)).toHaveLength(1);
    expect(unknown(text, 'fr')).toHaveLength(language === 'de' ? 1 : 0);
  });
});
