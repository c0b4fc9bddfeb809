import { useSyncExternalStore } from 'react';
import { nowIn } from '#src/kernel/date/clock.ts';
import { onTick } from '../showtime/ticks.ts';

/** A new programme day begins at this hour (D28). */
const startHour = 5;
const [minuteMs, dayMs] = [60_000, 86_400_000];

/**
 * The programme day of the reader’s clock, `YYYY-MM-DD`.
 *
 * @param at milliseconds since 1970
 */
export function readersDay(at: number): string {
  const date = new Date(at);
  date.setHours(date.getHours() - startHour);
  return new Date(date.getTime() - date.getTimezoneOffset() * minuteMs).toISOString().slice(0, 10);
}

/** Making one takes a phone longer than rendering the strip. */
const formats = new Map<string, Intl.RelativeTimeFormat>();

function formatOf(locale: string): Intl.RelativeTimeFormat {
  const format = formats.get(locale) ?? new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  formats.set(locale, format);
  return format;
}

/** A word for a day, by the day. */
export type DayWordOf = (day: string) => string | null;

/**
 * `Today` and `Tomorrow` in words of the locale for a day that is that to the reader. A document has neither word: one that is
 * given in a failure says nothing that stopped being true (ADR-0083).
 *
 * @param today the reader’s day; empty where it is not known yet
 */
export function dayWord(locale: string, today: string, day: string): string | null {
  const ahead = (Date.parse(day) - Date.parse(today)) / dayMs;
  if (ahead !== 0 && ahead !== 1) return null;
  const word = formatOf(locale).format(ahead, 'day');
  return word.charAt(0).toLocaleUpperCase(locale) + word.slice(1);
}

const unknown = () => '';

/**
 * The words for days while the page is open; none in a document, and none before the page runs.
 *
 * @param fixedNow the product's stopped clock in milliseconds since 1970; null for the reader's clock
 */
export function useDayWords(locale: string, fixedNow: number | null): DayWordOf {
  const today = useSyncExternalStore(onTick, () => readersDay(nowIn(fixedNow).getTime()), unknown);
  return (day) => dayWord(locale, today, day);
}
