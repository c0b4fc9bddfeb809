import { createTranslator } from 'next-intl';
import { instantOf } from '#src/kernel/date/zone.ts';
import { messagesOf, type Messages } from '#src/i18n/messages.ts';
import type { Day } from '#src/kernel/date/day.ts';
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

/** The morning of a day on the site; a list never names an instant to come. */
export function morningOf(locale: Locale, day: Day, now: Date): Date {
  const { timeZone } = siteFactsOf(locale);
  const morning = instantOf(`${day} 06:00:00`, timeZone);
  return morning < now ? morning : now;
}

/** The copy of the interface. */
export const wordsOf = (locale: Locale) =>
  createTranslator({ locale, messages: messagesOf(locale) as unknown as Messages });
