import {
  canBeHad,
  nextShowtimes,
  type CinemaDay,
  type NextInCinema,
} from '#src/domain/place/next-showtimes.ts';
import type { ShowListView } from '#src/domain/show/show-list-view.ts';
import type { ShowtimeView } from '#src/domain/showtime/showtime-view.ts';
import type { TagVocabulary, VersionVocabulary } from '#src/domain/tag/vocabulary.ts';
import { neededOf } from '../own/needed-of.ts';
import type { Need } from '#src/routes/filter-values/needs.ts';
import { compareText } from '#src/kernel/text/compare-text.ts';

/** A film with its next showtimes in one cinema. */
export interface FilmToday {
  readonly show: ShowListView;
  readonly next: NextInCinema;
}

/** The programme of one cinema, as far as it is still to come. */
export interface CinemaToday {
  readonly films: readonly FilmToday[];
  /** Number of films that are left out because the visitor has seen them. */
  readonly hidden: number;
}

interface TodayIngredients {
  readonly shows: ReadonlyMap<string, ShowListView>;
  readonly now: Date;
  readonly tags: TagVocabulary;
  readonly versions: VersionVocabulary;
  readonly wished: ReadonlySet<string>;
  /** What each showtime has to have for the visitor; absent: nothing. */
  readonly needs?: readonly Need[];
  /** The films that the visitor has seen and does not want to see in lists. */
  readonly unwanted: ReadonlySet<string>;
}

const startOf = ({ next }: FilmToday): ShowtimeView | undefined =>
  next.showtimes.find(({ status }) => status === 'available') ?? next.showtimes[0];

/**
 * The films of a cinema's day that still have a showtime: those that can be had before those that are sold out, among
 * them the visitor's wishes first, then by the next showtime.
 */
export function cinemaToday(day: CinemaDay, from: TodayIngredients): CinemaToday {
  const coming = Object.keys(day.showtimes ?? {}).flatMap((slug): FilmToday[] => {
    const show = from.shows.get(slug);
    if (show === undefined) return [];
    const [next] = nextShowtimes(show, [day], { ...from, filters: neededOf(from) });
    return next === undefined ? [] : [{ show, next }];
  });
  const films = coming.filter(({ show }) => !from.unwanted.has(show.slug));
  const rank = (film: FilmToday) => (canBeHad(film.next) ? 0 : 2) + (from.wished.has(film.show.slug) ? 0 : 1);
  return {
    films: films.toSorted(
      (a, b) =>
        rank(a) - rank(b) ||
        compareText(startOf(a)?.startsAt ?? '', startOf(b)?.startsAt ?? '') ||
        compareText(a.show.title, b.show.title),
    ),
    hidden: coming.length - films.length,
  };
}
