import type { Vocabulary } from '#src/api/site-catalogue.ts';
import type { CinemaAround } from '#src/domain/cinema/nearby-cinemas.ts';
import type { DayStripItem } from '#src/domain/date/day-strip.ts';
import { filteredShowtimes } from '#src/domain/filter/apply-filters.ts';
import type { CinemaDay } from '#src/domain/place/next-showtimes.ts';
import { chainsOf, type Chain, type PlanShowtime } from '#src/domain/plan/chains.ts';
import { wayBetween } from '#src/domain/plan/way.ts';
import { compareShows } from '#src/domain/programme/programme-entries.ts';
import type { Schedule } from '#src/domain/programme/schedule.ts';
import type { ShowListView } from '#src/domain/show/show-list-view.ts';
import { showtimeViews } from '#src/domain/showtime/group-showtimes.ts';
import type { ShowtimeView } from '#src/domain/showtime/showtime-view.ts';
import type { Day } from '#src/kernel/date/day.ts';
import type { Filters } from '#src/routes/filters.ts';
import { daysToChoose } from '../days-to-choose.ts';
import type { ChosenCinemas } from '../read-chosen.ts';
import { isComing, isOnSale } from '#src/domain/showtime/showtime-state.ts';

/** One showtime of a plan. */
export interface PlannedShowtime extends PlanShowtime {
  readonly film: ShowListView;
  readonly at: CinemaDay['cinema'];
  readonly view: ShowtimeView;
  /** Zone of the cinema, IANA. */
  readonly timeZone: string;
}

/** Plans for a day: two or three films one after the other. */
export interface PlanModel extends ChosenCinemas {
  /** The chosen films, in the order of the address. */
  readonly films: readonly ShowListView[];
  /** Films with a showtime that can be booked that day in the cinemas, without the chosen ones. */
  readonly filmOptions: readonly ShowListView[];
  readonly day: Day;
  readonly strip: readonly DayStripItem[];
  /** Those with the least time between the films first. */
  readonly plans: readonly Chain<PlannedShowtime>[];
  /** Whether showtimes of at least one cinema could not be read. */
  readonly partial: boolean;
}

interface PlanIngredients extends Pick<
  PlanModel,
  'columns' | 'suggested' | 'place' | 'options' | 'partial' | 'day'
> {
  readonly around: readonly CinemaAround[];
  readonly days: readonly CinemaDay[];
  /** The catalogue by slug. */
  readonly shows: ReadonlyMap<string, ShowListView>;
  /** When the shows are played; null when the API does not tell. */
  readonly schedule: Schedule | null;
  readonly today: Day;
  readonly filters: Filters;
  readonly now: Date;
  readonly vocabulary: Vocabulary;
}

/** So many films can be added. */
const mostOptions = 40;

/** Builds the plans for a day. */
export function planModel(from: PlanIngredients): PlanModel {
  const { columns, suggested, place, options, partial, shows, day, today, schedule, filters } = from;
  const films = (filters.films ?? []).flatMap((slug) => shows.get(slug) ?? []);
  const chosen = new Set(films.map(({ slug }) => slug));
  const filmOptions = [...shows.values()]
    .filter((show) => !chosen.has(show.slug) && bookable(from, show).length > 0)
    .toSorted(compareShows('default'))
    .slice(0, mostOptions);
  const positions = new Map(
    from.around.map(({ cinema: { slug, position } }) => [slug, { slug, position }] as const),
  );
  const plans = chainsOf(
    films.map((film) => bookable(from, film)),
    (start, end) => {
      const [a, b] = [positions.get(start), positions.get(end)];
      return a === undefined || b === undefined ? null : wayBetween(a, b);
    },
  );
  const strip = daysToChoose(schedule, today, films, day);
  return { columns, suggested, place, options, partial, films, filmOptions, day, strip, plans };
}

/** The showtimes of a film that can be booked in the cinemas that day. */
function bookable(
  { days, filters, now, vocabulary }: PlanIngredients,
  film: ShowListView,
): PlannedShowtime[] {
  const asked = filters.needs === undefined ? {} : { needs: filters.needs };
  return days.flatMap(({ cinema, timeZone, showtimes }) => {
    const { equipment, preProgrammeMinutes } = cinema;
    const lengths = { preProgrammeMinutes, duration: film.duration };
    const context = { timeZone, now, ...vocabulary, equipment, ...lengths };
    return filteredShowtimes(showtimeViews(showtimes?.[film.slug] ?? [], context), film, asked)
      .filter((view) => isComing(view) && isOnSale(view) && view.bookingUrl !== null)
      .map((view) => ({
        show: film.slug,
        cinema: cinema.slug,
        key: `${view.day} ${view.id}`,
        startsAt: view.startsAt,
        endsAt: view.endsAt,
        film,
        at: cinema,
        view,
        timeZone,
      }));
  });
}
