import type { CinemaAlert } from '#src/contract/alerts/schema.ts';
import type {
  FurtherAnswers,
  ItemDetails,
  ItemLists,
  LanguageCatalogue,
  SiteDocuments,
} from '#src/contract/catalogue.ts';
import type { Cinema } from '#src/contract/cinemas/schema.ts';
import {
  documentIds,
  endpoints,
  keptDocuments,
  type KeptDocument,
  type ListId,
} from '#src/contract/endpoints.ts';
import { furtherIds, itemKinds, itemsOf, listIds } from '#src/contract/items.ts';
import type { ShowCinemas } from '#src/contract/show-cinemas/schema.ts';
import { sites } from '#src/sites/registry.ts';
import type { SiteId } from '#src/sites/site.ts';
import type { Draft } from '../check/draft.ts';
import { citiesOf } from './cities.ts';
import { pageFieldsOf } from './details.ts';
import { withFaqArticles } from './faq-categories.ts';
import { ownSettings } from './own-settings.ts';
import type { PlatformOrigins } from './own-settings.ts';
import { programmesFromShowtimes } from './programmes.ts';

/**
 * Fills what a source lacks from what it has: details from the items of the lists, cities from the cinemas,
 * a cinema's programme from its showtimes, its alerts from the list of them, a listed cinema's time zone from its
 * detail, a show's cinemas from the programmes, a help category's articles from the list of them, the platform's own
 * settings, and empty site-wide answers.
 * @returns the catalogue, and which site-wide answers are only stand-ins: the site's present ones stay
 */
export function fillGaps(
  site: SiteId,
  read: Draft,
  origins: PlatformOrigins,
): { catalogue: LanguageCatalogue; lacking: KeptDocument[] } {
  const withProgrammes: Draft = {
    ...read,
    cinemas: withZones(site, read),
    cinemaShows: { ...programmesFromShowtimes(read), ...read.cinemaShows },
  };
  const draft: Draft = {
    ...withProgrammes,
    showCinemas: { ...showCinemasOf(site, withProgrammes), ...read.showCinemas },
  };
  const { language: _language, translations: _translations, ...given } = draft;
  const listed = {
    featured: [],
    ...emptyDocuments(),
    ...emptyLists(),
    settings: ownSettings(site, origins),
    cities: citiesOf(site, draft.cinemas),
    ...given,
  };
  const details = { ...listed, ...allDetails(listed), ...allFurther(listed) };
  const catalogue = { ...details, ...withFaqArticles(details) };
  catalogue.cinemaDetails = withAlerts(catalogue.cinemaDetails, draft.alerts ?? []);
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

function emptyLists() {
  return Object.fromEntries(listIds.map((id): [ListId, never[]] => [id, []])) as Record<ListId, never[]>;
}

/** The details of every kind: those that are there, and of its other items what their list says. */
function allDetails(listed: ItemLists & ItemDetails): ItemDetails {
  const details = itemKinds.map((kind) => {
    const made = itemsOf(listed, kind).map((item) => [
      item.slug,
      endpoints[kind].answer.parse(pageFieldsOf(kind, item)),
    ]);
    return [`${kind}Details`, { ...Object.fromEntries(made), ...listed[`${kind}Details`] }];
  });
  return Object.fromEntries(details) as ItemDetails;
}

/** The further answers about every item: those that are there, and the empty one about the others. */
function allFurther(listed: ItemLists & FurtherAnswers): FurtherAnswers {
  const further = furtherIds.map((id) => {
    const { source, answer } = endpoints[id];
    const made = itemsOf(listed, source.item).map(({ slug }) => [slug, answer.parse(source.empty)]);
    return [id, { ...Object.fromEntries(made), ...listed[id] }];
  });
  return Object.fromEntries(further) as FurtherAnswers;
}

/** The cinemas of the list, those of another zone than the site's with it: film pages have no more than the list (D28). */
function withZones(site: SiteId, { cinemas, cinemaDetails }: Draft): Cinema[] {
  return cinemas.map((cinema) => {
    const timeZone = cinema.timeZone ?? cinemaDetails[cinema.slug]?.timeZone ?? null;
    return timeZone === null || timeZone === sites[site].timeZone ? cinema : { ...cinema, timeZone };
  });
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
  for (const [cinema, { shows }] of Object.entries(draft.cinemaShows)) {
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
