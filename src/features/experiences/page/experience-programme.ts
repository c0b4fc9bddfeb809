import type { Day } from '#src/kernel/date/day.ts';
import { dayStrip, selectedDay, type DayStripItem } from '#src/domain/date/day-strip.ts';
import { filteredShow, filteredShows } from '#src/domain/filter/apply-filters.ts';
import { without } from '#src/domain/filter/change-filters.ts';
import { filterOptions, type FilterOptions } from '#src/domain/filter/filter-options.ts';
import { hasShowFilters, showMatches } from '#src/domain/filter/show-filter.ts';
import { compareShows, entriesOn } from '#src/domain/programme/programme-entries.ts';
import { daysOf, daysWithShowtimes, type Schedule } from '#src/domain/programme/schedule.ts';
import type { ShowListView } from '#src/domain/show/show-list-view.ts';
import type { TagVocabulary, VersionVocabulary } from '#src/domain/tag/vocabulary.ts';
import { compareText } from '#src/kernel/text/compare-text.ts';
import type { Filters } from '#src/routes/filters.ts';

/** A show with the days on which it is played with the experience. */
export interface ExperienceShow {
  readonly show: ShowListView;
  /** Sorted; the first is the day that the page is about, or the show's next one. */
  readonly days: readonly Day[];
}

/** What is played with an experience on one day, and after it (R084). */
export interface ExperienceProgramme {
  readonly today: Day;
  readonly day: Day;
  /** The day that the page shows when none is asked for: its address needs no date. */
  readonly ordinaryDay: Day;
  readonly strip: readonly DayStripItem[];
  /** The next day with showtimes after the selected one. */
  readonly nextDay: Day | null;
  /** Whether anything is played with the experience on any coming day. */
  readonly playsAtAll: boolean;
  /** Shows of the day that match the filters, in the order of the programme. */
  readonly shows: readonly ExperienceShow[];
  /** Shows that match the filters after the day and not on it, the earliest first. */
  readonly later: readonly ExperienceShow[];
  /** Shows that are played with the experience when the server sends no days. */
  readonly undated: readonly ShowListView[];
  readonly options: FilterOptions;
  /** Whether there are filters other than day and cinema. */
  readonly narrowed: boolean;
}

interface Ingredients {
  readonly today: Day;
  readonly filters: Filters;
  /** The days on which the experience is played: everywhere, or in the cinema of the filters. */
  readonly schedule: Schedule;
  /** Slugs of the shows that the server names without days. */
  readonly undated: readonly string[];
  /** The catalogue by slug. */
  readonly shows: ReadonlyMap<string, ShowListView>;
  readonly tags: TagVocabulary;
  readonly versions: VersionVocabulary;
}

/** The selected day of an experience, narrowed by the filters of the address (R084, R179, R181). */
export function experienceProgramme(from: Ingredients): ExperienceProgramme {
  const { today, filters, schedule, shows } = from;
  const days = daysWithShowtimes(schedule, today);
  const day = selectedDay(filters.date ?? null, today, days);
  const entries = entriesOn(schedule, day, shows);
  const now = entries
    .filter((entry) => showMatches(filters, filteredShow(entry)))
    .map(({ show }) => ({
      show,
      days: daysOf(schedule, show.slug, today).filter((one) => one >= day),
    }));
  const seen = new Set(now.map(({ show }) => show.slug));
  const later = filteredShows(schedule, today, shows, without(filters, 'date'))
    .map(({ show, days: all }) => ({ show, days: all.filter((one) => one > day) }))
    .filter(({ show, days: after }) => after.length > 0 && !seen.has(show.slug))
    .toSorted((a, b) => compareText(a.days[0] ?? '', b.days[0] ?? ''));
  return {
    today,
    day,
    ordinaryDay: selectedDay(null, today, days),
    strip: days.length === 0 ? [] : dayStrip({ today, days, selected: day }),
    nextDay: days.find((one) => one > day) ?? null,
    playsAtAll: days.length > 0,
    shows: now,
    later,
    undated: from.undated.flatMap((slug) => shows.get(slug) ?? []).toSorted(compareShows('default')),
    options: filterOptions(entries.map(filteredShow), from, 'showFilters', filters),
    narrowed: hasShowFilters(filters),
  };
}

/**
 * The filters for the link to a film: its showtimes with the experience, on the day, in the chosen cinema and version, with
 * the needs.
 * A film page without a date shows today.
 *
 * @param day the day to show; null when no day is known
 */
export function filmFilters(slug: string, filters: Filters, today: Day, day: Day | null): Filters {
  const { localisation, needs, versions } = filters;
  return {
    tags: [slug],
    ...(day === null || day === today ? {} : { date: day }),
    ...(localisation === undefined ? {} : { localisation }),
    ...(needs === undefined ? {} : { needs }),
    ...(versions === undefined ? {} : { versions }),
  };
}
