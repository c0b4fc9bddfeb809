import { dayAsUtcNoon, type Day } from '#src/kernel/date/day.ts';
import { dayNumber, formattingLocale } from '#src/domain/date/format.ts';

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Day of the month and short month name, separately: `{ number: '21', month: 'nov.' }`; `1er` in French. */
export function dayParts(locale: string, day: Day): { readonly number: string; readonly month: string } {
  const tag = formattingLocale(locale);
  const formatter =
    formatters.get(tag) ?? new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  formatters.set(tag, formatter);
  const parts = formatter.formatToParts(dayAsUtcNoon(day));
  return { number: dayNumber(locale, day), month: parts.find(({ type }) => type === 'month')?.value ?? '' };
}
