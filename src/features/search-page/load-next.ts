import { readCinemaDays } from '#src/api/cinema-days.ts';
import { readCities } from '#src/api/cities.ts';
import { presentInstant } from '#src/api/load/present.ts';
import { read } from '#src/api/read.ts';
import { readCinemasBySlug, readCinemaViews, readSchedule, readVocabulary } from '#src/api/site-catalogue.ts';
import { cinemaTimeZone } from '#src/domain/cinema/cinema-time-zone.ts';
import { programmeDayAt } from '#src/domain/date/programme-day.ts';
import {
  canBeHad,
  hasComing,
  nextShowtimes,
  type CinemaDay,
  type NextInCinema,
} from '#src/domain/place/next-showtimes.ts';
import { daysWithShowtimes } from '#src/domain/programme/schedule.ts';
import type { ShowListView } from '#src/domain/show/show-list-view.ts';
import { addDays, type Day } from '#src/kernel/date/day.ts';
import { compareText } from '#src/kernel/text/compare-text.ts';
import type { Filters } from '#src/routes/filters.ts';
import { siteFactsOf } from '#src/sites/registry.ts';
import type { Locale } from '#src/sites/site.ts';

/** A film or an event with its next showtimes in a cinema. */
export interface NextOfFilm {
  readonly show: ShowListView;
  readonly next: NextInCinema;
}

/** The next showtimes of what a search found. */
export interface NextOfFound {
  /** By slug of the film or event. */
  readonly shows: ReadonlyMap<string, readonly NextInCinema[]>;
  /** Whether those are near the visitor's place; else they are anywhere on the site. */
  readonly placed: boolean;
  /** By slug of the cinema. */
  readonly cinemas: ReadonlyMap<string, readonly NextOfFilm[]>;
}

interface CinemasNext {
  readonly shows: ReadonlyMap<string, ShowListView>;
  readonly needed: Pick<Filters, 'needs'>;
}

/** So many of the films that were found have their times, and so many days are tried for each: two calls at most. */
const most = { shows: 4, days: 2, films: 2 } as const;

/** Instant at which the first showtime begins that can be booked, ISO 8601. */
const firstStart = ({ showtimes }: NextInCinema): string =>
  showtimes.find(({ status }) => status === 'available')?.startsAt ?? '';

/**
 * The next showtimes of films and events anywhere on the site, for a visitor without a place: of the first few, on the
 * next day on which one can be booked. The cinema where it can be had first stands first, and each names its city.
 *
 * @param from.today programme day of the page
 * @param from.needed what the visitor needs of each showtime
 */
export async function readNextAnywhere(
  locale: Locale,
  shows: readonly ShowListView[],
  { today, needed }: { readonly today: Day; readonly needed: Pick<Filters, 'needs'> },
): Promise<ReadonlyMap<string, readonly NextInCinema[]>> {
  const [schedule, zoneOf, nameOf, words, present] = await Promise.all([
    readSchedule(locale, undefined),
    zones(locale),
    namesWithCity(locale),
    readVocabulary(locale),
    presentInstant(),
  ]);
  if (schedule === null) return new Map();
  const facts = { filters: needed, now: new Date(present), ...words };
  const days = daysWithShowtimes(schedule, today);

  const nextOn = async (show: ShowListView, day: Day): Promise<readonly NextInCinema[]> => {
    const answer = await read('showtimesEvent', locale, { slug: show.slug, date: day });
    if (!answer.ok) return [];
    const cinemas = Object.entries(answer.value).flatMap(([slug, showtimes]): CinemaDay[] => {
      const name = nameOf.get(slug);
      return name === undefined
        ? []
        : [
            {
              cinema: { slug, name },
              kilometres: null,
              timeZone: zoneOf(slug),
              day,
              showtimes: { [show.slug]: showtimes },
            },
          ];
    });
    const next = nextShowtimes(show, cinemas, facts);
    const toBeHad = next.filter(canBeHad).toSorted((a, b) => compareText(firstStart(a), firstStart(b)));
    return toBeHad.length === 0 ? [] : [...toBeHad, ...next.filter((one) => !canBeHad(one))];
  };

  const found = await Promise.all(
    shows.slice(0, most.shows).map(async (show) => {
      const [first, second] = days.filter((day) => schedule.get(day)?.has(show.slug)).slice(0, most.days);
      const soon = first === undefined ? [] : await nextOn(show, first);
      return [
        show.slug,
        soon.length > 0 || second === undefined ? soon : await nextOn(show, second),
      ] as const;
    }),
  );
  return new Map(found.filter(([, next]) => next.length > 0));
}

/**
 * The films and events that start next in some cinemas, with their showtimes there: today's, or tomorrow's where no
 * showtime of today is left.
 *
 * @param slugs of the cinemas; an unknown one is left out
 * @param from.shows the shows of the site by slug
 * @param from.needed what the visitor needs of each showtime
 */
export async function readNextInCinemas(
  locale: Locale,
  slugs: readonly string[],
  { shows, needed }: CinemasNext,
): Promise<ReadonlyMap<string, readonly NextOfFilm[]>> {
  const [views, words, present] = await Promise.all([
    readCinemaViews(locale),
    readVocabulary(locale),
    presentInstant(),
  ]);
  const now = new Date(present);
  const facts = { filters: needed, now, ...words };
  const around = (some: readonly string[]) =>
    some.flatMap((slug) => views.get(slug) ?? []).map((cinema) => ({ cinema, kilometres: null }));
  const today = await readCinemaDays(locale, around(slugs), (zone) => programmeDayAt(now, zone));
  const late = today.filter((day) => !hasComing(day, now)).map(({ cinema }) => cinema.slug);
  const tomorrow = await readCinemaDays(locale, around(late), (zone) =>
    addDays(programmeDayAt(now, zone), 1),
  );

  const filmsOf = (day: CinemaDay): NextOfFilm[] =>
    Object.keys(day.showtimes ?? {})
      .flatMap((slug): NextOfFilm[] => {
        const show = shows.get(slug);
        const [next] = show === undefined ? [] : nextShowtimes(show, [day], facts);
        return show === undefined || next === undefined || !canBeHad(next) ? [] : [{ show, next }];
      })
      .toSorted((a, b) => compareText(firstStart(a.next), firstStart(b.next)))
      .slice(0, most.films);
  return new Map(
    [...today.filter(({ cinema }) => !late.includes(cinema.slug)), ...tomorrow]
      .map((day) => [day.cinema.slug, filmsOf(day)] as const)
      .filter(([, films]) => films.length > 0),
  );
}

/** Returns the zone of a cinema. */
async function zones(locale: Locale): Promise<(cinema: string) => string> {
  const cinemas = await readCinemasBySlug(locale);
  return (slug) => cinemaTimeZone(siteFactsOf(locale), cinemas.get(slug));
}

/** The names of the cinemas by slug, each with its city unless it says it itself. */
async function namesWithCity(locale: Locale): Promise<ReadonlyMap<string, string>> {
  const [cinemas, cities] = await Promise.all([readCinemasBySlug(locale), readCities(locale)]);
  const cityOf = new Map(
    cities.flatMap(({ name, cinemas: own }) => own.map((slug) => [slug, name] as const)),
  );
  return new Map(
    [...cinemas].map(([slug, { name }]) => {
      const city = cityOf.get(slug);
      return [slug, city === undefined || name.includes(city) ? name : `${name}, ${city}`];
    }),
  );
}
