import type { Cinema } from '#src/contract/cinemas/schema.ts';
import { showClassifier, type ShowClassifier } from '#src/domain/show/show-kind.ts';
import {
  tagVocabulary,
  versionVocabulary,
  type TagVocabulary,
  type VersionVocabulary,
} from '#src/domain/tag/vocabulary.ts';
import type { Locale } from '#src/sites/site.ts';
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
