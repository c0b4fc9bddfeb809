import type { LanguageCatalogue, SiteCatalogue, Translation } from '#src/contract/catalogue.ts';
import { localeOf } from '#src/sites/registry.ts';
import type { Language, SiteId } from '#src/sites/site.ts';
import type { FilmData } from './data-types.ts';
import { filmSlug, kebabTitle } from './film-slug.ts';
import { films } from './films.ts';
import type { GenerateOptions, LanguageContext, SitePlan } from './generator/context.ts';
import { indexSessions, slugOfCity, slugOfFilm, slugOfHouse } from './wire/language-index.ts';
import type { SessionIndex } from './wire/language-index.ts';
import { planSite } from './generator/plan.ts';
import { programmeOf, showCinemasOf } from './wire/programme.ts';
import { cinemaDetailOf, cinemaOf } from './wire/cinema.ts';
import { cityDetailOf, cityItemOf } from './wire/city.ts';
import { alertsOf, footerFaqOf, footerOf, tagsOf, versionListOf } from './wire/documents.ts';
import { eventDetailOf, eventItemOf, eventShowsOf } from './wire/event.ts';
import { featuredOf, nativeAdOf, permanentAutopromoOf } from './wire/promotion.ts';
import { settingsOf } from './wire/settings.ts';
import { movedDetailOf, movedSlugIn, showDetailOf } from './wire/show-detail.ts';
import { showOf, showOrders } from './wire/show.ts';
import { showtimesOf } from './wire/showtime.ts';
import { goneShow, movedShows } from './vocabulary/departed-shows.ts';

export type { GenerateOptions };

type ByKey<K extends keyof LanguageCatalogue> = Pick<LanguageCatalogue, K>;

/** Slug of the show that is gone from every programme. */
function goneSlug(language: Language): string {
  return `${kebabTitle(goneShow.title[language], language)}-${goneShow.id}`;
}

function places(
  context: LanguageContext,
  index: SessionIndex,
): ByKey<'cinemas' | 'cinemaDetails' | 'programmes' | 'cities' | 'cityDetails'> {
  const { plan, language } = context;
  const sessionsIn = (key: string) => index.byHouse.get(key) ?? [];
  return {
    cinemas: plan.houses.map((house) => cinemaOf(context, house)),
    cinemaDetails: Object.fromEntries(
      plan.houses.map((house) => [
        slugOfHouse(house, language),
        cinemaDetailOf(context, house, sessionsIn(house.key)),
      ]),
    ),
    programmes: Object.fromEntries(
      plan.houses.map((house) => [slugOfHouse(house, language), programmeOf(context, sessionsIn(house.key))]),
    ),
    cities: plan.cities.map((city) => cityItemOf(context, city)),
    cityDetails: Object.fromEntries(
      plan.cities.map((city) => [slugOfCity(city, language), cityDetailOf(context, city, plan.sessions)]),
    ),
  };
}

function shows(
  context: LanguageContext,
  index: SessionIndex,
): ByKey<'shows' | 'showDetails' | 'showCinemas' | 'showtimes' | 'goneShows'> {
  const { plan, language } = context;
  const sessionsOf = (key: string) => index.byFilm.get(key) ?? [];
  const orders = showOrders(plan.releases);
  const ranked = plan.releases.toSorted((one, other) => one.rank - other.rank);
  const details = ranked.map((release) => showDetailOf(context, release, sessionsOf(release.film.key)));
  const moved = movedShows.flatMap(({ filmKey, title }) => {
    const target = details[ranked.findIndex(({ film }) => film.key === filmKey)];
    return target ? [movedDetailOf(context, target, title)] : [];
  });
  return {
    shows: ranked.map((release) => showOf(context, release, sessionsOf(release.film.key), orders)),
    showDetails: Object.fromEntries([...details, ...moved].map((detail) => [detail.slug, detail])),
    showCinemas: Object.fromEntries(
      ranked.map((release) => [
        slugOfFilm(context, release),
        showCinemasOf(context, release, plan.houses, sessionsOf(release.film.key)),
      ]),
    ),
    showtimes: showtimesOf(context, plan.sessions),
    goneShows: [goneSlug(language)],
  };
}

function events(
  context: LanguageContext,
  index: SessionIndex,
): ByKey<'events' | 'eventDetails' | 'eventShows'> {
  const listed = context.plan.releases
    .filter(({ film }) => film.kind === 'event')
    .toSorted((one, other) => (one.day < other.day ? -1 : 1));
  return {
    events: listed.map((release) => eventItemOf(context, release)),
    eventDetails: Object.fromEntries(
      listed.map((release) => [slugOfFilm(context, release), eventDetailOf(context, release)]),
    ),
    eventShows: Object.fromEntries(
      listed.map((release) => [
        slugOfFilm(context, release),
        eventShowsOf(context, release, index.byFilm.get(release.film.key) ?? []),
      ]),
    ),
  };
}

function inOneLanguage(context: LanguageContext, index: SessionIndex): LanguageCatalogue {
  return {
    ...places(context, index),
    ...shows(context, index),
    ...events(context, index),
    tags: tagsOf(context),
    versions: versionListOf(context),
    alerts: alertsOf(context),
    featured: featuredOf(context, context.plan.releases, index.byFilm),
    footer: footerOf(context),
    footerFaq: footerFaqOf(context),
    settings: settingsOf(context.plan),
    nativeAd: nativeAdOf(context),
    permanentAutopromo: permanentAutopromoOf(context),
    youtubeLatest: [],
  };
}

function translationsOf(plan: SitePlan): SiteCatalogue['translations'] {
  const perLanguage = (slugIn: (language: Language) => string): Translation =>
    Object.fromEntries(plan.site.languages.map((language) => [language, slugIn(language)]));
  const shown = plan.releases.map(({ film }) => film);
  const filmTranslation = (film: FilmData) => perLanguage((language) => filmSlug(film, language));
  return {
    cinemas: plan.houses.map((house) => perLanguage((language) => slugOfHouse(house, language))),
    shows: [
      ...shown.map(filmTranslation),
      ...movedShows
        .filter(({ filmKey }) => shown.some(({ key }) => key === filmKey))
        .map(({ title }) => perLanguage((language) => movedSlugIn(title, language))),
    ],
    cities: plan.cities.map((city) => perLanguage((language) => slugOfCity(city, language))),
    events: shown.filter(({ kind }) => kind === 'event').map(filmTranslation),
  };
}

/**
 * The whole demonstration catalogue of a site, in every language it offers: invented houses in real cities, invented
 * films, two weeks of showings from the programme day of `now` (D28). Pure: the same site, instant and options give
 * deeply equal catalogues.
 *
 * @throws RangeError when `now` is no valid date
 */
export function generateCatalogue(site: SiteId, now: Date, options: GenerateOptions): SiteCatalogue {
  const plan = planSite(site, films, now, options);
  const index = indexSessions(plan.sessions);
  return {
    site,
    languages: Object.fromEntries(
      plan.site.languages.map((language) => [
        language,
        inOneLanguage({ plan, language, locale: localeOf(site, language) }, index),
      ]),
    ),
    translations: translationsOf(plan),
  };
}
