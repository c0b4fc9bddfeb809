import { readCities, readCitySlugs } from '#src/api/cities.ts';
import { readCinemaDays } from '#src/api/cinema-days.ts';
import { presentInstant } from '#src/api/load/present.ts';
import { read, readNeeded, readRequired } from '#src/api/read.ts';
import { needsAnswer, orNothing, RequiredReadError } from '#src/api/transport/failure.ts';
import {
  readCinemaViews,
  readExperiencePages,
  readShows,
  readVocabulary,
  type Vocabulary,
} from '#src/api/site-catalogue.ts';
import { offersAt, type ArticleCard } from '#src/domain/article/article-card.ts';
import {
  cityDetailView,
  type CityDetailView,
  type CityHighlightView,
} from '#src/domain/cinema/city-detail-view.ts';
import { byDistance, cinemasAround, type CinemaAround } from '#src/domain/cinema/nearby-cinemas.ts';
import { citiesAround, type NamedCity } from '#src/domain/cinema/nearby-cities.ts';
import type { Day } from '#src/kernel/date/day.ts';
import type { ShowListView } from '#src/domain/show/show-list-view.ts';
import { tagsAt, withPages, type PagedTag } from '#src/domain/tag/vocabulary.ts';
import { itemsBySlug } from '#src/domain/items-by-slug.ts';
import type { Zone } from '#src/contract/zone/schema.ts';
import type { Filters } from '#src/routes/filters.ts';
import type { PageRefOf } from '#src/routes/page.ts';
import { siteFactsOf } from '#src/sites/registry.ts';
import type { Language, Locale } from '#src/sites/site.ts';
import { planCityDay, withNextTimes, type CityDay } from './city-day.ts';
import { cityProgramme, type CityProgramme } from './city-programme.ts';

/** A reference to a city's page. */
export type CityRef = PageRefOf<'city'>;

/** A cinema of the city. */
export interface CityCinema extends CinemaAround {
  readonly experiences: readonly PagedTag[];
}

/** What the city promotes (R074). */
export interface CityHighlight extends Omit<CityHighlightView, 'shows'> {
  readonly shows: readonly ShowListView[];
}

/** What the city page shows. */
export interface CityModel {
  readonly city: CityDetailView;
  /** The main cinema first, then by distance from the centre, closed ones last. */
  readonly cinemas: readonly CityCinema[];
  /** Slug of the cinema when the city has only one: links to films then lead to their showtimes there. */
  readonly only: string | null;
  /** Null when the API does not have the programme: the page says so (D31). */
  readonly programme: (CityProgramme & { readonly day: CityDay }) | null;
  readonly highlight: CityHighlight | null;
  readonly nearbyCinemas: readonly CinemaAround[];
  readonly nearbyCities: readonly NamedCity[];
  /** The offers that hold in one of its cinemas (R095); empty when they cannot be read. */
  readonly offers: readonly ArticleCard[];
  /** The city's page in each language of the site that has the city. */
  readonly refs: Readonly<Partial<Record<Language, CityRef>>>;
  readonly ref: CityRef;
}

/**
 * Reads what the page of a city shows (R073, R074, R084).
 *
 * @param today programme day of the city
 * @param filters the filters of the address; without a day, the page shows the first day on which something still comes
 * @throws RequiredReadError when the city, its programme or all its showtimes cannot be read; the rest is optional
 */
export async function loadCity(
  locale: Locale,
  slug: string,
  today: Day,
  filters: Filters,
): Promise<CityModel> {
  const [detail, zone, shows, cinemas, cities, vocabulary, pages, settings, offers] = await Promise.all([
    readRequired('city', locale, { slug }),
    readNeeded('zone', locale, { zone: slug }),
    readShows(locale),
    readCinemaViews(locale),
    readCities(locale),
    readVocabulary(locale),
    readExperiencePages(locale),
    read('settings', locale, {}),
    read('newsOffers', locale, {}),
  ]);
  needsAnswer(`zone ${slug}`, zone);
  needsAnswer('shows', shows);
  const city = cityDetailView(detail, siteFactsOf(locale));
  const own = byDistance(
    city.position,
    city.cinemas.flatMap((one) => cinemas.get(one) ?? []),
  ).map((around) => ({
    ...around,
    experiences: withPages(tagsAt(vocabulary.tags, around.cinema.tags, 'cinema'), pages),
  }));
  const catalogue = itemsBySlug(shows.ok ? shows.value : []);
  const rank = ({ cinema }: CityCinema) =>
    Number(cinema.closed) * 2 + Number(cinema.slug !== city.defaultCinema);
  const ranked = own.toSorted((a, b) => rank(a) - rank(b));
  // `unknown` means that nothing plays there. Any other failure tells nothing about the programme (D40).
  const told = zone.ok ? zone.value : zone.failure.kind === 'unknown' ? { shows: [] } : null;
  // The showtimes do not wait for the lists of the other languages.
  const [slugs, day] = await Promise.all([
    readCitySlugs(locale, detail),
    told === null || !shows.ok
      ? null
      : loadDay({ locale, zone: told, shows: catalogue, today, filters, cinemas: own, vocabulary }),
  ]);
  return {
    city,
    cinemas: ranked,
    only: city.singlePage ? (own[0]?.cinema.slug ?? null) : null,
    programme: told === null || day === null ? null : { ...cityProgramme(told, catalogue, today), day },
    highlight: highlightOf(city.highlight, catalogue),
    nearbyCinemas: cinemasAround(
      { ...city, own: city.cinemas },
      cinemas,
      settings.ok ? settings.value.locator : undefined,
    ),
    nearbyCities: citiesAround(city.nearbyCities, slug, cities),
    offers: offersAt(offers.ok ? offers.value : [], city.cinemas, today),
    refs: Object.fromEntries(
      Object.entries(slugs).map(([language, translated]) => [language, { page: 'city', slug: translated }]),
    ),
    ref: { page: 'city', slug },
  };
}

/** The times of no more cinemas are read: one call each. The page names the others. */
const mostCinemas = 16;

interface DayIngredients {
  readonly locale: Locale;
  readonly zone: Zone;
  readonly shows: ReadonlyMap<string, ShowListView>;
  readonly today: Day;
  readonly filters: Filters;
  readonly cinemas: readonly CityCinema[];
  readonly vocabulary: Vocabulary;
}

/**
 * The day of the address; without one, and when everything on the first day has begun, the next day.
 *
 * @throws RequiredReadError when the showtimes of no cinema can be read
 */
async function loadDay(from: DayIngredients): Promise<CityDay> {
  const { locale, filters, vocabulary } = from;
  const now = new Date(await presentInstant());
  const open = from.cinemas.filter(({ cinema }) => !cinema.closed).slice(0, mostCinemas);
  const load = async (instead?: Day): Promise<CityDay> => {
    const plan = planCityDay({
      ...from,
      ...vocabulary,
      equipment: open.flatMap(({ cinema }) => cinema.equipment),
      ...(instead === undefined ? {} : { instead }),
    });
    const days = plan.entries.length === 0 ? [] : await readCinemaDays(locale, open, () => plan.day);
    if (days.length > 0 && days.every(({ showtimes }) => showtimes === null))
      throw new RequiredReadError(`the showtimes of ${plan.day}`, { kind: 'network' });
    return withNextTimes(plan, days, { filters, now, ...vocabulary });
  };
  const first = await load();
  const isOver = first.films.length === 0 && first.over.length > 0 && first.nextDay !== null;
  const next = isOver && filters.date === undefined ? await orNothing(load(first.nextDay)) : null;
  return next ?? first;
}

/** Leaves out shows that the catalogue lacks. Returns null when neither shows nor a text are left. */
function highlightOf(
  highlight: CityHighlightView | null,
  catalogue: ReadonlyMap<string, ShowListView>,
): CityHighlight | null {
  if (highlight === null) return null;
  const shows = highlight.shows.flatMap((slug) => catalogue.get(slug) ?? []);
  return shows.length === 0 && highlight.descriptionHtml === null ? null : { ...highlight, shows };
}
