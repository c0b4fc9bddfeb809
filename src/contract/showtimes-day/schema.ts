import * as z from 'zod/mini';
import { askedSlug, defineEndpoint, languageQuery } from '../endpoint.ts';
import {
  bool,
  countOrNull,
  day,
  digits,
  hexColour,
  instant,
  textLine,
  list,
  localTime,
  longestPreProgramme,
  minutesOrNull,
  orNull,
  preprocess,
  requiredText,
  text,
  textOrNull,
  webUrl,
} from '../primitives.ts';

/** The special details of a showtime (R083), because of a tag or of the showtime itself. */
export const specialShowtimeDetails = z.object({
  titleScreening: textOrNull,
  titleShowtimeDetails: textOrNull,
  descriptionShowtimeDetails: textOrNull,
  source: preprocess((value) => value ?? null, z.nullable(z.enum(['tag', 'showtime']))),
  textColor: orNull(hexColour),
  backgroundColor: orNull(hexColour),
});
export type SpecialShowtimeDetails = z.output<typeof specialShowtimeDetails>;

/** The largest number that a calendar can hold (RFC 5545, 3.3.8). */
export const mostChanges = 2_147_483_647;

/** The intervals of the longest opera are no longer, all together. */
const longestInterval = 180;

/**
 * A showtime (R082). `status` is `available`, `soldout`, or any other text for locked. `time` and `endTime` are local
 * times of the cinema; a showtime after midnight belongs to the day before (D28). `tags` keep the filler `DEFAULT`.
 * `auditoriumCapacity` is a string of digits. `refCmd` is the booking address. What follows `specialShowtimeDetails` is our
 * addition; a cancelled showtime has a status that reads as locked elsewhere, and the two lengths say when the film begins
 * and ends where the cinema's do not hold.
 */
export const showtime = z.object({
  time: localTime,
  version: text,
  tags: list(textLine),
  status: requiredText,
  reservabilityStart: orNull(instant),
  reservabilityEnd: orNull(instant),
  isMovie: bool(true),
  refCmd: orNull(webUrl),
  auditoriumName: textOrNull,
  auditoriumCapacity: orNull(digits),
  endTime: orNull(localTime),
  specialShowtimeDetails: orNull(specialShowtimeDetails),
  seatsLeft: z.optional(
    countOrNull.check(z.meta({ description: 'Seats that can still be bought; null: unknown.' })),
  ),
  cancelled: z.optional(
    bool().check(z.meta({ description: 'Whether it was taken from the programme before its time (D55).' })),
  ),
  sequence: z.optional(
    preprocess(
      (value) => value ?? null,
      z.nullable(z.int().check(z.minimum(0), z.maximum(mostChanges))),
    ).check(
      z.meta({ description: 'How often it was changed, cancelled or brought back; absent or null: never.' }),
    ),
  ),
  preProgrammeMinutes: z.optional(
    minutesOrNull(
      longestPreProgramme,
      'Minutes before the film, where they are not those of the cinema: 0 for an opera without advertisements.',
    ),
  ),
  intervalMinutes: z.optional(
    minutesOrNull(
      longestInterval,
      'Minutes of all intervals together; null: the tags say whether there is one.',
    ),
  ),
});
export type Showtime = z.output<typeof showtime>;

export const showtimesOfDay = z.array(showtime);

/** The showtimes of one show in one cinema on one day (R241, D32); a 404 may also mean that there are no showtimes. */
export const showtimesDayEndpoint = defineEndpoint({
  id: 'showtimesDay',
  path: '/api/show/{slug}/showtimes/{cinema}/{date}',
  params: z.object({ slug: askedSlug, cinema: askedSlug, date: day }),
  query: languageQuery,
  answer: showtimesOfDay,
  summary: 'Showtimes of one show in one cinema on one day.',
  statuses: [404, 410],
  source: { kind: 'computed' },
  lifetime: 'showtimes',
  components: { Showtime: showtime },
});
