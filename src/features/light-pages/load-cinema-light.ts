import { mapLimited } from '#src/kernel/async/map-limited.ts';
import { presentInstant } from '#src/api/load/present.ts';
import { read, readNeeded, readRequired } from '#src/api/read.ts';
import { needsAnswer } from '#src/api/transport/failure.ts';
import { readCinemasBySlug, readShows, readVocabulary } from '#src/api/site-catalogue.ts';
import type { CinemaDetail } from '#src/contract/cinema/schema.ts';
import type { ShowtimesByDay } from '#src/contract/showtimes-cinema/schema.ts';
import { cinemaDetailView, type CinemaDetailView } from '#src/domain/cinema/cinema-detail-view.ts';
import { cinemaTimeZone } from '#src/domain/cinema/cinema-time-zone.ts';
import { itemsBySlug } from '#src/domain/items-by-slug.ts';
import type { Day } from '#src/kernel/date/day.ts';
import type { PageRefOf } from '#src/routes/page.ts';
import { isSlug } from '#src/routes/slug.ts';
import { languageOf, siteFactsOf } from '#src/sites/registry.ts';
import type { Language, Locale } from '#src/sites/site.ts';
import { filmsOfDays, timetableDays, weekTimetable, type Timetable } from './week-timetable.ts';

/** A reference to a cinema's light page. */
export type CinemaLightRef = PageRefOf<'cinemaLight'>;

/** What the light page of a cinema shows. */
export interface CinemaLightModel {
  readonly cinema: CinemaDetailView;
  /** Null when the API does not have the programme: the page says so (D31). */
  readonly timetable: Timetable | null;
  readonly refs: Readonly<Partial<Record<Language, CinemaLightRef>>>;
  readonly ref: CinemaLightRef;
}

/**
 * The API gives times film by film. These are the limits of calls at a time and of films in all; films beyond them are
 * shown with a link instead of times.
 */
const callsAtOnce = 4;
const mostFilms = 40;

/**
 * Reads what the light page of a cinema shows: its address, and its week in one table (R016, R084).
 *
 * @param today programme day of the cinema
 * @throws RequiredReadError when the cinema or its programme cannot be read; everything else is optional
 */
export async function loadCinemaLight(locale: Locale, slug: string, today: Day): Promise<CinemaLightModel> {
  const [detail, translations] = await Promise.all([
    readRequired('cinema', locale, { slug }),
    read('cinemaTranslate', locale, { slug }),
  ]);
  const slugs: Readonly<Partial<Record<Language, string>>> = {
    ...(translations.ok ? translations.value : {}),
    [languageOf(locale)]: slug,
  };
  const refs: Partial<Record<Language, CinemaLightRef>> = {};
  for (const language of siteFactsOf(locale).languages) {
    const translated = slugs[language];
    if (translated !== undefined && isSlug(translated))
      refs[language] = { page: 'cinemaLight', slug: translated };
  }
  return {
    cinema: cinemaDetailView(detail),
    timetable: await loadTimetable(locale, detail, today),
    refs,
    ref: { page: 'cinemaLight', slug },
  };
}

async function loadTimetable(locale: Locale, detail: CinemaDetail, today: Day): Promise<Timetable | null> {
  const { slug } = detail;
  const [programme, shows, vocabulary, cinemas, present] = await Promise.all([
    readNeeded('cinemaShows', locale, { slug }),
    readShows(locale),
    readVocabulary(locale),
    readCinemasBySlug(locale),
    presentInstant(),
  ]);
  needsAnswer('shows', shows);
  needsAnswer(`cinemaShows ${slug}`, programme);
  // `unknown` means that nothing is planned. Any other failure tells nothing about the programme (D40).
  if (!shows.ok || !(programme.ok || programme.failure.kind === 'unknown')) return null;
  const days = timetableDays(today, detail.cinemaWeekOffset);
  const films = filmsOfDays(
    programme.ok ? programme.value : { days: {}, shows: {} },
    days,
    itemsBySlug(shows.value),
  );
  const times = await mapLimited(films.slice(0, mostFilms), callsAtOnce, async (show) => {
    const answer = await read('showtimesCinema', locale, { slug: show.slug, cinema: slug });
    return [show.slug, timesOf(answer)] as const;
  });
  const timeZone = cinemaTimeZone(siteFactsOf(locale), cinemas.get(slug), detail);
  return weekTimetable(days, films, new Map(times), { timeZone, now: new Date(present), ...vocabulary });
}

/**
 * The showtimes of an answer; null when it failed. A film that the server does not know in that cinema has no showtimes
 * there (wire contract).
 */
function timesOf(answer: Awaited<ReturnType<typeof read<'showtimesCinema'>>>): ShowtimesByDay | null {
  if (answer.ok) return answer.value;
  return answer.failure.kind === 'unknown' || answer.failure.kind === 'gone' ? {} : null;
}
