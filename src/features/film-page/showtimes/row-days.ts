import type { Cinema } from '#src/contract/cinemas/schema.ts';
import type { ShowCinemas } from '#src/contract/show-cinemas/schema.ts';
import { cinemaTimeZone } from '#src/domain/cinema/cinema-time-zone.ts';
import type { Day } from '#src/kernel/date/day.ts';
import { selectedDay } from '#src/domain/date/day-strip.ts';
import { programmeDayAt } from '#src/domain/date/programme-day.ts';
import type { Filters } from '#src/routes/filters.ts';
import type { Site } from '#src/sites/site.ts';

/** The day of a film page, and the day of each cinema on it. */
export interface RowDays {
  readonly day: Day;
  /** IANA zone of a cinema. */
  readonly zoneOf: (cinema: string) => string;
  /** The programme day for which a cinema's showtimes are shown. */
  readonly dayOf: (cinema: string) => Day;
}

/** The facts from which the days are calculated. */
interface RowDaysIngredients {
  readonly site: Pick<Site, 'timeZone'>;
  /** Programme day of the site, or of the cinema on a page for one cinema. */
  readonly today: Day;
  readonly now: Date;
  readonly filters: Filters;
  /** Slug of the cinema whose zone is the page's: the chosen one, or the nearest; undefined: the site's zone. */
  readonly pageCinema: string | undefined;
  /** The cinemas that the page may show, with the days on which they play. */
  readonly playing: ShowCinemas;
  readonly cinemas: ReadonlyMap<string, Cinema>;
}

/**
 * The day that a film page shows for each cinema. When the address names a day, all cinemas show that day. Without one
 * the page shows today, and each cinema has its own today: in another time zone, the programme day may differ from the
 * page's (D28).
 */
export function rowDays(from: RowDaysIngredients): RowDays {
  const { site, today, now, filters, pageCinema, playing, cinemas } = from;
  const zoneOf = (slug: string) => cinemaTimeZone(site, cinemas.get(slug));
  const { date } = filters;
  const pageZone = pageCinema === undefined ? site.timeZone : zoneOf(pageCinema);
  // The page's own today comes from its address, and may be a minute newer than `now`.
  const todayAt = (slug: string) => {
    const zone = zoneOf(slug);
    return zone === pageZone ? today : programmeDayAt(now, zone);
  };
  const all = Object.entries(playing);
  const asked = date !== undefined && date >= today ? date : null;
  const isOn = asked === null && all.some(([slug, { days }]) => Object.hasOwn(days, todayAt(slug)));
  const days = all.flatMap(([, cinema]) => Object.keys(cinema.days));
  const day = isOn ? today : selectedDay(asked, today, days);
  return { day, zoneOf, dayOf: (slug) => (asked === null && day === today ? todayAt(slug) : day) };
}

/** The same page on another day, which is then the day of every cinema. */
export function onDay({ zoneOf }: RowDays, day: Day): RowDays {
  return { day, zoneOf, dayOf: () => day };
}
