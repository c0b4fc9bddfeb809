import type { Programme } from '#src/contract/cinema-shows/schema.ts';
import { cinemaShowsFixture } from '#src/contract/cinema-shows/fixture.ts';
import type { ProgrammeEntry } from '#src/contract/schedule.ts';
import { showsFixture } from '#src/contract/shows/fixture.ts';
import type { Show } from '#src/contract/shows/schema.ts';
import { showtimesDayFixture } from '#src/contract/showtimes-day/fixture.ts';
import type { Showtime } from '#src/contract/showtimes-day/schema.ts';
import { tagsFixture } from '#src/contract/tags/fixture.ts';
import { versionsFixture } from '#src/contract/versions/fixture.ts';
import { showListView, type ShowListView } from '#src/domain/show/show-list-view.ts';
import { tagVocabulary, versionVocabulary } from '#src/domain/tag/vocabulary.ts';
import type { Filters } from '#src/routes/filters.ts';
import { sites } from '#src/sites/registry.ts';
import { planDay, withTimes, type CinemaProgramme, type DayPlan } from './cinema-programme.ts';

/**
 * The starting point of programme tests: a Friday morning, and shows of which each test changes the facts that it
 * needs.
 */

export const today = '2026-11-20';
export const morning = new Date('2026-11-20T11:00:00+01:00');
export const vocabulary = { tags: tagVocabulary(tagsFixture), versions: versionVocabulary(versionsFixture) };

function first<T>(items: readonly T[]): T {
  const [item] = items;
  if (item === undefined) throw new Error('the fixture is empty');
  return item;
}

const someShow = first(showsFixture.shows);
const someTime = first(showtimesDayFixture);
const someProgrammeShow = first(Object.values(cinemaShowsFixture.shows));
const someEntry = first(Object.values(someProgrammeShow.days));

/** A film in a test: its facts in the catalogue, and its facts on each of its days. */
export interface TestFilm {
  readonly slug: string;
  readonly show?: Partial<Show>;
  readonly order?: number;
  readonly days?: Readonly<Record<string, Partial<ProgrammeEntry>>>;
}

/** A programme of these films; each plays today unless the test says otherwise. */
export function programmeOf(films: readonly TestFilm[], days: Programme['days'] = {}): Programme {
  const shows: Record<string, Programme['shows'][string]> = {};
  for (const { slug, order = 1, days: own = { [today]: {} } } of films)
    shows[slug] = {
      ...someProgrammeShow,
      cineOrder: order,
      days: Object.fromEntries(
        Object.entries(own).map(([day, entry]) => [
          day,
          { ...someEntry, tags: [], cineOrder: order, ...entry },
        ]),
      ),
    };
  return { days, shows };
}

/** The catalogue of these films. */
export function catalogueOf(films: readonly TestFilm[]): ReadonlyMap<string, ShowListView> {
  return new Map(
    films.map(({ slug, show }) => [
      slug,
      showListView({ ...someShow, slug, title: slug, ...show }, sites.fr, ({ isMovie }) =>
        isMovie ? 'movie' : 'event',
      ),
    ]),
  );
}

/** The day's plan for these films. */
export function planOf(
  films: readonly TestFilm[],
  { filters = {}, days = {} }: { readonly filters?: Filters; readonly days?: Programme['days'] } = {},
): DayPlan {
  return planDay({
    today,
    filters,
    programme: programmeOf(films, days),
    cinemaWeekOffset: null,
    shows: catalogueOf(films),
    ...vocabulary,
  });
}

/** A showtime of today at a local time, `HH:MM`. */
export function showtimeAt(clock: string, fields: Partial<Showtime> = {}): Showtime {
  return {
    ...someTime,
    time: `${today} ${clock}:00`,
    endTime: null,
    reservabilityEnd: null,
    tags: [],
    version: 'vf',
    status: 'available',
    auditoriumName: clock,
    ...fields,
  };
}

/** The plan with times, as seen on that morning in Paris. */
export function timed(
  plan: DayPlan,
  times: Readonly<Record<string, readonly Showtime[] | null>>,
  filters: Filters = {},
): CinemaProgramme {
  return withTimes(plan, new Map(Object.entries(times)), {
    filters,
    timeZone: 'Europe/Paris',
    now: morning,
    ownPriceOf: () => null,
    ...vocabulary,
  });
}
