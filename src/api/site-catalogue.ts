import type { Cinema } from '#src/contract/cinemas/schema.ts';
import { scheduleOfCinema, scheduleOfCity, type Schedule } from '#src/domain/programme/schedule.ts';
import { showClassifier, type ShowClassifier } from '#src/domain/show/show-kind.ts';
import { showListView, type ShowListView } from '#src/domain/show/show-list-view.ts';
import { tagKey } from '#src/domain/tag/special-tags.ts';
import {
  tagsOfSite,
  tagVocabulary,
  versionVocabulary,
  type TagVocabulary,
  type VersionVocabulary,
} from '#src/domain/tag/vocabulary.ts';
import { siteFactsOf } from '#src/sites/registry.ts';
import type { Locale } from '#src/sites/site.ts';
import type { Result } from './transport/failure.ts';
import { read } from './read.ts';

/**
 * Reads of a site that several features share, in the shapes that the domain rules take. A failure never fails a page.
 */

/** The words of a site's tags and versions; empty when the API does not give them, and then pages show the slugs. */
export interface Vocabulary {
  readonly tags: TagVocabulary;
  readonly versions: VersionVocabulary;
}

/** Reads tags and versions of a locale. */
export async function readVocabulary(locale: Locale): Promise<Vocabulary> {
  const [tags, versions] = await Promise.all([read('tags', locale, {}), read('versions', locale, {})]);
  return {
    tags: tagVocabulary(tagsOfSite(tags.ok ? tags.value : [], siteFactsOf(locale).features)),
    versions: versionVocabulary(versions.ok ? versions.value : []),
  };
}

/** Reads what separates the site's shows into films and events (D39). */
export async function readShowClassifier(locale: Locale): Promise<ShowClassifier> {
  const [shows, events] = await Promise.all([read('shows', locale, {}), read('events', locale, {})]);
  return showClassifier(shows.ok ? shows.value.shows : [], events.ok ? events.value : []);
}

/** The site's cinemas by slug, in the order of the list; empty when the API does not give them. */
export async function readCinemasBySlug(locale: Locale): Promise<ReadonlyMap<string, Cinema>> {
  const cinemas = await read('cinemas', locale, {});
  return new Map(cinemas.ok ? cinemas.value.map((cinema) => [cinema.slug, cinema]) : []);
}

/** The site's shows for lists, or the failure of the read. */
export async function readShows(locale: Locale): Promise<Result<readonly ShowListView[]>> {
  const [shows, classify] = await Promise.all([read('shows', locale, {}), readShowClassifier(locale)]);
  if (!shows.ok) return shows;
  const site = siteFactsOf(locale);
  return { ok: true, value: shows.value.shows.map((show) => showListView(show, site, classify)) };
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
    return zones.ok ? scheduleOfCity(zones.value) : null;
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
  return new Map((experiences.ok ? experiences.value : []).map(({ slug }) => [tagKey(slug), slug]));
}
