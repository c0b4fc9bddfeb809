import type { OfferItem } from '#src/contract/article-parts.ts';
import { knownDay, type Day } from '#src/kernel/date/day.ts';
import { parseLocalTime } from '#src/kernel/date/local-time.ts';
import type { Locale } from '#src/sites/site.ts';
import { formatDay, formatTime } from '../date/format.ts';

/** When an offer holds, as the API says it. */
export type OfferDate = OfferItem['date'];

/** A moment of an offer in words: a day, and the time where the hour counts. */
export interface OfferMoment {
  readonly day: Day;
  readonly date: string;
  readonly time: string | null;
}

/** When an offer holds, in words of a locale; the texts around them are messages (`offerDate`). */
export type OfferDateWords =
  | { readonly kind: 'on' | 'from' | 'until'; readonly moment: OfferMoment }
  | { readonly kind: 'hours'; readonly moment: OfferMoment; readonly end: string }
  | { readonly kind: 'interval'; readonly moment: OfferMoment; readonly last: OfferMoment }
  | { readonly kind: 'always' };

/**
 * When an offer holds (R090): its six kinds, as far as the days that the kind needs are known. An interval with one known
 * end is open at the other. Null when the kind needs a day that is unknown (R279).
 */
export function offerDateWords(locale: Locale, { type, start, end }: OfferDate): OfferDateWords | null {
  const hours = type !== 'exactWithoutHours';
  const first = momentOf(locale, start, hours);
  const last = momentOf(locale, end, hours);
  switch (type) {
    case 'exact':
    case 'exactWithoutHours':
      return first === null ? null : { kind: 'on', moment: first };
    case 'from':
      return first === null ? null : { kind: 'from', moment: first };
    case 'until':
      return last === null ? null : { kind: 'until', moment: last };
    case 'noDate':
      return { kind: 'always' };
    case 'interval':
      return intervalOf(locale, first, last);
  }
}

function intervalOf(
  locale: Locale,
  first: OfferMoment | null,
  last: OfferMoment | null,
): OfferDateWords | null {
  if (first === null) return last === null ? null : { kind: 'until', moment: last };
  if (last === null) return { kind: 'from', moment: first };
  if (first.day === last.day)
    return first.time === null || last.time === null || first.time === last.time
      ? { kind: 'on', moment: first }
      : { kind: 'hours', moment: first, end: last.time };
  // The year is named once when both days are in it.
  const sameYear = first.day.slice(0, 4) === last.day.slice(0, 4);
  return {
    kind: 'interval',
    moment: sameYear ? { ...first, date: formatDay(locale, first.day, 'dayMonthLong') } : first,
    last,
  };
}

function momentOf(locale: Locale, text: string | null, hours: boolean): OfferMoment | null {
  const day = knownDay(text);
  if (text === null || day === null) return null;
  const timed = hours && parseLocalTime(text) !== null;
  return {
    day,
    date: formatDay(locale, day, 'date'),
    time: timed ? formatTime(locale, text) : null,
  };
}

/** The first and the last day of an offer as far as they are known, for programs. */
export function offerDays({ type, start, end }: OfferDate): {
  readonly first: Day | null;
  readonly last: Day | null;
} {
  const [first, last] = [knownDay(start), knownDay(end)];
  switch (type) {
    case 'exact':
    case 'exactWithoutHours':
      return { first, last: first };
    case 'from':
      return { first, last: null };
    case 'until':
      return { first: null, last };
    case 'noDate':
      return { first: null, last: null };
    case 'interval':
      return { first, last };
  }
}

/** Whether the last day of an offer is before a day. */
export function isOver(date: OfferDate, today: Day): boolean {
  const { last } = offerDays(date);
  return last !== null && last < today;
}
