import { dayAsUtcNoon, type Day } from '#src/kernel/date/day.ts';
import { formattingLocale } from '#src/domain/date/format.ts';

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Day of the month and short month name, separately: `{ number: '21', month: 'nov.' }`. */
export function dayParts(locale: string, day: Day): { readonly number: string; readonly month: string } {
  const tag = formattingLocale(locale);
  const formatter =
    formatters.get(tag) ?? new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  formatters.set(tag, formatter);
  const parts = formatter.formatToParts(dayAsUtcNoon(day));
  const valueOf = (type: 'day' | 'month') => parts.find((part) => part.type === type)?.value ?? '';
  return { number: valueOf('day'), month: valueOf('month') };
}
