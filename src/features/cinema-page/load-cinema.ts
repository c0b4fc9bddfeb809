import { presentInstant } from '#src/api/present.ts';
import { read, readRequired } from '#src/api/read.ts';
import { readCinemasBySlug, readShowClassifier, readVocabulary, type Vocabulary } from '#src/api/site-catalogue.ts';
import type { CinemaDetail } from '#src/contract/cinema/schema.ts';
import type { Showtime } from '#src/contract/showtimes-day/schema.ts';
import { cinemaDetailView, type CinemaDetailView } from '#src/domain/cinema/cinema-detail-view.ts';
import { cinemaListView } from '#src/domain/cinema/cinema-list-view.ts';
import { cinemaTimeZone } from '#src/domain/cinema/cinema-time-zone.ts';
import type { Day } from '#src/domain/date/day.ts';
import { showListView } from '#src/domain/show/show-list-view.ts';
import { tagsAt, type TagView } from '#src/domain/tag/vocabulary.ts';
import type { Filters, PageRefOf } from '#src/routes/page.ts';
import { languageOf, siteFactsOf } from '#src/sites/registry.ts';
import type { Language, Locale } from '#src/sites/site.ts';
import {
  otherCinemas,
  otherCities,
  servicesByPlace,
  sessionsNearby,
  type OtherCinema,
  type ServicesByPlace,
  type SessionsNearby,
} from './cinema-around.ts';
import { planDay, withTimes, type CinemaProgramme } from './cinema-programme.ts';
import { mapLimited } from './map-limited.ts';

/** A reference to a cinema's page. */
export type CinemaRef = PageRefOf<'cinema'>;

/** What the cinema page shows. */
export interface CinemaModel {
  readonly cinema: CinemaDetailView;
  /** Null when the programme could not be had: the page says so and offers a retry (D31). */
  readonly programme: CinemaProgramme | null;
  readonly experiences: readonly TagView[];
  readonly services: ServicesByPlace;
  readonly nearbyCinemas: readonly OtherCinema[];
  /** Names: cities have no page yet. */
  readonly nearbyCities: readonly string[];
  readonly sessionsNearby: SessionsNearby | null;
  /** The cinema's page in each language of the site that knows its slug. */
  readonly refs: Readonly<Partial<Record<Language, CinemaRef>>>;
  /** This page without filters. */
  readonly ref: CinemaRef;
}

/** Times come film by film: so many calls at once, and so many in all; the films behind them stand with a link. */
const callsAtOnce = 6;
const mostCalls = 48;

/**
 * Reads what the cinema page shows (R067 to R070, R084).
 *
 * @param today programme day of the site
 * @param filters those of the address; see `cinemaFilters`
 * @throws RequiredReadError when the cinema itself cannot be had; everything else is optional
 */
export async function loadCinema(locale: Locale, slug: string, today: Day, filters: Filters): Promise<CinemaModel> {
  const [detail, translations, listed, cities, vocabulary, settings] = await Promise.all([
    readRequired('cinema', locale, { slug }),
    read('cinemaTranslate', locale, { slug }),
    readCinemasBySlug(locale),
    read('cities', locale, {}),
    readVocabulary(locale),
    read('settings', locale, {}),
  ]);
  const programme = await loadProgramme(locale, detail, today, filters, vocabulary);
  const cinema = cinemaDetailView(detail);
  const cinemas = new Map([...listed].map(([key, one]) => [key, cinemaListView(one)]));
  const slugs: Readonly<Partial<Record<Language, string>>> = {
    ...(translations.ok ? translations.value : {}),
    [languageOf(locale)]: slug,
  };
  const refs: Partial<Record<Language, CinemaRef>> = {};
  for (const language of siteFactsOf(locale).languages) {
    const translated = slugs[language];
    if (translated !== undefined) refs[language] = { page: 'cinema', slug: translated };
  }
  return {
    cinema,
    programme,
    experiences: tagsAt(vocabulary.tags, detail.tags, 'cinema'),
    services: servicesByPlace(cinema.services),
    nearbyCinemas: otherCinemas(cinema, cinemas, settings.ok ? settings.value.locator : undefined),
    nearbyCities: otherCities(cinema, cities.ok ? cities.value : []),
    sessionsNearby: sessionsNearby(cinema, cinemas),
    refs,
    ref: { page: 'cinema', slug },
  };
}

async function loadProgramme(
  locale: Locale,
  cinema: CinemaDetail,
  today: Day,
  filters: Filters,
  vocabulary: Vocabulary,
): Promise<CinemaProgramme | null> {
  const site = siteFactsOf(locale);
  const [programme, catalogue, classify, present] = await Promise.all([
    read('cinemaShows', locale, { slug: cinema.slug }),
    read('shows', locale, {}),
    readShowClassifier(locale),
    presentInstant(),
  ]);
  // Unknown says that nothing is planned; any other failure says nothing (D40).
  if (!programme.ok && programme.failure.kind !== 'unknown') return null;
  // The programme has no titles: without the catalogue it cannot be shown.
  if (!catalogue.ok) return null;
  const plan = planDay({
    today,
    filters,
    programme: programme.ok ? programme.value : { days: {}, shows: {} },
    cinemaWeekOffset: cinema.cinemaWeekOffset,
    shows: new Map(catalogue.value.shows.map((show) => [show.slug, showListView(show, site, classify)])),
    ...vocabulary,
  });
  const times = await mapLimited(plan.films.slice(0, mostCalls), callsAtOnce, async ({ show }) => {
    const answer = await read('showtimesDay', locale, { slug: show.slug, cinema: cinema.slug, date: plan.day });
    return [show.slug, timesOf(answer)] as const;
  });
  return withTimes(plan, new Map(times), {
    filters,
    timeZone: cinemaTimeZone(cinema, site),
    now: new Date(present),
    ...vocabulary,
  });
}

/** The showings of an answer; a film that the server does not know that day has none (wire contract). */
function timesOf(answer: Awaited<ReturnType<typeof read<'showtimesDay'>>>): readonly Showtime[] | null {
  if (answer.ok) return answer.value;
  return answer.failure.kind === 'unknown' || answer.failure.kind === 'gone' ? [] : null;
}
