import type { CinemaAlert } from '#src/contract/alerts/schema.ts';
import type { LanguageCatalogue, SiteDocuments } from '#src/contract/catalogue.ts';
import { cinemaDetail } from '#src/contract/cinema/schema.ts';
import type { Cinema } from '#src/contract/cinemas/schema.ts';
import { cityDetail } from '#src/contract/city/schema.ts';
import { documentIds, endpoints, keptDocuments, type KeptDocument } from '#src/contract/endpoints.ts';
import { eventDetail } from '#src/contract/event/schema.ts';
import { showDetail } from '#src/contract/show/schema.ts';
import type { ShowCinemas } from '#src/contract/show-cinemas/schema.ts';
import { sites } from '#src/sites/registry.ts';
import type { SiteId } from '#src/sites/site.ts';
import type { Draft } from '../check/draft.ts';
import { citiesOf } from './cities.ts';
import { pageFieldsOf } from './details.ts';
import { ownSettings } from './own-settings.ts';
import type { PlatformOrigins } from './own-settings.ts';
import { programmesFromShowtimes } from './programmes.ts';

/**
 * Fills what a source lacks from what it has: details from the items of the lists, cities from the cinemas,
 * a cinema's programme from its showtimes, its alerts from the list of them, a listed cinema's time zone from its
 * detail, a show's cinemas from the programmes, the platform's own settings, and empty site-wide answers.
 * @returns the catalogue, and which site-wide answers are only stand-ins: the site's present ones stay
 */
export function fillGaps(
  site: SiteId,
  read: Draft,
  origins: PlatformOrigins,
): { catalogue: LanguageCatalogue; lacking: KeptDocument[] } {
  const draft = {
    ...read,
    cinemas: withZones(site, read),
    programmes: { ...programmesFromShowtimes(read), ...read.programmes },
  };
  const { language: _language, translations: _translations, ...given } = draft;
  const cities = draft.cities ?? citiesOf(site, draft.cinemas);
  const events = draft.events ?? [];
  const catalogue: LanguageCatalogue = {
    featured: [],
    ...emptyDocuments(),
    settings: ownSettings(site, origins),
    ...given,
    cities,
    events,
    cinemaDetails: withAlerts(
      { ...detailsOf(draft.cinemas, (one) => cinemaDetail.parse(one)), ...draft.cinemaDetails },
      draft.alerts ?? [],
    ),
    showDetails: {
      ...detailsOf(draft.shows, (one) => showDetail.parse(pageFieldsOf.show(one))),
      ...draft.showDetails,
    },
    cityDetails: { ...detailsOf(cities, (one) => cityDetail.parse(one)), ...draft.cityDetails },
    eventDetails: {
      ...detailsOf(events, (one) => eventDetail.parse(pageFieldsOf.event(one))),
      ...draft.eventDetails,
    },
    eventShows: { ...detailsOf(events, () => ({ shows: {} })), ...draft.eventShows },
    showCinemas: { ...showCinemasOf(site, draft), ...draft.showCinemas },
  };
  return { catalogue, lacking: keptDocuments.filter((name) => draft[name] === undefined) };
}

/** Every document of the site as it is answered where none is stored; settings have none of their own (ownSettings). */
function emptyDocuments(): Omit<SiteDocuments, 'settings'> {
  const empty = documentIds.flatMap((id) => {
    const { source, answer } = endpoints[id];
    return source.empty === null ? [] : [[id, answer.parse(source.empty)]];
  });
  return Object.fromEntries(empty) as Omit<SiteDocuments, 'settings'>;
}

/** The cinemas of the list, those of another zone than the site's with it: film pages have no more than the list (D28). */
function withZones(site: SiteId, { cinemas, cinemaDetails }: Draft): Cinema[] {
  return cinemas.map((cinema) => {
    const timeZone = cinema.timeZone ?? cinemaDetails[cinema.slug]?.timeZone ?? null;
    return timeZone === null || timeZone === sites[site].timeZone ? cinema : { ...cinema, timeZone };
  });
}

function detailsOf<T extends { slug: string }, D>(
  list: readonly T[],
  make: (one: T) => D,
): Record<string, D> {
  return Object.fromEntries(list.map((one) => [one.slug, make(one)]));
}

/** Cinemas whose page names no alerts have those of the list that are for all or name it. */
function withAlerts(
  details: LanguageCatalogue['cinemaDetails'],
  alerts: readonly CinemaAlert[],
): LanguageCatalogue['cinemaDetails'] {
  return Object.fromEntries(
    Object.entries(details).map(([slug, detail]) => {
      if (detail.alerts.length > 0) return [slug, detail];
      const own = alerts.filter(({ allCinemas, cinemas }) => allCinemas || cinemas.includes(slug));
      return [slug, { ...detail, alerts: own }];
    }),
  );
}

function showCinemasOf(site: SiteId, draft: Draft): Record<string, ShowCinemas> {
  const { releaseZone } = sites[site];
  const released = new Map(draft.shows.map((show) => [show.slug, show.releaseAt[releaseZone] ?? null]));
  const found: Record<string, ShowCinemas> = Object.fromEntries(draft.shows.map(({ slug }) => [slug, {}]));
  for (const [cinema, { shows }] of Object.entries(draft.programmes)) {
    for (const [show, { days }] of Object.entries(shows)) {
      const cinemas = found[show];
      if (cinemas === undefined) continue;
      const entries = Object.entries(days).map(([day, { tags, versions, specialShowtime }]) => [
        day,
        { tags, upsell: null, versions, specialShowtime, highlightedShowtime: null },
      ]);
      cinemas[cinema] = { days: Object.fromEntries(entries), releasedAt: released.get(show) ?? null };
    }
  }
  return found;
}
