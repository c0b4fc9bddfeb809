import { roundTo } from '#src/kernel/number/round.ts';
import type { Locale } from '#src/sites/site.ts';

/** Numbers as each country writes them; `../price/format-price.ts` gives the reasons. */

/** The separators of a number. */
export interface NumberStyle {
  readonly decimal: ',' | '.';
  readonly group: string;
}

/** France, Belgium (French), Morocco, Tunisia, Senegal, Ivory Coast: `12 500,50`. */
export const frenchNumbers: NumberStyle = { decimal: ',', group: '\u202f' };
/** Switzerland in all its languages: `12’500.50`. */
export const swissNumbers: NumberStyle = { decimal: '.', group: '’' };
/** The Netherlands, Belgium (Dutch): `12.500,50`. */
export const dutchNumbers: NumberStyle = { decimal: ',', group: '.' };
/** English outside Switzerland: `12,500.50`. */
export const englishNumbers: NumberStyle = { decimal: '.', group: ',' };

/** The number style of a locale. */
export function numberStyle(locale: Locale): NumberStyle {
  if (locale.endsWith('-CH')) return swissNumbers;
  if (locale.startsWith('en')) return englishNumbers;
  return locale.startsWith('nl') ? dutchNumbers : frenchNumbers;
}

/** The digits of a number's absolute value; the caller adds the sign. */
export function writeDigits(value: number, decimals: number, style: NumberStyle): string {
  const [whole = '', fraction] = Math.abs(value).toFixed(decimals).split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, style.group);
  return fraction === undefined ? grouped : `${grouped}${style.decimal}${fraction}`;
}

/** A number with grouped thousands: seats, wishes, films. Empty when the value is not finite. */
export function formatNumber(locale: Locale, value: number, decimals = 0): string {
  if (!Number.isFinite(value)) return '';
  const rounded = roundTo(value, decimals);
  return `${rounded < 0 ? '−' : ''}${writeDigits(rounded, decimals, numberStyle(locale))}`;
}

/**
 * A distance: `800 m` under a kilometre, in steps of 50 m; `2,4 km` under ten; then `12 km`. Its space does not break.
 */
export function formatKilometres(locale: Locale, kilometres: number): string {
  const metres = Math.round((kilometres * 1000) / 50) * 50;
  if (metres < 1000) return `${formatNumber(locale, Math.max(50, metres))}\u00a0m`;
  return `${formatNumber(locale, kilometres, roundTo(kilometres, 1) < 10 ? 1 : 0)}\u00a0km`;
}
