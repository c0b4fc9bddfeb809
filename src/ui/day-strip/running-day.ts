import { nowIn } from '#src/kernel/date/clock.ts';
import { useEffect, useState } from 'react';

/** A new programme day begins at this hour (D28). */
const startHour = 5;
/** How often a page looks whether a new day has begun, in milliseconds. */
const everyMs = 30_000;

const two = (number: number): string => String(number).padStart(2, '0');

/** A calendar day of the reader's clock, `YYYY-MM-DD`, so many days after the one at an instant. */
function dayAt(at: number, ahead: number): string {
  const date = new Date(at);
  date.setDate(date.getDate() + ahead - (date.getHours() < startHour ? 1 : 0));
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** A word for a day, by the day. */
export type DayWordOf = (day: string) => string | null;

/**
 * `Today` and `Tomorrow` for the days that are that to the reader now, in words of the locale. A document has neither word: one
 * that is given in a failure says nothing that stopped being true (ADR-0083).
 *
 * @param at milliseconds since 1970
 */
export function dayWords(locale: string, at: number): DayWordOf {
  const words = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const named = new Map(
    [0, 1].map((ahead) => {
      const word = words.format(ahead, 'day');
      return [dayAt(at, ahead), word.charAt(0).toLocaleUpperCase(locale) + word.slice(1)] as const;
    }),
  );
  return (day) => named.get(day) ?? null;
}

const noWord: DayWordOf = () => null;

/**
 * The words for days while the page is open; none in a document, and none before the page runs.
 *
 * @param fixedNow the product's stopped clock in milliseconds since 1970; null for the reader's clock
 */
export function useDayWords(locale: string, fixedNow: number | null): DayWordOf {
  const [words, setWords] = useState<{ readonly day: string; readonly of: DayWordOf }>({
    day: '',
    of: noWord,
  });
  useEffect(() => {
    const look = () => {
      const at = nowIn(fixedNow).getTime();
      const day = dayAt(at, 0);
      setWords((known) => (known.day === day ? known : { day, of: dayWords(locale, at) }));
    };
    look();
    const timer = setInterval(look, everyMs);
    return () => {
      clearInterval(timer);
    };
  }, [locale, fixedNow]);
  return words.of;
}
