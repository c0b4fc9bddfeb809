import type { Showtime } from '#src/contract/showtimes-day/schema.ts';
import type { Day } from '#src/kernel/date/day.ts';
import type { Filters } from '#src/routes/filters.ts';
import type { CinemaListView } from '../cinema/cinema-list-view.ts';
import { filteredShowtimes } from '../filter/apply-filters.ts';
import { instantOf } from '#src/kernel/date/zone.ts';
import type { ShowNature } from '../filter/show-filter.ts';
import { showtimeViews } from '../showtime/group-showtimes.ts';
import type { ShowtimeContext, ShowtimeView } from '../showtime/showtime-view.ts';
import type { TagVocabulary, VersionVocabulary } from '../tag/vocabulary.ts';
import { canStillBeBooked, isComing } from '../showtime/showtime-state.ts';

/** One cinema that counts for the visitor, with all its showtimes of one programme day. */
export interface CinemaDay {
  readonly cinema: Pick<CinemaListView, 'slug' | 'name'> &
    Partial<Pick<CinemaListView, 'equipment' | 'preProgrammeMinutes'>>;
  /** From the middle of the visitor's city; null when it is not known. */
  readonly kilometres: number | null;
  /** Zone of the cinema, IANA. */
  readonly timeZone: string;
  readonly day: Day;
  /** By slug of the show; null where they could not be read. */
  readonly showtimes: Readonly<Record<string, readonly Showtime[] | null>> | null;
}

/** The next showtimes of a show in one cinema. */
export interface NextInCinema {
  readonly cinema: CinemaDay['cinema'];
  readonly kilometres: number | null;
  readonly day: Day;
  /** Those that have not begun, in order; some may be sold out or not on sale yet. */
  readonly showtimes: readonly ShowtimeView[];
}

interface NextIngredients {
  readonly filters: Filters;
  readonly now: Date;
  readonly tags: TagVocabulary;
  readonly versions: VersionVocabulary;
}

/** Whether a showtime can still be booked. */
export const canBeHad = ({ showtimes }: Pick<NextInCinema, 'showtimes'>): boolean =>
  showtimes.some(({ status }) => status === 'available');

/** The number of showtimes that can still be booked. */
export const bookableIn = (next: readonly Pick<NextInCinema, 'showtimes'>[]): number =>
  next.reduce((sum, { showtimes }) => sum + showtimes.filter(canStillBeBooked).length, 0);

/** The slugs of the shows of some cinemas' days: those with a showtime to come, and those of which all have begun. */
export function showsByTime(
  days: readonly CinemaDay[],
  now: Date,
): { readonly coming: ReadonlySet<string>; readonly over: ReadonlySet<string> } {
  const all = days.flatMap(({ showtimes, timeZone }) =>
    Object.entries(showtimes ?? {}).flatMap(([slug, list]) =>
      (list ?? []).map(({ time, cancelled }) => ({
        slug,
        coming: cancelled !== true && instantOf(time, timeZone) > now,
      })),
    ),
  );
  const coming = new Set(all.filter((one) => one.coming).map(({ slug }) => slug));
  return { coming, over: new Set(all.map(({ slug }) => slug).filter((slug) => !coming.has(slug))) };
}

/** Whether a showtime of the day is still to come. */
export function hasComing(day: CinemaDay, now: Date): boolean {
  return showsByTime([day], now).coming.size > 0;
}

/**
 * The next showtimes of a show in the cinemas that count, narrowed by the filters of the address: the nearest cinema
 * first, but cinemas where every showtime is sold out come last. Cinemas without a coming showtime are left out, and so
 * is what was cancelled: it stands with all showtimes of its day.
 *
 * @param days the nearest cinema first
 */
export function nextShowtimes(
  show: ShowNature & Pick<ShowtimeContext, 'duration'> & { readonly slug: string },
  days: readonly CinemaDay[],
  { filters, now, tags, versions }: NextIngredients,
): NextInCinema[] {
  const found = days.flatMap(({ cinema, kilometres, timeZone, day, showtimes }): NextInCinema[] => {
    const received = showtimes?.[show.slug] ?? [];
    const { equipment, preProgrammeMinutes } = cinema;
    const lengths = { preProgrammeMinutes, duration: show.duration };
    const context = { timeZone, now, tags, versions, equipment, ...lengths };
    const views = showtimeViews(received, context).filter(isComing);
    const matching = filteredShowtimes(views, show, filters);
    return matching.length === 0 ? [] : [{ cinema, kilometres, day, showtimes: matching }];
  });
  return [...found.filter(canBeHad), ...found.filter((one) => !canBeHad(one))];
}
