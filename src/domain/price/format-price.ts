import { siteFactsOf } from '#src/sites/registry.ts';
import { roundTo } from '#src/kernel/number/round.ts';
import type { Locale } from '#src/sites/site.ts';
import {
  dutchNumbers,
  englishNumbers,
  frenchNumbers,
  swissNumbers,
  writeDigits,
} from '../number/format-number.ts';
import type { NumberStyle } from '../number/format-number.ts';

/**
 * Prices as each country writes them. The code does not use `Intl`: CLDR writes `24,500 DT`, `12 500 F CFA`, `85,00
 * MAD` and, for Swiss French, `19.50 CHF`, and no price list in these countries looks like that; also the browser's
 * CLDR version may differ from the server's.
 *
 * The format depends on the country, so it is the same in all languages of a site, except for the euro: English and
 * Dutch put the sign first, and English uses a decimal point.
 */
interface PriceStyle {
  readonly numbers: NumberStyle;
  readonly before: string;
  readonly after: string;
  /** Whether a whole price is written without decimals, `85 Dhs`. */
  readonly wholePlain: boolean;
}

const space = '\u00a0';
const plain = { before: '', after: '', wholePlain: false } as const;

const frenchEuro: PriceStyle = { ...plain, numbers: frenchNumbers, after: `${space}€` };
const dutchEuro: PriceStyle = { ...plain, numbers: dutchNumbers, before: `€${space}` };
const englishEuro: PriceStyle = { ...plain, numbers: englishNumbers, before: '€' };
const franc: PriceStyle = { ...plain, numbers: swissNumbers, before: `CHF${space}` };
const dinar: PriceStyle = { ...plain, numbers: { decimal: '.', group: '\u202f' }, after: `${space}DT` };
const francCfa: PriceStyle = { ...plain, numbers: frenchNumbers, after: `${space}FCFA` };
const dirham: PriceStyle = { ...plain, numbers: frenchNumbers, after: `${space}Dhs`, wholePlain: true };

const priceStyles: Readonly<Record<Locale, PriceStyle>> = {
  'fr-FR': frenchEuro,
  'en-FR': englishEuro,
  'en-CH': franc,
  'fr-CH': franc,
  'de-CH': franc,
  'en-BE': englishEuro,
  'fr-BE': frenchEuro,
  'nl-BE': dutchEuro,
  'nl-NL': dutchEuro,
  'en-NL': englishEuro,
  'fr-TN': dinar,
  'en-TN': dinar,
  'fr-SN': francCfa,
  'en-SN': francCfa,
  'fr-CI': francCfa,
  'en-CI': francCfa,
  'fr-MA': dirham,
  'en-MA': dirham,
};

/**
 * A price in the currency of the locale's site: `12,50 €`, `€12.50`, `€ 12,50`, `CHF 19.50`, `24.500 DT`, `12 500
 * FCFA`, `85 Dhs`. Its spaces do not break. Empty when the amount is not finite.
 */
export function formatPrice(locale: Locale, amount: number): string {
  if (!Number.isFinite(amount)) return '';
  const { currency } = siteFactsOf(locale);
  const style = priceStyles[locale];
  const value = roundTo(amount, currency.decimals);
  const decimals = style.wholePlain && Number.isInteger(value) ? 0 : currency.decimals;
  const digits = writeDigits(value, decimals, style.numbers);
  return `${value < 0 ? '−' : ''}${style.before}${digits}${style.after}`;
}
