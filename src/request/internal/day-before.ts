import { addDays } from '#src/kernel/date/day.ts';
import { isDay } from '#src/kernel/date/is-day.ts';
import { isPageId } from '#src/routes/pages/registry.ts';
import { segmentsOf } from './segments.ts';

/**
 * The internal path of the same page on the programme day before; null for a status page, and for any text that is no
 * internal path.
 */
export function dayBefore(internal: string): string | null {
  const [, locale, page, ...segments] = internal.split('/');
  if (!isPageId(page)) return null;
  const at = segmentsOf(page).indexOf('day');
  const day = segments[at];
  if (day === undefined || !isDay(day)) return null;
  return `/${[locale, page, ...segments.with(at, addDays(day, -1))].join('/')}`;
}
