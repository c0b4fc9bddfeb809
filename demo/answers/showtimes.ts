import { addDays } from '#src/kernel/date/day.ts';
import type { LanguageCatalogue } from '#src/contract/catalogue.ts';
import type { Showtime, SpecialShowtimeDetails } from '#src/contract/showtimes-day/schema.ts';
import { lockedFrom } from '../calendar/showtimes.ts';
import { ownLengths } from '../calendar/timing.ts';
import type { PlannedShowtime } from '../calendar/types.ts';
import { instantOf, instantText, localTime } from '../calendar/zone-time.ts';
import { showOf, slugOfCinema } from './context.ts';
import type { LanguageContext } from './context.ts';

/** Showtimes can be reserved from this many days before their own day, at 10:00. */
const reservableDays = 60;
const reservableFrom = 10 * 60;
/** A programme day begins at 05:00 (D28): then the last locked showtimes of another day are put on sale. */
const firstMinute = 5 * 60;

/** The fields of a showtime that are the same in every language, and the end of its booking address. */
interface Neutral {
  readonly answer: Showtime;
  readonly booking: string;
}

const neutral = new WeakMap<PlannedShowtime, Neutral>();

const openings = new Map<string, string>();

/** When reservation opens for the showtimes of a programme day; cached, because hundreds of showtimes share it. */
function openingOf(timeZone: string, day: string, status: PlannedShowtime['status']): string {
  const late = status === 'locked';
  const key = `${timeZone} ${day} ${late}`;
  const known = openings.get(key);
  if (known !== undefined) return known;
  const opened = late
    ? instantText(timeZone, instantOf(timeZone, addDays(day, 1 - lockedFrom), firstMinute))
    : instantText(timeZone, instantOf(timeZone, addDays(day, -reservableDays), reservableFrom));
  openings.set(key, opened);
  return opened;
}

function neutralOf(planned: PlannedShowtime): Neutral {
  const known = neutral.get(planned);
  if (known) return known;
  const { cinema, auditorium, day } = planned;
  const { timeZone } = cinema;
  const made: Neutral = {
    answer: {
      time: localTime(timeZone, planned.startsAt),
      version: planned.version,
      tags: [...planned.tags],
      status: planned.status,
      reservabilityStart: openingOf(timeZone, day, planned.status),
      reservabilityEnd: instantText(timeZone, planned.startsAt),
      isMovie: true,
      refCmd: null,
      auditoriumName: auditorium.name,
      auditoriumCapacity: String(auditorium.seats),
      endTime: localTime(timeZone, planned.endsAt),
      specialShowtimeDetails: null,
      seatsLeft: planned.seatsLeft,
      ...ownLengths(planned.tags),
    },
    booking: `V${cinema.vistaRef}S${planned.number}/booking`,
  };
  neutral.set(planned, made);
  return made;
}

function specialOf(
  { words, language }: LanguageContext,
  { special }: PlannedShowtime,
): SpecialShowtimeDetails | null {
  if (!special) return null;
  const { title, details, description, colours, source } = words.special[special];
  return {
    titleScreening: title[language],
    titleShowtimeDetails: details[language],
    descriptionShowtimeDetails: description[language],
    source,
    textColor: colours[0],
    backgroundColor: colours[1],
  };
}

/**
 * All showtimes by show, cinema and programme day (R082, R083); the booking address leads to the tunnel in the
 * language.
 */
export function showtimesIn(context: LanguageContext): LanguageCatalogue['showtimes'] {
  const { tunnel, language } = context;
  const result: LanguageCatalogue['showtimes'] = {};
  for (const { cinema, films } of context.programmes.values()) {
    const slug = slugOfCinema(context, cinema);
    for (const { release, days } of films) {
      const byCinema = (result[showOf(context, release).slug] ??= {});
      byCinema[slug] = Object.fromEntries(
        days.map(({ day, showtimes }) => [
          day,
          showtimes.map((planned): Showtime => {
            const { answer, booking } = neutralOf(planned);
            const refCmd = `${tunnel}/${language}/${booking}`;
            return { ...answer, refCmd, specialShowtimeDetails: specialOf(context, planned) };
          }),
        ]),
      );
    }
  }
  return result;
}
