import { readCitySlugs } from '#src/api/cities.ts';
import { mapLimited } from '#src/kernel/async/map-limited.ts';
import { read, readRequired } from '#src/api/read.ts';
import { needsAnswer, RequiredReadError } from '#src/api/transport/failure.ts';
import { presentInstant } from '#src/api/load/present.ts';
import { readCinemasBySlug, readShows, readVocabulary } from '#src/api/site-catalogue.ts';
import { cinemaListView, type CinemaListView } from '#src/domain/cinema/cinema-list-view.ts';
import { cityDetailView, type CityDetailView } from '#src/domain/cinema/city-detail-view.ts';
import { cinemaTimeZone } from '#src/domain/cinema/cinema-time-zone.ts';
import { byDistance } from '#src/domain/cinema/nearby-cinemas.ts';
import type { Day } from '#src/kernel/date/day.ts';
import { scheduleOfCinema, type Schedule } from '#src/domain/programme/schedule.ts';
import { showtimeViews } from '#src/domain/showtime/group-showtimes.ts';
import { itemsBySlug } from '#src/domain/items-by-slug.ts';
import type { PageRefOf } from '#src/routes/page.ts';
import { siteFactsOf } from '#src/sites/registry.ts';
import type { Language, Locale } from '#src/sites/site.ts';
import { cityWeek, type CityFilm } from './city-week.ts';
import { shortNames } from './short-names.ts';
import { isComing } from '#src/domain/showtime/showtime-state.ts';

/** A reference to a city's light page. */
export type CityLightRef = PageRefOf<'cityLight'>;

/** What the light page of a city shows. */
export interface CityLightModel {
  readonly city: CityDetailView;
  /** By distance from its centre. */
  readonly cinemas: readonly CinemaListView[];
  /** Null when the API does not have the shows: the page says so (D31). */
  readonly films: readonly CityFilm[] | null;
  /** Whether the programme of at least one cinema is missing. */
  readonly partial: boolean;
  readonly refs: Readonly<Partial<Record<Language, CityLightRef>>>;
  readonly ref: CityLightRef;
}

/** Programmes are read cinema by cinema. These are the limits of calls at a time and of cinemas in all. */
const callsAtOnce = 4;
const mostCinemas = 24;

/**
 * Reads what the light page of a city shows: its cinemas, and where each film plays (R018, R084).
 *
 * @param today programme day of the city
 * @throws RequiredReadError when the city, the shows or the programmes of all cinemas cannot be read
 */
export async function loadCityLight(locale: Locale, slug: string, today: Day): Promise<CityLightModel> {
  const [detail, bySlug, shows, words, present] = await Promise.all([
    readRequired('city', locale, { slug }),
    readCinemasBySlug(locale),
    readShows(locale),
    readVocabulary(locale),
    presentInstant(),
  ]);
  needsAnswer('shows', shows);
  const now = new Date(present);
  const city = cityDetailView(detail, siteFactsOf(locale));
  const own = city.cinemas.flatMap((one) => bySlug.get(one) ?? []).map(cinemaListView);
  const cinemas = byDistance(city.position, own).map(({ cinema }) => cinema);
  const open = cinemas.filter(({ closed }) => !closed);
  const names = shortNames(open.map(({ name }) => name));
  // The showtimes do not wait for the lists of the other languages.
  const [slugs, asked] = await Promise.all([
    readCitySlugs(locale, detail),
    mapLimited(
      [...open.slice(0, mostCinemas).entries()],
      callsAtOnce,
      async ([index, { slug: cinema, name }]) => {
        const [schedule, told] = await Promise.all([
          readProgramme(locale, cinema),
          read('cinemaShowtimes', locale, { slug: cinema, date: today }),
        ]);
        if (schedule === null) return [];
        const context = { ...words, timeZone: cinemaTimeZone(siteFactsOf(locale), bySlug.get(cinema)), now };
        const times = new Map(
          Object.entries(told.ok ? told.value : {}).map(([show, received]) => [
            show,
            showtimeViews(received, context).filter(isComing),
          ]),
        );
        return [{ slug: cinema, name: names[index] ?? name, schedule, times }];
      },
    ),
  ]);
  const had = asked.flat();
  if (open.length > 0 && had.length === 0)
    throw new RequiredReadError(`the programmes of ${slug}`, { kind: 'network' });
  return {
    city,
    cinemas,
    films: shows.ok ? cityWeek(had, itemsBySlug(shows.value), today) : null,
    partial: had.length < open.length,
    refs: Object.fromEntries(
      Object.entries(slugs).map(([language, translated]) => [
        language,
        { page: 'cityLight', slug: translated },
      ]),
    ),
    ref: { page: 'cityLight', slug },
  };
}

/** The schedule of a cinema; null when it could not be read. `unknown` means that nothing is planned (D40). */
async function readProgramme(locale: Locale, slug: string): Promise<Schedule | null> {
  const programme = await read('cinemaShows', locale, { slug });
  if (programme.ok) return scheduleOfCinema(programme.value);
  return programme.failure.kind === 'unknown' ? new Map() : null;
}
