import { isDay } from '../../kernel/date/is-day.ts';
import { isSlug } from '../slug.ts';

/** One showtime of a show in a cinema on a programme day; `id` as `idOfShowtime` makes it. */
export interface ShowtimeRef {
  /** Slug of the show. */
  readonly show: string;
  /** Slug of the cinema. */
  readonly cinema: string;
  readonly day: string;
  readonly id: string;
}

/** A time of a day without colon, and what tells showtimes of the same minute apart. */
const idPattern = /^(?:[01]\d|2[0-3])[0-5]\d-[0-9a-z]{1,7}$/;

/** The segments of a showtime in an address. */
export const partsOfShowtime = 4;

/** A showtime as it stands in addresses. */
export const showtimePart = ({ show, cinema, day, id }: ShowtimeRef): string =>
  `${show}/${cinema}/${day}/${id}`;

/** Reads the segments of a showtime: the reverse of {@link showtimePart}; null for any other segments. */
export function readShowtime(parts: readonly string[]): ShowtimeRef | null {
  const [show = '', cinema = '', day = '', id = ''] = parts;
  const fits =
    parts.length === partsOfShowtime && isSlug(show) && isSlug(cinema) && isDay(day) && idPattern.test(id);
  return fits ? { show, cinema, day, id } : null;
}
