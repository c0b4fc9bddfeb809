import { dayAsUtcNoon } from '#src/kernel/date/day.ts';
import type { Day } from '#src/kernel/date/day.ts';
import { frenchDate, frenchDates, frenchDayNumber, frenchTime, isFrench } from '#src/kernel/date/french.ts';
import { parseLocalTime } from '#src/kernel/date/local-time.ts';
import type { LocalTime } from '#src/kernel/date/local-time.ts';

/**
 * Days and times as each country writes them. Days are formatted in UTC: a day has no zone, and so neither the server's
 * nor the browser's zone can change it.
 *
 * - French writes `14h30` and `9h05`: the usage of the press and of cinemas in all seven countries that have French
 *   here. CLDR gives `14:30` for these countries, which no French poster uses.
 * - German, Dutch and English write `14:30`: CLDR says so for de-CH, nl-NL and nl-BE; English follows, because these
 *   eight countries use the 24-hour clock.
 * - English dates are British in every country: CLDR has no English for France and the African countries and would use
 *   the American order there.
 */

/** Formatting locale for a tag that is none of the product's languages (R004). */
export const defaultFormattingLocale = 'fr-FR';

/** The CLDR locale that formats the dates of a locale (R004). An unknown tag gives `fr-FR`; it never throws. */
export function formattingLocale(locale: string): string {
  if (/^en(?:-|$)/.test(locale)) return 'en-GB';
  if (isFrench(locale)) return frenchDates;
  return /^(?:de|nl)(?:-[A-Z]{2})?$/.test(locale) ? locale : defaultFormattingLocale;
}

const dayStyles = {
  /** `ven. 20 nov.` */
  short: { weekday: 'short', day: 'numeric', month: 'short' },
  /** `vendredi 20 novembre` */
  long: { weekday: 'long', day: 'numeric', month: 'long' },
  /** `vendredi 20 novembre 2026` */
  full: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  /** `20 novembre 2026`, for release days. */
  date: { day: 'numeric', month: 'long', year: 'numeric' },
  /** `ven.` */
  weekdayShort: { weekday: 'short' },
  /** `vendredi` */
  weekdayLong: { weekday: 'long' },
  /** `20 novembre` */
  dayMonthLong: { day: 'numeric', month: 'long' },
  /** `20 nov.` */
  dayMonth: { day: 'numeric', month: 'short' },
  /** `novembre 2026`, for the head of a calendar. */
  month: { month: 'long', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** The styles in which a day can be written. */
export type DayStyle = keyof typeof dayStyles;

const formatters = new Map<string, Intl.DateTimeFormat>();

function dayFormatter(locale: string, style: DayStyle): Intl.DateTimeFormat {
  const tag = formattingLocale(locale);
  const key = `${tag} ${style}`;
  const cached = formatters.get(key);
  if (cached !== undefined) return cached;
  const formatter = new Intl.DateTimeFormat(tag, { ...dayStyles[style], timeZone: 'UTC' });
  formatters.set(key, formatter);
  return formatter;
}

/** The number of a day in its month: `1er` for the first of a month in French, otherwise `1` to `31`. */
export function dayNumber(locale: string, day: Day): string {
  const number = Number(day.slice(8));
  return isFrench(formattingLocale(locale)) ? frenchDayNumber(number) : String(number);
}

/** A day in words of the locale (R004, R279). Throws a RangeError when `day` is no calendar day. */
export function formatDay(locale: string, day: Day, style: DayStyle): string {
  const formatter = dayFormatter(locale, style);
  const date = dayAsUtcNoon(day);
  return isFrench(formattingLocale(locale))
    ? frenchDate(formatter.formatToParts(date))
    : formatter.format(date);
}

/** The weekday names from Monday to Sunday (R278), for the head of a calendar. */
export function weekdayNames(locale: string, style: 'weekdayShort' | 'weekdayLong'): string[] {
  // 2024-01-01 is a Monday.
  return [1, 2, 3, 4, 5, 6, 7].map((day) => formatDay(locale, `2024-01-0${day}`, style));
}

/**
 * The clock time of a local time: `14h30` and `0h05` in French, `14:30` and `00:05` in every other language. Throws a
 * RangeError when `local` is no local time.
 */
export function formatTime(locale: string, local: LocalTime): string {
  const parts = parseLocalTime(local);
  if (parts === null)
    throw new RangeError(`A local time YYYY-MM-DD HH:MM:SS was expected, got ${JSON.stringify(local)}.`);
  const { hour, minute } = parts;
  return isFrench(formattingLocale(locale))
    ? frenchTime(hour, minute)
    : `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}
