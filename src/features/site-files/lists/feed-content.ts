import { createTranslator } from 'next-intl';
import { formatDay } from '#src/domain/date/format.ts';
import { endOfProgrammeDay } from '#src/domain/date/programme-day.ts';
import { messagesOf, type Messages } from '#src/i18n/messages.ts';
import { addDays, type Day } from '#src/kernel/date/day.ts';
import type { Filters } from '#src/routes/filters.ts';
import type { PageRef } from '#src/routes/page.ts';
import { siteFactsOf } from '#src/sites/registry.ts';
import type { Locale } from '#src/sites/site.ts';
import type { FeedEntry } from './feed.ts';

/** Where a list was asked for. */
export interface Asked {
  readonly locale: Locale;
  /** Of the site. */
  readonly origin: string;
}

/** What stands in a list that changes. */
interface Content {
  readonly title: string;
  readonly page: PageRef;
  readonly entries: readonly FeedEntry[];
}

/** A list, or why there is none. */
export type Made = Content | 'unknown' | 'outage';

/**
 * The beginning of a programme day on the site: at any time of the day it is over, and the same, so that a list that has not changed
 * has the same bytes.
 */
export function dayStart(locale: Locale, day: Day): Date {
  return new Date(endOfProgrammeDay(addDays(day, -1), siteFactsOf(locale).timeZone));
}

/** `mercredi 18 novembre`, or `du mercredi 18 novembre au samedi 21 novembre`. */
export function spanOf(locale: Locale, first: Day, last: Day): string {
  const [from, to] = [formatDay(locale, first, 'long'), formatDay(locale, last, 'long')];
  return first === last ? from : wordsOf(locale)('lists.days', { from, to });
}

/** The name of a list that filters narrow: two of them stand side by side in a program. */
export function narrowedName(name: string, { genres = [], tags = [], versions = [] }: Filters): string {
  const values = [...genres, ...tags, ...versions];
  return values.length === 0 ? name : `${name} · ${values.join(', ')}`;
}

/** The copy of the interface. */
export const wordsOf = (locale: Locale) =>
  createTranslator({ locale, messages: messagesOf(locale) as unknown as Messages });
