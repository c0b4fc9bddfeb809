import type { Cinema } from '#src/contract/cinemas/schema.ts';
import type { EventItem } from '#src/contract/events/schema.ts';
import type { Show } from '#src/contract/shows/schema.ts';
import { cinemaListView, type CinemaListView } from '#src/domain/cinema/cinema-list-view.ts';
import { scheduleOfCinema, scheduleOfCity, type Schedule } from '#src/domain/programme/schedule.ts';
import { showClassifier, type ShowClassifier } from '#src/domain/show/show-kind.ts';
import { showListView, type ShowListView } from '#src/domain/show/show-list-view.ts';
import { ownPriceOf, type OwnPriceOf } from '#src/domain/showtime/showtime-price.ts';
import { tagKey } from '#src/domain/tag/special-tags.ts';
import {
  tagsOfSite,
  tagVocabulary,
  versionVocabulary,
  type TagVocabulary,
  type VersionVocabulary,
} from '#src/domain/tag/vocabulary.ts';
import { itemsBySlug } from '#src/domain/items-by-slug.ts';
import { siteFactsOf } from '#src/sites/registry.ts';
import type { Locale } from '#src/sites/site.ts';
import { isOutage, type Result } from './transport/failure.ts';
import { madeOf } from '#src/config/made-of.ts';
import { read, readNeeded } from './read.ts';

/**
 * Reads of a site that several features share, in the shapes that the domain rules take. A failure never fails a page.
 */

/** One and the same empty list, for what is made of it. */
const none: readonly never[] = [];

/** The words of a site's tags and versions; empty when the API does not give them, and then pages show the slugs. */
export interface Vocabulary {
  readonly tags: TagVocabulary;
  readonly versions: VersionVocabulary;
}

/** Reads tags and versions of a locale. */
export async function readVocabulary(locale: Locale): Promise<Vocabulary> {
  const [tags, versions] = await Promise.all([read('tags', locale, {}), read('versions', locale, {})]);
  const [listed, spoken] = [tags.ok ? tags.value : none, versions.ok ? versions.value : none];
  return madeOf(`vocabulary ${locale}`, [listed, spoken], () => ({
    tags: tagVocabulary(tagsOfSite(listed, siteFactsOf(locale).features)),
    versions: versionVocabulary(spoken),
  }));
}

/** Reads what separates the site's shows into films and events (D39). */
export async function readShowClassifier(locale: Locale): Promise<ShowClassifier> {
  const [shows, events] = await Promise.all([read('shows', locale, {}), read('events', locale, {})]);
  return classifierOf(shows.ok ? shows.value.shows : none, events.ok ? events.value : none);
}

const classifierOf = (shows: readonly Show[], events: readonly EventItem[]): ShowClassifier =>
  madeOf('classifier', [shows, events], () => showClassifier(shows, events));

/** Reads what an evening of an event costs (D61). */
export async function readOwnPrices(locale: Locale): Promise<OwnPriceOf> {
  const events = await read('events', locale, {});
  const listed = events.ok ? events.value : isOutage(events.failure) ? null : none;
  return (show) => ownPriceOf(show, listed);
}

/** The site's cinemas by slug, in the order of the list; empty when the API does not give them. */
export async function readCinemasBySlug(locale: Locale): Promise<ReadonlyMap<string, Cinema>> {
  const cinemas = await read('cinemas', locale, {});
  return itemsBySlug(cinemas.ok ? cinemas.value : none);
}

/** The site's cinemas for lists, by slug in the order of the list; empty when the API does not give them. */
export async function readCinemaViews(locale: Locale): Promise<ReadonlyMap<string, CinemaListView>> {
  const cinemas = await readCinemasBySlug(locale);
  return madeOf(
    'views',
    [cinemas],
    () => new Map([...cinemas].map(([slug, cinema]) => [slug, cinemaListView(cinema)])),
  );
}

const viewsOf = (
  locale: Locale,
  shows: readonly Show[],
  events: readonly EventItem[],
): readonly ShowListView[] =>
  madeOf(`views ${locale}`, [shows, events], () => {
    const [site, classify] = [siteFactsOf(locale), classifierOf(shows, events)];
    return shows.map((show) => showListView(show, site, classify));
  });

/** The site's shows for lists, or the failure of the read. */
export async function readShows(locale: Locale): Promise<Result<readonly ShowListView[]>> {
  const [shows, events] = await Promise.all([read('shows', locale, {}), read('events', locale, {})]);
  if (!shows.ok) return shows;
  return { ok: true, value: viewsOf(locale, shows.value.shows, events.ok ? events.value : none) };
}

/** Like {@link readShows} by slug, for a page that cannot do without them (`readNeeded`). */
export async function readNeededShows(locale: Locale): Promise<Result<ReadonlyMap<string, ShowListView>>> {
  const [shows, events] = await Promise.all([readNeeded('shows', locale, {}), read('events', locale, {})]);
  return shows.ok
    ? { ok: true, value: itemsBySlug(viewsOf(locale, shows.value.shows, events.ok ? events.value : none)) }
    : shows;
}

/**
 * The days on which shows are played, with tags and versions: in one cinema, or anywhere on the site (R084). Null when
 * the API does not give them; empty for a cinema that is unknown or has no programme.
 *
 * @param cinema slug, or undefined for the whole site
 */
export async function readSchedule(locale: Locale, cinema: string | undefined): Promise<Schedule | null> {
  if (cinema === undefined) {
    const zones = await read('zones', locale, {});
    return zones.ok ? madeOf('schedule', [zones.value], () => scheduleOfCity(zones.value)) : null;
  }
  const programme = await read('cinemaShows', locale, { slug: cinema });
  if (programme.ok) return scheduleOfCinema(programme.value);
  return programme.failure.kind === 'unknown' ? new Map() : null;
}

/**
 * The slugs of the site's experiences that have a page, by the key of their tag (R160); empty when the API does not give
 * them. A tag names its experience in any case.
 */
export async function readExperiencePages(locale: Locale): Promise<ReadonlyMap<string, string>> {
  const experiences = await read('experiences', locale, {});
  const listed = experiences.ok ? experiences.value : none;
  return madeOf('pages', [listed], () => new Map(listed.map(({ slug }) => [tagKey(slug), slug])));
}
