import { RequiredReadError } from '#src/api/failure.ts';
import { readCinemasBySlug, readSchedule, readShows } from '#src/api/site-catalogue.ts';
import { cinemaListView, type CinemaListView } from '#src/domain/cinema/cinema-list-view.ts';
import type { Day } from '#src/domain/date/day.ts';
import { compareShows, showsOf } from '#src/domain/programme/programme-entries.ts';
import type { ShowListView } from '#src/domain/show/show-list-view.ts';
import type { Locale } from '#src/sites/site.ts';

/** What the home page shows. */
export interface HomeModel {
  /** The film on the stage. */
  readonly lead: ShowListView | null;
  readonly now: readonly ShowListView[];
  readonly upcoming: readonly ShowListView[];
  readonly events: readonly ShowListView[];
  readonly cinemas: readonly CinemaListView[];
}

const mostNow = 12;
const mostUpcoming = 8;

/**
 * Reads what the home page shows.
 *
 * @param today programme day of the site
 * @throws RequiredReadError when the list of shows cannot be had
 */
export async function loadHome(locale: Locale, today: Day): Promise<HomeModel> {
  const [shows, schedule, cinemas] = await Promise.all([
    readShows(locale),
    readSchedule(locale, undefined),
    readCinemasBySlug(locale),
  ]);
  if (!shows.ok) throw new RequiredReadError('shows', shows.failure);
  const bySlug = new Map(shows.value.map((show) => [show.slug, show]));
  const played = schedule === null ? [] : showsOf(schedule, today, bySlug).map(({ show }) => show);
  const current = (played.length > 0 ? played : shows.value)
    .filter((show) => show.released)
    .toSorted(compareShows('home'));
  const films = current.filter((show) => show.kind === 'movie');
  return {
    lead: films.find((show) => show.backdrop !== null) ?? films[0] ?? null,
    now: films.slice(0, mostNow),
    upcoming: shows.value
      .filter((show) => !show.released)
      .toSorted(compareShows('upcoming'))
      .slice(0, mostUpcoming),
    events: current.filter((show) => show.kind === 'event'),
    cinemas: [...cinemas.values()].map(cinemaListView),
  };
}
