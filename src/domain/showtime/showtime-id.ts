import { addDays, type Day } from '#src/kernel/date/day.ts';
import type { LocalTime } from '#src/kernel/date/local-time.ts';
import { programmeDayStartHour } from '#src/kernel/date/programme-day.ts';
import { shortHash } from '#src/kernel/text/short-hash.ts';
import type { Showtime } from '#src/contract/showtimes-day/schema.ts';
import { clockOf } from '#src/kernel/date/zone.ts';
import { tagKey } from '../tag/special-tags.ts';
import { textOrNull } from '../text/plain-text.ts';
import type { ShowtimeView } from './showtime-view.ts';

/**
 * The name of a showtime among those of one show in one cinema on one day, for addresses and calendars: its start, and
 * what tells it from others at the same minute. The same in every language, and after it was cancelled.
 */
export function showtimeId({
  clock,
  auditorium,
  version,
}: Pick<ShowtimeView, 'auditorium' | 'clock'> & {
  readonly version: Pick<ShowtimeView['version'], 'slug'>;
}): string {
  return `${clock.replace(':', '')}-${shortHash(`${auditorium ?? ''}|${version.slug}`)}`;
}

/** The name of a showtime of the wire: the same as that of its view. */
export function idOfShowtime({ time, auditoriumName, version }: Showtime): string {
  return showtimeId({
    clock: clockOf(time),
    auditorium: textOrNull(auditoriumName),
    version: { slug: tagKey(version) },
  });
}

/** When a showtime begins, local time of its cinema, from what names it: also when it is no longer in the programme. */
export function startOfShowtime({ day, id }: { readonly day: Day; readonly id: string }): LocalTime {
  const [hour, minute] = [id.slice(0, 2), id.slice(2, 4)];
  return `${Number(hour) < programmeDayStartHour ? addDays(day, 1) : day} ${hour}:${minute}:00`;
}
