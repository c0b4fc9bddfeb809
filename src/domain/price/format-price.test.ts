import { describe, expect, it } from 'vitest';
import { locales } from '#src/sites/registry.ts';
import { formatKilometres, formatNumber } from '../number/format-number.ts';
import { formatPrice } from './format-price.ts';

/** Makes spaces visible: `_` is a non-breaking space, `~` a narrow non-breaking space. */
const shown = (text: string) => text.replaceAll('\u00a0', '_').replaceAll('\u202f', '~');

describe('prices', () => {
  it.each([
    ['fr-FR', 12.5, '12,50_€'],
    ['fr-FR', 1234.5, '1~234,50_€'],
    ['en-FR', 1234.5, '€1,234.50'],
    ['fr-BE', 12, '12,00_€'],
    ['nl-BE', 12.5, '€_12,50'],
    ['nl-NL', 1234.5, '€_1.234,50'],
    ['en-NL', 12.5, '€12.50'],
    ['de-CH', 19.5, 'CHF_19.50'],
    ['fr-CH', 19.5, 'CHF_19.50'],
    ['en-CH', 1219.5, 'CHF_1’219.50'],
    ['fr-TN', 24.5, '24.500_DT'],
    ['en-TN', 1024.5, '1~024.500_DT'],
    ['fr-SN', 12500, '12~500_FCFA'],
    ['en-CI', 500, '500_FCFA'],
    ['fr-MA', 85, '85_Dhs'],
    ['en-MA', 84.5, '84,50_Dhs'],
    ['fr-FR', -3, '−3,00_€'],
    ['fr-FR', 1_234_567, '1~234~567,00_€'],
  ] as const)('writes a price as %s does: %d is %s', (locale, amount, text) => {
    expect(shown(formatPrice(locale, amount))).toBe(text);
  });

  it('rounds as a till does', () => {
    expect(shown(formatPrice('fr-FR', 1.005))).toBe('1,01_€');
    expect(shown(formatPrice('fr-SN', 2499.5))).toBe('2~500_FCFA');
    expect(shown(formatPrice('fr-TN', 0.0005))).toBe('0.001_DT');
    expect(shown(formatPrice('fr-FR', -0.001))).toBe('0,00_€');
  });

  it('writes nothing for what is no number, in every locale', () => {
    for (const locale of locales) {
      expect(formatPrice(locale, Number.NaN)).toBe('');
      expect(formatPrice(locale, 10)).toMatch(/10/);
      expect(formatNumber(locale, Number.POSITIVE_INFINITY)).toBe('');
    }
  });
});

describe('numbers', () => {
  it.each([
    ['fr-FR', '2~341'],
    ['fr-BE', '2~341'],
    ['nl-BE', '2.341'],
    ['nl-NL', '2.341'],
    ['en-NL', '2,341'],
    ['de-CH', '2’341'],
    ['en-CH', '2’341'],
  ] as const)('groups thousands as %s does: %s', (locale, text) => {
    expect(shown(formatNumber(locale, 2341))).toBe(text);
  });

  it('writes distances', () => {
    expect(shown(formatKilometres('fr-FR', 2.44))).toBe('2,4_km');
    expect(shown(formatKilometres('en-FR', 12.6))).toBe('13_km');
    expect(shown(formatKilometres('nl-NL', 0.81))).toBe('800_m');
    expect(shown(formatKilometres('nl-NL', 0))).toBe('50_m');
    expect(shown(formatKilometres('fr-FR', 0.99))).toBe('1,0_km');
    expect(shown(formatKilometres('fr-FR', 9.97))).toBe('10_km');
  });
});
