import type { Cinema } from '#src/contract/cinemas/schema.ts';
import { scheduleOfCinema, scheduleOfCity, type Schedule } from '#src/domain/programme/schedule.ts';
import { showClassifier, type ShowClassifier } from '#src/domain/show/show-kind.ts';
import { showListView, type ShowListView } from '#src/domain/show/show-list-view.ts';
import {
  tagVocabulary,
  versionVocabulary,
  type TagVocabulary,
  type VersionVocabulary,
} from '#src/domain/tag/vocabulary.ts';
import { siteFactsOf } from '#src/sites/registry.ts';
import type { Locale } from '#src/sites/site.ts';
import type { Result } from './transport/failure.ts';
import { read } from './read.ts';

/** What several features read of a site, in the shapes that their rules take. None of it can fail a page. */

/** The words of a site's tags and versions; empty where they cannot be had, so slugs stand for themselves. */
export interface Vocabulary {
  readonly tags: TagVocabulary;
  readonly versions: VersionVocabulary;
}

/** Tags and versions of a locale. */
export async function readVocabulary(locale: Locale): Promise<Vocabulary> {
  const [tags, versions] = await Promise.all([read('tags', locale, {}), read('versions', locale, {})]);
  return {
    tags: tagVocabulary(tags.ok ? tags.value : []),
    versions: versionVocabulary(versions.ok ? versions.value : []),
  };
}

/** How the site's shows are told into films and events (D39). */
export async function readShowClassifier(locale: Locale): Promise<ShowClassifier> {
  const [shows, events] = await Promise.all([read('shows', locale, {}), read('events', locale, {})]);
  return showClassifier(shows.ok ? shows.value.shows : [], events.ok ? events.value : []);
}

/** The site's cinemas by slug, in the order of the list. */
export async function readCinemasBySlug(locale: Locale): Promise<ReadonlyMap<string, Cinema>> {
  const cinemas = await read('cinemas', locale, {});
  return new Map(cinemas.ok ? cinemas.value.map((cinema) => [cinema.slug, cinema]) : []);
}

/** The site's shows as lists show them; the failure where the list cannot be had. */
export async function readShows(locale: Locale): Promise<Result<readonly ShowListView[]>> {
  const [shows, classify] = await Promise.all([read('shows', locale, {}), readShowClassifier(locale)]);
  if (!shows.ok) return shows;
  const site = siteFactsOf(locale);
  return { ok: true, value: shows.value.shows.map((show) => showListView(show, site, classify)) };
}

/**
 * When and how the shows are played: in one cinema, or anywhere on the site (R084). Null where it cannot be had; empty
 * for a cinema that nobody knows or that has no programme.
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
