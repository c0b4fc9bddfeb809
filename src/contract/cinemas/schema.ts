import * as z from 'zod/mini';
import { defineEndpoint, languageQuery, noParams } from '../endpoint.ts';
import {
  bool,
  count,
  countOrNull,
  day,
  digits,
  gpsPosition,
  textLine,
  list,
  longestPreProgramme,
  minutesOrNull,
  orNull,
  requiredText,
  slug,
  text,
  textOrNull,
  timeZone,
  webUrl,
} from '../primitives.ts';

/** One theatre of a cinema: its address and position. The first one is the cinema's address (R067). */
export const theater = z.object({
  name: text,
  addressLine1: text,
  addressLine2: textOrNull,
  addressZip: text,
  addressCity: text,
  gpsPosition,
});
export type Theater = z.output<typeof theater>;

/** A service of a cinema; `description` is HTML (R067). */
export const cinemaService = z.object({
  label: requiredText,
  slug: text,
  description: text,
  refImage: orNull(webUrl),
  isAccessibility: bool(),
});
export type CinemaService = z.output<typeof cinemaService>;

/**
 * What a cinema has for visitors with a disability, with the day on which somebody last saw that it works: our addition.
 * `kind` is `step-free`, `companion-seat`, `audio-description` or `hearing-loop`; others are ignored. `auditoriums` are
 * the names of those that have it; empty: all of them.
 */
export const cinemaEquipment = z.object({
  kind: requiredText,
  confirmedOn: day,
  auditoriums: list(requiredText),
});
export type CinemaEquipment = z.output<typeof cinemaEquipment>;

/**
 * A cinema of the list (R067). `status` false: closed. `description` is HTML. `timeZone` (D28) is set only when the
 * cinema's zone differs from its site's: lists and film pages need it for the times of showtimes. They need
 * `preProgrammeMinutes` for the time at which a film begins, and `equipment` for the needs of visitors.
 */
export const cinema = z.object({
  slug,
  citySlug: slug,
  name: requiredText,
  tags: list(textLine),
  hasPmrService: bool(),
  theaters: z.array(theater).check(z.minLength(1)),
  hallCount: countOrNull,
  seatCount: count,
  services: list(cinemaService),
  backdrop: orNull(webUrl),
  comment: textOrNull,
  status: bool(true),
  refImageItinerary: orNull(webUrl),
  description: text,
  vistaRef: orNull(digits),
  googleMyBusinessUrl: orNull(webUrl),
  nearbySessionsCinema: orNull(slug),
  nearbySessionsWording: textOrNull,
  alexPatheGroupId: textOrNull,
  preProgrammeMinutes: z.optional(
    minutesOrNull(
      longestPreProgramme,
      'Minutes of advertisements and trailers before the film; null when unknown.',
    ),
  ),
  equipment: z.optional(list(cinemaEquipment)),
  timeZone: z.optional(orNull(timeZone)),
});
export type Cinema = z.output<typeof cinema>;

export const cinemasAnswer = z.array(cinema);

/** All cinemas of the site (R067, R237). */
export const cinemasEndpoint = defineEndpoint({
  id: 'cinemas',
  path: '/api/cinemas',
  params: noParams,
  query: languageQuery,
  answer: cinemasAnswer,
  summary: 'All cinemas.',
  source: { kind: 'item', item: 'cinema', part: 'list', needed: true },
  lifetime: 'catalogue',
  components: { Cinema: cinema },
});
