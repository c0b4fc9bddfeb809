import type { Cinema } from '#src/contract/cinemas/schema.ts';
import type { ShowCinemas } from '#src/contract/show-cinemas/schema.ts';
import { cinemaTimeZone } from '#src/domain/cinema/cinema-time-zone.ts';
import type { Day } from '#src/kernel/date/day.ts';
import { selectedDay } from '#src/domain/date/day-strip.ts';
import { programmeDayAt } from '#src/domain/date/programme-day.ts';
import type { Filters } from '#src/routes/filters.ts';
import type { Site } from '#src/sites/site.ts';

/** The days of a film page: its own, and that of each cinema on it. */
export interface RowDays {
  readonly day: Day;
  /** IANA zone of a cinema. */
  readonly zoneOf: (cinema: string) => string;
  /** The programme day of which a cinema's showtimes are shown. */
  readonly dayOf: (cinema: string) => Day;
}

/** What they follow from. */
interface RowDaysIngredients {
  readonly site: Pick<Site, 'timeZone'>;
  /** The site's programme day; on a page narrowed to a cinema, that cinema's. */
  readonly today: Day;
  readonly now: Date;
  readonly filters: Filters;
  /** The cinemas that the page may show, with the days on which they play. */
  readonly playing: ShowCinemas;
  readonly cinemas: ReadonlyMap<string, Cinema>;
}

/**
 * Which day each cinema of a film page shows. A page whose address names a day shows that day everywhere. Without one
 * it shows today, and today is each cinema's own: in another zone than the page's the programme day may be another
 * one (D28).
 */
export function rowDays(from: RowDaysIngredients): RowDays {
  const { site, today, now, filters, playing, cinemas } = from;
  const zoneOf = (slug: string) => cinemaTimeZone(site, cinemas.get(slug));
  const { localisation, date } = filters;
  const pageZone = localisation === undefined ? site.timeZone : zoneOf(localisation);
  // The page's own today comes with its address, and may be a minute newer than `now`.
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
