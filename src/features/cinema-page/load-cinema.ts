import { callsOfPage, readCinemaDay } from '#src/api/cinema-day.ts';
import { requiredDayReads } from '#src/api/cinema-days.ts';
import { checkedTime } from '#src/api/checked.ts';
import { presentInstant } from '#src/api/load/present.ts';
import { read, readNeeded, readRequired } from '#src/api/read.ts';
import { needsAnswer, orNothing } from '#src/api/transport/failure.ts';
import {
  readCinemasBySlug,
  readCinemaViews,
  readExperiencePages,
  readNeededShows,
  readOwnPrices,
  readVocabulary,
  type Vocabulary,
} from '#src/api/site-catalogue.ts';
import { webEnvironment } from '#src/config/environment.ts';
import type { Programme } from '#src/contract/cinema-shows/schema.ts';
import type { Cinema } from '#src/contract/cinemas/schema.ts';
import type { CinemaDetail } from '#src/contract/cinema/schema.ts';
import { translatedRefs } from '#src/seo/translated-refs.ts';
import { offersAt, type ArticleCard } from '#src/domain/article/article-card.ts';
import { cinemaDetailView, type CinemaDetailView } from '#src/domain/cinema/cinema-detail-view.ts';
import { cinemasAround, type CinemaAround } from '#src/domain/cinema/nearby-cinemas.ts';
import { openingHoursView, type OpeningHoursView } from '#src/domain/cinema/opening-hours.ts';
import { citiesAround, type NamedCity } from '#src/domain/cinema/nearby-cities.ts';
import { cinemaTimeZone } from '#src/domain/cinema/cinema-time-zone.ts';
import type { LocalTime } from '#src/kernel/date/local-time.ts';
import { equipmentViews } from '#src/domain/needs/equipment.ts';
import type { Day } from '#src/kernel/date/day.ts';
import type { ShowListView } from '#src/domain/show/show-list-view.ts';
import type { OwnPriceOf } from '#src/domain/showtime/showtime-price.ts';
import { tagsAt, withPages, type PagedTag } from '#src/domain/tag/vocabulary.ts';
import { promosAt, type PagePromos } from '#src/domain/push/promo.ts';
import type { Filters } from '#src/routes/filters.ts';
import type { PageRefOf } from '#src/routes/page.ts';
import { siteFactsOf, siteOf } from '#src/sites/registry.ts';
import type { Language, Locale } from '#src/sites/site.ts';
import {
  servicesByPlace,
  showtimesNearby,
  type ServicesByPlace,
  type ShowtimesNearby,
} from './about/cinema-around.ts';
import { isOver, planDay, withTimes, type CinemaProgramme } from './programme/cinema-programme.ts';

/** A reference to a cinema's page. */
export type CinemaRef = PageRefOf<'cinema'>;

/** What the cinema page shows. */
export interface CinemaModel extends PagePromos {
  readonly cinema: CinemaDetailView;
  /** The cinema's city; null when the list of cities lacks it. */
  readonly city: NamedCity | null;
  /** Null when the API does not have the programme: the page says so (D31). */
  readonly programme: CinemaProgramme | null;
  /** Null when the source does not say. */
  readonly hours: OpeningHoursView | null;
  readonly experiences: readonly PagedTag[];
  readonly services: ServicesByPlace;
  readonly nearbyCinemas: readonly CinemaAround[];
  readonly nearbyCities: readonly NamedCity[];
  readonly showtimesNearby: ShowtimesNearby | null;
  /** The offers that hold here (R095); empty when they cannot be read. */
  readonly offers: readonly ArticleCard[];
  /** When the programme was last checked, local time of the site; null when nobody says. */
  readonly checked: LocalTime | null;
  /** The cinema's page in each language of the site in which the slug is known. */
  readonly refs: Readonly<Partial<Record<Language, CinemaRef>>>;
  /** This page without filters. */
  readonly ref: CinemaRef;
  /** Of the site. */
  readonly origin: string;
}

/**
 * Reads what the cinema page shows (R067 to R070, R084).
 *
 * @param today programme day of the cinema
 * @param filters the filters of the address; see `cinemaFilters`
 * @throws RequiredReadError when the cinema or its programme cannot be read; everything else is optional
 */
export async function loadCinema(
  locale: Locale,
  slug: string,
  today: Day,
  filters: Filters,
): Promise<CinemaModel> {
  const [
    { detail, vocabulary, programme },
    translations,
    cinemas,
    cities,
    pages,
    settings,
    offers,
    nativeAds,
    promos,
  ] = await Promise.all([
    // The showtimes are asked for as soon as the programme is known, and do not wait for the other reads.
    readWithProgramme(locale, slug, today, filters),
    read('cinemaTranslate', locale, { slug }),
    readCinemaViews(locale),
    read('cities', locale, {}),
    readExperiencePages(locale),
    read('settings', locale, {}),
    read('newsOffers', locale, {}),
    read('nativeAd', locale, {}),
    read('permanentAutopromo', locale, {}),
  ]);
  const cinema = cinemaDetailView(detail);
  return {
    cinema,
    city: (cities.ok ? cities.value : []).find((city) => city.slug === cinema.citySlug) ?? null,
    programme,
    hours: openingHoursView(detail.openingHours, today),
    experiences: withPages(tagsAt(vocabulary.tags, detail.tags, 'cinema'), pages),
    services: servicesByPlace(cinema.services),
    nearbyCinemas: cinemasAround(
      { ...cinema, own: [cinema.slug] },
      cinemas,
      settings.ok ? settings.value.locator : undefined,
    ),
    nearbyCities: citiesAround(cinema.nearbyCities, cinema.citySlug, cities.ok ? cities.value : []),
    showtimesNearby: showtimesNearby(cinema, cinemas),
    offers: offersAt(offers.ok ? offers.value : [], [slug], today),
    ...promosAt(
      { nativeAds: nativeAds.ok ? nativeAds.value : [], promos: promos.ok ? promos.value : [] },
      slug,
    ),
    checked: checkedTime(locale),
    origin: webEnvironment().siteOrigins[siteOf(locale)],
    refs: translatedRefs(locale, { page: 'cinema', slug }, translations.ok ? translations.value : {}),
    ref: { page: 'cinema', slug },
  };
}

/** The cinema with its programme of a day; the programme is null when the API does not have it. */
async function readWithProgramme(locale: Locale, slug: string, today: Day, filters: Filters) {
  const [detail, cinemas, vocabulary, sources] = await Promise.all([
    readRequired('cinema', locale, { slug }),
    readCinemasBySlug(locale),
    readVocabulary(locale),
    readProgramme(locale, slug),
  ]);
  const listed = cinemas.get(slug);
  const timeZone = cinemaTimeZone(siteFactsOf(locale), listed, detail);
  const programme =
    sources === null
      ? null
      : await loadProgramme({ locale, detail, listed, timeZone, today, filters, vocabulary, ...sources });
  return { detail, vocabulary, programme };
}

interface ProgrammeSources {
  readonly programme: Programme;
  readonly shows: ReadonlyMap<string, ShowListView>;
  readonly ownPriceOf: OwnPriceOf;
  readonly now: Date;
}

/**
 * The programme, and the catalogue with its titles; null when the API does not have one of them.
 *
 * @throws RequiredReadError during an outage
 */
async function readProgramme(locale: Locale, slug: string): Promise<ProgrammeSources | null> {
  const [programme, catalogue, ownPriceOf, present] = await Promise.all([
    readNeeded('cinemaShows', locale, { slug }),
    readNeededShows(locale),
    readOwnPrices(locale),
    presentInstant(),
  ]);
  needsAnswer('shows', catalogue);
  needsAnswer(`cinemaShows ${slug}`, programme);
  // `unknown` means that nothing is planned. Any other failure tells nothing about the programme (D40).
  if (!catalogue.ok || !(programme.ok || programme.failure.kind === 'unknown')) return null;
  return {
    programme: programme.ok ? programme.value : { days: {}, shows: {} },
    shows: catalogue.value,
    ownPriceOf,
    now: new Date(present),
  };
}

interface ProgrammeIngredients extends ProgrammeSources {
  readonly locale: Locale;
  readonly detail: CinemaDetail;
  /** The cinema in the list; undefined when the list lacks it. */
  readonly listed: Cinema | undefined;
  /** Time zone of the cinema. */
  readonly timeZone: string;
  readonly today: Day;
  readonly filters: Filters;
  readonly vocabulary: Vocabulary;
}

/** The day of the address; without one, and when everything on the first day has begun, the next day. */
async function loadProgramme(from: ProgrammeIngredients): Promise<CinemaProgramme> {
  const first = await loadDay(from);
  const over = first.films.length > 0 && first.films.every(isOver);
  if (!over || first.nextDay === null || from.filters.date !== undefined) return first;
  const next = await orNothing(loadDay(from, first.nextDay));
  return next?.films.some(({ showtimes }) => showtimes !== null) === true ? next : first;
}

async function loadDay(from: ProgrammeIngredients, instead?: Day): Promise<CinemaProgramme> {
  const { locale, detail, timeZone, filters, vocabulary, now } = from;
  const equipment = equipmentViews(from.listed?.equipment ?? detail.equipment);
  const plan = planDay({
    ...from,
    ...vocabulary,
    equipment,
    cinemaWeekOffset: detail.cinemaWeekOffset,
    ...(instead === undefined ? {} : { instead }),
  });
  const slugs = plan.films.map(({ show }) => show.slug);
  const day =
    slugs.length === 0
      ? {}
      : await readCinemaDay(requiredDayReads(locale), detail.slug, plan.day, callsOfPage(), slugs);
  const times = slugs.map((slug) => {
    const received = day === null ? null : day[slug];
    // A show that the answer does not name has no showtimes on the day.
    return [slug, received === undefined ? [] : received] as const;
  });
  const { pricing, preProgrammeMinutes } = detail;
  const facts = { pricing, preProgrammeMinutes: from.listed?.preProgrammeMinutes ?? preProgrammeMinutes };
  return withTimes(plan, new Map(times), {
    filters,
    timeZone,
    now,
    equipment,
    ownPriceOf: from.ownPriceOf,
    ...vocabulary,
    ...facts,
  });
}
