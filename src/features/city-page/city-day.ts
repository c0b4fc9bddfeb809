import type { Zone } from '#src/contract/zone/schema.ts';
import { dayStrip, selectedDay, type DayStripItem } from '#src/domain/date/day-strip.ts';
import { filteredShow } from '#src/domain/filter/apply-filters.ts';
import { filterOptions, type FilterOptions } from '#src/domain/filter/filter-options.ts';
import { hasShowFilters, showMatches } from '#src/domain/filter/show-filter.ts';
import type { EquipmentView } from '#src/domain/needs/equipment.ts';
import {
  bookableIn,
  nextShowtimes,
  type CinemaDay,
  type NextInCinema,
} from '#src/domain/place/next-showtimes.ts';
import { entriesOn, type ProgrammeEntryView } from '#src/domain/programme/programme-entries.ts';
import { daysWithShowtimes, scheduleOfCity } from '#src/domain/programme/schedule.ts';
import type { ShowListView } from '#src/domain/show/show-list-view.ts';
import type { TagVocabulary, VersionVocabulary } from '#src/domain/tag/vocabulary.ts';
import type { Day } from '#src/kernel/date/day.ts';
import type { Filters } from '#src/routes/filters.ts';

/** The selected day of a city's programme, before its times are known. */
export interface CityDayPlan {
  readonly day: Day;
  /** The day that the page shows when none is asked for: its address needs no date. */
  readonly ordinaryDay: Day;
  readonly strip: readonly DayStripItem[];
  /** The next day with showtimes after the selected one. */
  readonly nextDay: Day | null;
  /** The shows of the day that match the filters, in the order of the programme. */
  readonly entries: readonly ProgrammeEntryView[];
  readonly options: FilterOptions;
  /** Whether there are filters other than the day. */
  readonly narrowed: boolean;
}

/** A show of the day with its next showtimes in the city. */
export interface CityFilm {
  readonly show: ShowListView;
  /** The nearest cinema first; null when they could not be read. */
  readonly next: readonly NextInCinema[] | null;
}

/** A day of a city's programme. */
export interface CityDay extends Omit<CityDayPlan, 'entries'> {
  readonly films: readonly CityFilm[];
  /** Shows of the day whose showtimes have all begun. */
  readonly over: readonly ShowListView[];
  /** Whether showtimes of at least one cinema could not be read. */
  readonly partial: boolean;
}

interface PlanIngredients {
  readonly zone: Zone;
  /** The catalogue by slug. */
  readonly shows: ReadonlyMap<string, ShowListView>;
  /** Programme day of the city. */
  readonly today: Day;
  readonly filters: Filters;
  readonly tags: TagVocabulary;
  readonly versions: VersionVocabulary;
  /** Of its cinemas. */
  readonly equipment?: readonly EquipmentView[];
}

/**
 * The selected day of a city's programme, narrowed by the filters of the address (R084, R179).
 *
 * @param from.instead the day to show when the address names none; the first day with showtimes by default
 */
export function planCityDay(from: PlanIngredients & { readonly instead?: Day }): CityDayPlan {
  const { zone, shows, today, filters, instead = null } = from;
  const schedule = scheduleOfCity(zone);
  const days = daysWithShowtimes(schedule, today);
  const ordinaryDay = selectedDay(instead, today, days);
  const day = filters.date === undefined ? ordinaryDay : selectedDay(filters.date, today, days);
  const entries = entriesOn(schedule, day, shows);
  return {
    day,
    ordinaryDay,
    strip: dayStrip({ today, days, selected: day }),
    nextDay: days.find((one) => one > day) ?? null,
    // What can no longer be booked that day is named too, unless a filter asks for something.
    entries: hasShowFilters(filters)
      ? entries.filter((entry) => showMatches(filters, filteredShow(entry)))
      : entries,
    options: filterOptions(entries.map(filteredShow), from, 'cinemaFilters', filters),
    narrowed: hasShowFilters(filters),
  };
}

interface TimesIngredients {
  readonly filters: Filters;
  readonly now: Date;
  readonly tags: TagVocabulary;
  readonly versions: VersionVocabulary;
}

/**
 * What of a day can still be booked: the films, and their showtimes. A film whose times could not be read may be
 * bookable, and has none that can be counted.
 */
export function leftOf({ films }: Pick<CityDay, 'films'>): {
  readonly films: number;
  readonly showtimes: number;
} {
  const counts = films.map(({ next }) => (next === null ? null : bookableIn(next)));
  return {
    films: counts.filter((count) => count !== 0).length,
    showtimes: counts.reduce<number>((sum, count) => sum + (count ?? 0), 0),
  };
}

/** The films that the head of the page and search engines are told of: not what filters leave of them. */
export function filmsToTell(day: CityDay | undefined): number {
  return day === undefined || day.narrowed ? 0 : leftOf(day).films;
}

/** Whether the showtimes of a show are unknown in one of the cinemas. */
const isUnknown = (slug: string, days: readonly CinemaDay[]): boolean =>
  days.some(({ showtimes }) => showtimes === null || showtimes[slug] === null);

/**
 * The plan with its times: what can be booked first, then what is sold out. A show without a matching showtime to come
 * is over, or left out when a filter is the reason.
 *
 * @param days the city's cinemas, in the order in which they are shown
 */
export function withNextTimes(
  { entries, ...plan }: CityDayPlan,
  days: readonly CinemaDay[],
  from: TimesIngredients,
): CityDay {
  const films = entries.map(({ show }): CityFilm => {
    const next = nextShowtimes(show, days, from);
    return { show, next: next.length === 0 && isUnknown(show.slug, days) ? null : next };
  });
  const coming = films.filter(({ next }) => next?.length !== 0);
  const rank = ({ next }: CityFilm) =>
    next === null
      ? 1
      : next.some(({ showtimes }) => showtimes.some(({ status }) => status === 'available'))
        ? 0
        : 2;
  return {
    ...plan,
    films: coming.toSorted((a, b) => rank(a) - rank(b)),
    over: plan.narrowed ? [] : films.filter((film) => !coming.includes(film)).map(({ show }) => show),
    partial: films.some(({ next }) => next === null) || days.some(({ showtimes }) => showtimes === null),
  };
}
