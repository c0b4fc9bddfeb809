import type { Cinema as CinemaAnswer } from '#src/contract/cinemas/schema.ts';
import type { LanguageCatalogue } from '#src/contract/catalogue.ts';
import type { Show } from '#src/contract/shows/schema.ts';
import type { Language, Locale } from '#src/sites/site.ts';
import type { CinemaProgramme, FilmInCinema } from '../calendar/programme.ts';
import type { Cinema, PlannedShowtime, Release, SitePlan } from '../calendar/types.ts';
import type { Words } from '../facts.ts';

/** A planned site, with its showtimes in the lookups that the answers need. */
export interface Planned {
  readonly plan: SitePlan;
  /** By cinema key; a cinema without showtimes has no entry. */
  readonly programmes: ReadonlyMap<string, CinemaProgramme>;
  /** Every showtime of a cinema, by day and start. */
  readonly byCinema: ReadonlyMap<Cinema, readonly PlannedShowtime[]>;
  /** By release: the film in each cinema that plays it. */
  readonly runs: ReadonlyMap<Release, readonly FilmInCinema[]>;
  /** By release. */
  readonly showtimes: ReadonlyMap<Release, readonly PlannedShowtime[]>;
  /** Releases sorted by popularity. */
  readonly ranked: readonly Release[];
}

/** A planned site in one of its languages. */
export interface LanguageContext extends Planned {
  /** The stored catalogue, which has no days. */
  readonly base: LanguageCatalogue;
  readonly language: Language;
  readonly locale: Locale;
  readonly words: Words;
  /** The start of a booking address: the tunnel's origin and the site, without a slash at the end. */
  readonly tunnel: string;
  /** The catalogue's list items of the releases, by their film's reference. */
  readonly shows: ReadonlyMap<string, Show>;
  /** The catalogue's list items of the cinemas, by their reference. */
  readonly cinemas: ReadonlyMap<string, CinemaAnswer>;
}

/**
 * The list item of a film in the catalogue.
 *
 * @throws RangeError when the language's list lacks the film
 */
export function showOf({ shows, language }: LanguageContext, { film }: Release): Show {
  const show = shows.get(film.ref);
  if (!show) throw new RangeError(`${film.key}: expected a show ${film.ref} in "${language}"`);
  return show;
}

/**
 * The slug of a cinema.
 *
 * @throws RangeError when the language's list lacks the cinema
 */
export function slugOfCinema({ cinemas, language }: LanguageContext, cinema: Cinema): string {
  const answer = cinemas.get(cinema.vistaRef);
  if (!answer) throw new RangeError(`${cinema.key}: expected a cinema ${cinema.vistaRef} in "${language}"`);
  return answer.slug;
}

/** The showtimes of a release; empty when it has none yet. */
export function showtimesOfRelease(context: LanguageContext, release: Release): readonly PlannedShowtime[] {
  return context.showtimes.get(release) ?? [];
}
