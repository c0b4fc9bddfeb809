import { addDays } from '#src/kernel/date/day.ts';
import type { Filters } from '#src/routes/filters.ts';
import type { PageRef } from '#src/routes/page.ts';

/** A page with a filter for a day of its programme. */
export type DatedRef = Extract<PageRef, { readonly filters?: Filters }>;

/** How many days ahead a visitor may ask for (D43). */
export const farthestDay = 400;

/**
 * The verdict on an address with a day: the day fits, it is over (`ref` is the same page without the day), or it is too
 * far.
 */
export type DateVerdict =
  | { readonly kind: 'fits' }
  | { readonly kind: 'over'; readonly ref: DatedRef }
  | { readonly kind: 'too-far' };

const fits: DateVerdict = { kind: 'fits' };

function withoutDate(ref: DatedRef): DatedRef {
  const { date: _date, ...filters } = ref.filters ?? {};
  return { ...ref, filters };
}

/**
 * Judges the `date-` of an address (D43). A day that is over everywhere on the site has no programme, and nobody plans
 * more than {@link farthestDay} days ahead. Without this rule, every day of every year would be a page to render and to
 * keep.
 *
 * @param earliest the earliest programme day of the site's time zones, `YYYY-MM-DD`
 */
export function judgeDate(ref: PageRef, earliest: string): DateVerdict {
  if (!('filters' in ref) || ref.filters?.date === undefined) return fits;
  const { date } = ref.filters;
  if (date < earliest) return { kind: 'over', ref: withoutDate(ref) };
  return date > addDays(earliest, farthestDay) ? { kind: 'too-far' } : fits;
}
