import type { Programme } from '#src/contract/cinema-shows/schema.ts';
import type { Showtime } from '#src/contract/showtimes-day/schema.ts';
import type { Day } from '#src/kernel/date/day.ts';
import { selectedDay, type DayStripItem } from '#src/domain/date/day-strip.ts';
import { filteredShow, filteredShowtimes } from '#src/domain/filter/apply-filters.ts';
import { filterOptions, type FilterOptions } from '#src/domain/filter/filter-options.ts';
import { hasShowFilters, showMatches } from '#src/domain/filter/show-filter.ts';
import type { EquipmentView } from '#src/domain/needs/equipment.ts';
import { entriesOn, pushesOf, type ProgrammeEntryView } from '#src/domain/programme/programme-entries.ts';
import { daysWithShowtimes, scheduleOfCinema } from '#src/domain/programme/schedule.ts';
import type { ShowListView } from '#src/domain/show/show-list-view.ts';
import type { OwnPriceOf } from '#src/domain/showtime/showtime-price.ts';
import { showtimeViews } from '#src/domain/showtime/group-showtimes.ts';
import type { ShowtimeContext, ShowtimeView } from '#src/domain/showtime/showtime-view.ts';
import { upsellTextOf, type TagVocabulary, type VersionVocabulary } from '#src/domain/tag/vocabulary.ts';
import type { Filters } from '#src/routes/filters.ts';
import { runningDays, weekAround } from './running-days.ts';
import { canStillBeBooked, isOnSale } from '#src/domain/showtime/showtime-state.ts';

/** A film on the day, before its times are known. */
export type PlannedFilm = Pick<ProgrammeEntryView, 'show' | 'tags' | 'highlight' | 'upsell'>;

/** The selected day of the programme: everything but the times, which are read film by film. */
export interface DayPlan {
  readonly day: Day;
  /** The day that the page shows when none is asked for: its address needs no date. */
  readonly ordinaryDay: Day;
  readonly strip: readonly DayStripItem[];
  /** The cinema week that contains the day (R278). */
  readonly week: { readonly from: Day; readonly to: Day };
  /** The next day with showtimes after the selected one. */
  readonly nextDay: Day | null;
  /** Whether the cinema has showtimes on any coming day. */
  readonly playsAtAll: boolean;
  /** The films of the day that match the filters, in the order of the page. */
  readonly films: readonly PlannedFilm[];
  readonly options: FilterOptions;
  /** Whether there are filters other than the day. */
  readonly narrowed: boolean;
}

/** A film of the day with its times. */
export interface ProgrammeFilm {
  readonly show: ShowListView;
  /** Promoted on this day (R084). */
  readonly highlighted: boolean;
  /** Recommended on this day (R084). */
  readonly upsell: boolean;
  /** Why it is recommended: the text of an experience in which it plays (R085); null when there is none. */
  readonly upsellText: string | null;
  /** Showtimes that have not begun; null when the times could not be read. */
  readonly showtimes: readonly ShowtimeView[] | null;
  /** Showtimes that have begun and can no longer be booked. */
  readonly earlier: readonly ShowtimeView[];
}

/** The programme of a cinema on one day. */
export interface CinemaProgramme extends Omit<DayPlan, 'films'> {
  readonly films: readonly ProgrammeFilm[];
  /** Whether the times of at least one film could not be read. */
  readonly partial: boolean;
}

interface PlanIngredients {
  readonly today: Day;
  readonly filters: Filters;
  readonly programme: Programme;
  readonly cinemaWeekOffset: number | null;
  /** The catalogue by slug. */
  readonly shows: ReadonlyMap<string, ShowListView>;
  readonly tags: TagVocabulary;
  readonly versions: VersionVocabulary;
  /** Of the cinema. */
  readonly equipment?: readonly EquipmentView[];
}

/** Promoted shows first, by weight (R172), then the order of the programme (R078). */
function inOrder(entries: readonly ProgrammeEntryView[]): ProgrammeEntryView[] {
  return [...new Set([...pushesOf(entries), ...entries])];
}

/**
 * The selected day of a cinema's programme, narrowed by the filters of the address (R084, R179).
 *
 * @param from.instead the day to show when the address names none; the first day with showtimes by default
 */
export function planDay(from: PlanIngredients & { readonly instead?: Day }): DayPlan {
  const { today, filters, cinemaWeekOffset, instead = null } = from;
  const schedule = scheduleOfCinema(from.programme);
  const days = daysWithShowtimes(schedule, today);
  const ordinaryDay = selectedDay(instead, today, days);
  const day = filters.date === undefined ? ordinaryDay : selectedDay(filters.date, today, days);
  const entries = entriesOn(schedule, day, from.shows);
  return {
    day,
    ordinaryDay,
    strip: runningDays({ today, days, asked: day, cinemaWeekOffset }),
    week: weekAround(day, cinemaWeekOffset),
    nextDay: days.find((one) => one > day) ?? null,
    playsAtAll: days.length > 0,
    films: inOrder(entries.filter((entry) => showMatches(filters, filteredShow(entry)))),
    options: filterOptions(entries.map(filteredShow), from, 'cinemaFilters', filters),
    narrowed: hasShowFilters(filters),
  };
}

interface TimesIngredients extends Pick<ShowtimeContext, 'equipment' | 'preProgrammeMinutes' | 'pricing'> {
  readonly filters: Filters;
  readonly ownPriceOf: OwnPriceOf;
  readonly timeZone: string;
  readonly now: Date;
  readonly tags: TagVocabulary;
  readonly versions: VersionVocabulary;
}

/** Whether the film has no coming showtime on the day. */
export function isOver({ showtimes }: ProgrammeFilm): boolean {
  return showtimes?.length === 0;
}

/**
 * What of a day can still be booked: the films, and their showtimes. A film whose times could not be read may be
 * bookable, and has none that can be counted.
 */
export function leftOf(films: readonly ProgrammeFilm[]): {
  readonly films: number;
  readonly showtimes: number;
} {
  const counts = films.map(({ showtimes }) => showtimes?.filter(canStillBeBooked).length ?? null);
  return {
    films: counts.filter((count) => count !== 0).length,
    showtimes: counts.reduce<number>((sum, count) => sum + (count ?? 0), 0),
  };
}

/** By what can still be had, as on the pages of a film and of a city; what could not be read may be bookable. */
function rankOf(film: ProgrammeFilm): number {
  if (film.showtimes?.some(isOnSale) !== false) return 0;
  return isOver(film) ? 2 : 1;
}

function isEarlier(showtime: ShowtimeView, now: string): boolean {
  return !isOnSale(showtime) && showtime.startsAt <= now;
}

/**
 * The programme with its times. A film whose times could not be read stays. A film without a matching showtime is left
 * out (R180, R181). Films that can be booked come first, and what is over for the day last.
 *
 * @param times the day's showtimes by slug of the show; null or absent when they could not be read
 */
export function withTimes(
  plan: DayPlan,
  times: ReadonlyMap<string, readonly Showtime[] | null>,
  from: TimesIngredients,
): CinemaProgramme {
  const now = from.now.toISOString();
  const films = plan.films.flatMap(({ show, tags, highlight, upsell }): ProgrammeFilm[] => {
    const recommended = upsell || show.upsell;
    const film = {
      show,
      highlighted: highlight !== null,
      upsell: recommended,
      upsellText: recommended ? upsellTextOf(from.tags, tags) : null,
    };
    const received = times.get(show.slug) ?? null;
    if (received === null) return [{ ...film, showtimes: null, earlier: [] }];
    const context = {
      timeZone: from.timeZone,
      now: from.now,
      tags: from.tags,
      versions: from.versions,
      preProgrammeMinutes: from.preProgrammeMinutes,
      pricing: from.pricing,
      ownPrice: from.ownPriceOf({ slug: show.slug, isMovie: show.kind === 'movie' }),
      equipment: from.equipment,
      duration: show.duration,
      highlight,
    };
    const matching = filteredShowtimes(showtimeViews(received, context), show, from.filters);
    if (matching.length === 0) return [];
    const earlier = matching.filter((showtime) => isEarlier(showtime, now));
    return [{ ...film, showtimes: matching.filter((showtime) => !earlier.includes(showtime)), earlier }];
  });
  return {
    ...plan,
    films: films.toSorted((a, b) => rankOf(a) - rankOf(b)),
    partial: films.some(({ showtimes }) => showtimes === null),
  };
}
