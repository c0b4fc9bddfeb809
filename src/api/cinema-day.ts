import type { Showtime } from '#src/contract/showtimes-day/schema.ts';
import { cinemaTimeZone } from '#src/domain/cinema/cinema-time-zone.ts';
import type { CinemaAround } from '#src/domain/cinema/nearby-cinemas.ts';
import type { CinemaDay } from '#src/domain/place/next-showtimes.ts';
import type { Day } from '#src/kernel/date/day.ts';
import { siteFactsOf } from '#src/sites/registry.ts';
import type { Locale } from '#src/sites/site.ts';
import { mapLimited } from './map-limited.ts';
import { read } from './read.ts';
import { readCinemasBySlug } from './site-catalogue.ts';
import { isOutage } from './transport/failure.ts';

/** The showtimes of one cinema on one programme day by slug of the show; null where they could not be read. */
export type ShowtimesByShow = Readonly<Record<string, readonly Showtime[] | null>>;

/** How many calls a page may still make for an API that gives showtimes only show by show. */
export interface ShowCalls {
  left: number;
}

/** The most calls show by show that one page makes. */
const mostCalls = 96;
const callsAtOnce = 6;

/** The calls show by show that a new page may make. */
export function callsOfPage(): ShowCalls {
  return { left: mostCalls };
}

/**
 * Reads all showtimes of a cinema on a programme day: in one call where the API has it, otherwise show by show within
 * the calls that the page may still make. Then shows without a call left have null.
 *
 * @param showsOf slugs of the cinema's shows on the day, asked only when the API lacks the one call; null when unknown
 * @returns null when nothing could be read
 */
export async function readCinemaDay(
  locale: Locale,
  slug: string,
  date: Day,
  showsOf: () => Promise<readonly string[] | null> | readonly string[],
  calls: ShowCalls,
): Promise<ShowtimesByShow | null> {
  const whole = await read('cinemaShowtimes', locale, { slug, date });
  if (whole.ok) return whole.value;
  if (isOutage(whole.failure)) return null;
  const shows = await showsOf();
  if (shows === null) return null;
  const asked = shows.slice(0, Math.max(0, calls.left));
  calls.left -= asked.length;
  const answers = await mapLimited(asked, callsAtOnce, async (show) => {
    const answer = await read('showtimesDay', locale, { slug: show, cinema: slug, date });
    return [show, timesOf(answer)] as const;
  });
  return { ...Object.fromEntries(shows.map((show) => [show, null])), ...Object.fromEntries(answers) };
}

/**
 * The showtimes of an answer; null when it failed. A film that the API does not know on that day has no showtimes (wire
 * contract).
 */
function timesOf(answer: Awaited<ReturnType<typeof read<'showtimesDay'>>>): readonly Showtime[] | null {
  if (answer.ok) return answer.value;
  return answer.failure.kind === 'unknown' || answer.failure.kind === 'gone' ? [] : null;
}

/**
 * Reads the showtimes of several cinemas, each on the programme day that counts in its time zone.
 *
 * @param dayIn the day in a time zone (IANA)
 */
export async function readCinemaDays(
  locale: Locale,
  around: readonly CinemaAround[],
  dayIn: (timeZone: string) => Day,
): Promise<CinemaDay[]> {
  const site = siteFactsOf(locale);
  const cinemas = await readCinemasBySlug(locale);
  const calls = callsOfPage();
  return Promise.all(
    around.map(async ({ cinema, kilometres }): Promise<CinemaDay> => {
      const timeZone = cinemaTimeZone(site, cinemas.get(cinema.slug));
      const day = dayIn(timeZone);
      const shows = async () => showsOn(locale, cinema.slug, day);
      const showtimes = await readCinemaDay(locale, cinema.slug, day, shows, calls);
      return { cinema, kilometres, timeZone, day, showtimes };
    }),
  );
}

/** Whether showtimes of a cinema's day could not be read. */
export function isPartial({ showtimes }: CinemaDay): boolean {
  return showtimes === null || Object.values(showtimes).includes(null);
}

/** Slugs of the shows that a cinema plays on a day; null when its programme cannot be read. */
async function showsOn(locale: Locale, slug: string, date: Day): Promise<readonly string[] | null> {
  const programme = await read('cinemaShows', locale, { slug });
  if (!programme.ok) return programme.failure.kind === 'unknown' ? [] : null;
  return Object.entries(programme.value.shows).flatMap(([show, { days }]) =>
    Object.hasOwn(days, date) ? [show] : [],
  );
}
