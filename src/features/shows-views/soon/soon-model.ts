import { localTimeAt } from '#src/kernel/date/zone.ts';
import {
  canBeHad,
  nextShowtimes,
  type CinemaDay,
  type NextInCinema,
} from '#src/domain/place/next-showtimes.ts';
import type { ShowListView } from '#src/domain/show/show-list-view.ts';
import type { TagVocabulary, VersionVocabulary } from '#src/domain/tag/vocabulary.ts';
import type { LocalTime } from '#src/kernel/date/local-time.ts';
import { quarterMinutes } from '#src/kernel/date/quarter.ts';
import type { Filters } from '#src/routes/filters.ts';
import { compareText } from '#src/kernel/text/compare-text.ts';
import { isOnSale } from '#src/domain/showtime/showtime-state.ts';

/** So many minutes from now are shown, at least. */
export const soonMinutes = 90;

/** A show that starts soon. */
export interface SoonShow {
  readonly show: ShowListView;
  /** The nearest cinema first; only the showtimes that start soon. */
  readonly next: readonly NextInCinema[];
}

/** What starts soon in the cinemas that count. */
export interface SoonModel {
  /** The place, or the one cinema, in words; null when the visitor has to choose one. */
  readonly name: string | null;
  /** Showtimes before this local time of the nearest cinema are shown; null without a cinema. */
  readonly until: LocalTime | null;
  /** What starts first stands first; what is sold out comes last. */
  readonly shows: readonly SoonShow[];
  /** Whether showtimes of at least one cinema could not be read. */
  readonly partial: boolean;
}

interface SoonIngredients {
  readonly name: string;
  /** The catalogue. */
  readonly shows: readonly ShowListView[];
  /** The cinemas that count, the nearest first; a cinema may have two days where the programme day changes soon. */
  readonly days: readonly CinemaDay[];
  /** The start of the quarter of an hour that the page shows as now, ISO 8601, UTC. */
  readonly quarter: string;
  /** The present instant of the page: what has begun is left out. */
  readonly now: Date;
  readonly tags: TagVocabulary;
  readonly versions: VersionVocabulary;
  readonly partial: boolean;
  /** The needs that every showtime meets. */
  readonly needs?: Filters['needs'];
}

/**
 * The instant before which a showtime starts soon: {@link soonMinutes} after the end of the quarter, so that a visitor of
 * its last minute sees as far as one of its first.
 */
export function endOfSoon(quarter: string): Date {
  return new Date(Date.parse(quarter) + (quarterMinutes + soonMinutes) * 60_000);
}

/** The first start, in milliseconds; far in the future without any. */
const startOf = ({ next }: SoonShow, bookable: boolean): number =>
  Math.min(
    Number.MAX_SAFE_INTEGER,
    ...next.flatMap(({ showtimes }) =>
      showtimes.filter((one) => !bookable || isOnSale(one)).map(({ startsAt }) => Date.parse(startsAt)),
    ),
  );

/** The shows that start before the end of {@link endOfSoon} in the cinemas that count. */
export function soonModel(from: SoonIngredients): SoonModel {
  const { name, days, quarter, now, tags, versions, partial, needs } = from;
  const until = endOfSoon(quarter);
  const found = from.shows.flatMap((show): SoonShow[] => {
    const next = nextShowtimes(show, days, {
      filters: needs === undefined ? {} : { needs },
      now,
      tags,
      versions,
    })
      .map((one) => ({
        ...one,
        showtimes: one.showtimes.filter(({ startsAt }) => Date.parse(startsAt) < until.getTime()),
      }))
      .filter(({ showtimes }) => showtimes.length > 0);
    return next.length === 0
      ? []
      : [{ show, next: [...next.filter(canBeHad), ...next.filter((one) => !canBeHad(one))] }];
  });
  const zone = days[0]?.timeZone;
  return {
    name,
    until: zone === undefined ? null : localTimeAt(until, zone),
    shows: found.toSorted(
      (a, b) =>
        startOf(a, true) - startOf(b, true) ||
        startOf(a, false) - startOf(b, false) ||
        compareText(a.show.title, b.show.title) ||
        compareText(a.show.slug, b.show.slug),
    ),
    partial,
  };
}
