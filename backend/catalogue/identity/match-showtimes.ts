/** What tells a showtime from others. */
export interface ShowtimeFacts {
  readonly cinemaId: string;
  readonly showId: string;
  /** Local time of the cinema. */
  readonly start: string;
  readonly auditorium: string;
  readonly version: string;
  /** `V{vistaRef}S{session}`; null without a booking. */
  readonly booking: string | null;
}

/** A way to find a showtime again: its mark, and whether two showtimes with that mark may be one. */
interface Way {
  readonly markOf: (one: ShowtimeFacts) => string | null;
  readonly fits: (one: ShowtimeFacts, other: ShowtimeFacts) => boolean;
}

const filmOf = ({ cinemaId, showId }: ShowtimeFacts) => `${cinemaId}|${showId}`;
const minuteOf = (one: ShowtimeFacts) => `${filmOf(one)}|${one.start}`;
const roomOf = (one: ShowtimeFacts) => `${minuteOf(one)}|${one.auditorium}`;
const placeOf = (one: ShowtimeFacts) => `${roomOf(one)}|${one.version}`;

const any = () => true;
/** Two bookings that differ are two showtimes. */
const oneBooking = (one: ShowtimeFacts, other: ShowtimeFacts) =>
  one.booking === null || other.booking === null;

/**
 * The ways, the surest first. A booking with its film is the name of a showtime, wherever and whenever it plays (D62). Only
 * what has none of a load is looked for by its place; there it may have got another booking.
 */
const ways: readonly Way[] = [
  { markOf: (one) => (one.booking === null ? null : `${filmOf(one)}|${one.booking}`), fits: any },
  { markOf: placeOf, fits: (one, other) => one.booking === null && other.booking === null },
  { markOf: placeOf, fits: any },
  { markOf: roomOf, fits: oneBooking },
  { markOf: minuteOf, fits: oneBooking },
];

/**
 * Finds for each stored showtime the one of a load that is the same. Each is found once: another showtime of the film at the
 * same minute is another showtime.
 * @returns the showtime of the load by the stored one; those that the load lacks are left out
 */
export function matchShowtimes<Stored extends ShowtimeFacts, Loaded extends ShowtimeFacts>(
  stored: readonly Stored[],
  loaded: readonly Loaded[],
): Map<Stored, Loaded> {
  const found = new Map<Stored, Loaded>();
  const free = new Set(loaded);
  let open = stored;
  for (const { markOf, fits } of ways) {
    const byMark = Map.groupBy(free, markOf);
    open = open.filter((one) => {
      const mark = markOf(one);
      const same =
        mark === null ? undefined : byMark.get(mark)?.find((other) => free.has(other) && fits(one, other));
      if (same === undefined) return true;
      found.set(one, same);
      free.delete(same);
      return false;
    });
  }
  return found;
}

/**
 * The copies of each showtime in several languages. What repeats itself in a language is several showtimes.
 * @param copies with the language of each
 */
export function unite<T extends ShowtimeFacts>(
  copies: Iterable<readonly [language: string, copy: T]>,
): T[][] {
  const united = new Map<string, T[]>();
  const seen = new Map<string, number>();
  for (const [language, copy] of copies) {
    const name = copy.booking === null ? placeOf(copy) : `${filmOf(copy)}|${copy.booking}`;
    const occurrence = seen.get(`${language}|${name}`) ?? 0;
    seen.set(`${language}|${name}`, occurrence + 1);
    const key = `${name}|${occurrence}`;
    const same = united.get(key);
    if (same === undefined) united.set(key, [copy]);
    else same.push(copy);
  }
  return [...united.values()];
}
