import type { useTranslations } from 'next-intl';
import { formatDay, formatTime, type DayStyle } from '#src/domain/date/format.ts';
import type { Locale } from '#src/sites/site.ts';
import type { ShowtimePageModel } from './load-showtime.ts';

/** The parts of the sentences about a showtime: its film, its cinema, its day and its time. */
export function showtimeWords(
  locale: Locale,
  { film, cinema, starts, ref }: Pick<ShowtimePageModel, 'film' | 'cinema' | 'starts' | 'ref'>,
  style: DayStyle = 'long',
): Parameters<ReturnType<typeof useTranslations<'showtimePage'>>>[1] & {
  readonly title: string;
  readonly cinema: string;
  readonly day: string;
  readonly time: string;
} {
  return {
    title: film.title,
    cinema: cinema?.name ?? ref.cinema,
    // A showtime after midnight is listed on the day before, but the visitor must know the calendar day (D28).
    day: formatDay(locale, starts.slice(0, 10), style),
    time: formatTime(locale, starts),
  };
}
