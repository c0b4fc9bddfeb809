import type { LanguageCatalogue } from '#src/contract/catalogue.ts';
import { cinemaDetail } from '#src/contract/cinema/schema.ts';
import type { Cinema } from '#src/contract/cinemas/schema.ts';
import { cityDetail } from '#src/contract/city/schema.ts';
import type { EventDetail } from '#src/contract/event/schema.ts';
import type { EventItem } from '#src/contract/events/schema.ts';
import { footer } from '#src/contract/footer/schema.ts';
import { settings } from '#src/contract/settings/schema.ts';
import { showDetail } from '#src/contract/show/schema.ts';
import type { ShowCinemas } from '#src/contract/show-cinemas/schema.ts';
import type { Show } from '#src/contract/shows/schema.ts';
import { sites } from '#src/sites/registry.ts';
import type { SiteId } from '#src/sites/site.ts';
import { keptDocuments } from '../catalogue-schema.ts';
import type { KeptDocument } from '../catalogue-schema.ts';
import { citiesOf } from './cities.ts';
import { programmesFromShowtimes } from './programmes.ts';
import type { Draft } from '../check/draft.ts';

/**
 * Fills what a source lacks from what it has: details from the items of the lists, cities from the cinemas,
 * a cinema's programme from its showtimes, a show's cinemas from the programmes, a listed cinema's time zone from its
 * detail, and empty site-wide answers.
 * @returns the catalogue, and which site-wide answers are only stand-ins: the site's present ones stay
 */
export function fillGaps(
  site: SiteId,
  read: Draft,
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
    alerts: [],
    featured: [],
    nativeAd: [],
    permanentAutopromo: [],
    youtubeLatest: [],
    tags: [],
    versions: [],
    footerFaq: [],
    footer: footer.parse({}),
    settings: settings.parse({}),
    ...given,
    cities,
    events,
    cinemaDetails: { ...detailsOf(draft.cinemas, (one) => cinemaDetail.parse(one)), ...draft.cinemaDetails },
    showDetails: { ...detailsOf(draft.shows, showDetailOf), ...draft.showDetails },
    cityDetails: { ...detailsOf(cities, (one) => cityDetail.parse(one)), ...draft.cityDetails },
    eventDetails: { ...detailsOf(events, eventDetailOf), ...draft.eventDetails },
    eventShows: { ...detailsOf(events, () => ({ shows: {} })), ...draft.eventShows },
    showCinemas: { ...showCinemasOf(site, draft), ...draft.showCinemas },
  };
  return { catalogue, lacking: keptDocuments.filter((name) => draft[name] === undefined) };
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

function showDetailOf(show: Show) {
  return showDetail.parse({
    ...show,
    titleTracking: show.title,
    genresTracking: show.genres,
    actors: show.hubbleCasting,
    refVista: show.showRef,
    notComingSoon: show.notComingSoon,
  });
}

function eventDetailOf(event: EventItem): EventDetail {
  return { ...event, details: null, shows: event.type === 'show' ? [event.slug] : [] };
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
