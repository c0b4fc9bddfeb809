import { shortHash } from '#src/kernel/text/short-hash.ts';
import type { ShowtimeView } from './showtime-view.ts';

/**
 * The name of a showtime among those of one show in one cinema on one day, for addresses and calendars: its start, and
 * what tells it from others at the same minute. The same in every language, and after it was cancelled.
 */
export function showtimeId({
  clock,
  auditorium,
  version,
}: Pick<ShowtimeView, 'auditorium' | 'clock' | 'version'>): string {
  return `${clock.replace(':', '')}-${shortHash(`${auditorium ?? ''}|${version.slug}`)}`;
}
