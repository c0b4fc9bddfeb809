import { nextShowtimes, type CinemaDay, type NextInCinema } from '#src/domain/place/next-showtimes.ts';
import type { ShowListView } from '#src/domain/show/show-list-view.ts';
import type { TagVocabulary, VersionVocabulary } from '#src/domain/tag/vocabulary.ts';
import type { Day } from '#src/kernel/date/day.ts';
import type { Need } from '#src/routes/filter-values/needs.ts';
import { compareText } from '#src/kernel/text/compare-text.ts';
import { neededOf } from '../own/needed-of.ts';
import type { OwnProgramme } from '../programme/use-programmes.ts';
import type { OwnFilm } from '../own/use-films.ts';

/** Where a film that the visitor wants to see stands. */
export type WishState = 'here' | 'later' | 'playing' | 'coming' | 'gone';

/** A film that the visitor wants to see. */
export interface WishView {
  /** The slug that the visitor's list has. */
  readonly slug: string;
  readonly film: OwnFilm;
  readonly state: WishState;
  /** The next showtimes in the visitor's cinemas; empty unless the state is `here`. */
  readonly next: readonly NextInCinema[];
  /** Where and when it plays next in the visitor's cinemas; null unless the state is `later`. */
  readonly later: LaterDay | null;
}

interface LaterDay {
  /** Name of the cinema. */
  readonly cinema: string;
  readonly day: Day;
}

interface WishIngredients {
  readonly films: ReadonlyMap<string, OwnFilm>;
  readonly shows: ReadonlyMap<string, ShowListView>;
  /** The days of the visitor's cinemas that could be read, the latest favourite first. */
  readonly days: readonly CinemaDay[];
  /** The programmes of the visitor's cinemas that could be read; absent: none was asked for. */
  readonly programmes?: readonly OwnProgramme[];
  readonly now: Date;
  /** Programme day of the site. */
  readonly today: Day;
  /** What each showtime has to have for the visitor; absent: nothing. */
  readonly needs?: readonly Need[];
  readonly tags: TagVocabulary;
  readonly versions: VersionVocabulary;
}

const order: readonly WishState[] = ['here', 'later', 'playing', 'coming', 'gone'];

function stateOf({ listed, released, releaseDay }: OwnFilm, today: Day): WishState {
  if (!listed) return 'gone';
  return released && (releaseDay === null || releaseDay <= today) ? 'playing' : 'coming';
}

/** The first day after today on which one of the visitor's cinemas plays a film; no programme says what meets a need. */
function laterDay(slug: string, { programmes = [], needs = [], today }: WishIngredients): LaterDay | null {
  if (needs.length > 0) return null;
  const days = programmes.flatMap(({ cinema, days: played }) =>
    [...(played.get(slug) ?? [])].filter((day) => day > today).map((day): LaterDay => ({ cinema, day })),
  );
  const [first = null] = days.toSorted((a, b) => compareText(a.day, b.day));
  return first;
}

/**
 * The films of a list of wishes: those that play in the visitor's cinemas first, by the next showtime, then what plays
 * there on a later day, what plays elsewhere, what comes, by release day, and last what is no longer shown. Otherwise they stay in the list's order.
 */
export function wishViews(slugs: readonly string[], from: WishIngredients): WishView[] {
  const views = slugs.flatMap((slug): WishView[] => {
    const film = from.films.get(slug);
    if (film === undefined) return [];
    const show = from.shows.get(film.slug);
    const next =
      show === undefined ? [] : nextShowtimes(show, from.days, { ...from, filters: neededOf(from) });
    const later = next.length > 0 ? null : laterDay(film.slug, from);
    const state = next.length > 0 ? 'here' : later === null ? stateOf(film, from.today) : 'later';
    return [{ slug, film, next, later, state }];
  });
  const time = ({ state, next, later, film }: WishView) =>
    state === 'here'
      ? (next[0]?.showtimes[0]?.startsAt ?? '')
      : later !== null
        ? later.day
        : state === 'coming'
          ? (film.releaseDay ?? '9')
          : '';
  return views.toSorted(
    (a, b) => order.indexOf(a.state) - order.indexOf(b.state) || compareText(time(a), time(b)),
  );
}
