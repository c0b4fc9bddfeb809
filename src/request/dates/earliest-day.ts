import { endOfProgrammeDay, programmeDayAt } from '#src/domain/date/programme-day.ts';
import { localesOf, sites } from '#src/sites/registry.ts';
import type { SiteId } from '#src/sites/site.ts';
import type { DaysEnd } from '../decision.ts';
import { cinemaZones } from '../items/items.ts';
import { worldNow } from '../ends/world-now.ts';

/** The current programme days of several zones (D28). */
interface Days {
  /** The earliest of them, `YYYY-MM-DD` (D43). */
  readonly day: string;
  readonly end: DaysEnd;
}

/** The programme days at an instant in the given zones. Throws a RangeError without a zone. */
export function daysOf(instant: Date, zones: Iterable<string>): Days {
  const days = [...new Set(zones)].map((zone) => {
    const day = programmeDayAt(instant, zone);
    return { day, end: endOfProgrammeDay(day, zone) };
  });
  if (days.length === 0) throw new RangeError('one time zone at least was expected');
  const [day = ''] = days.map((one) => one.day).toSorted();
  const ends = days.map(({ end }) => end);
  const endsOfEarliest = days.filter((one) => one.day === day).map(({ end }) => end);
  return { day, end: { next: Math.min(...ends), earliest: Math.max(...endsOfEarliest) } };
}

interface Known extends Days {
  readonly minute: number;
}

const known = new Map<SiteId, Known>();

/** The days of a site, in its own zone and the zones that its lists of cinemas name; computed once a minute. */
function daysOfSite(site: SiteId): Days {
  const instant = worldNow();
  const minute = Math.floor(instant.getTime() / 60_000);
  const present = known.get(site);
  if (present?.minute === minute) return present;
  const zones = [sites[site].timeZone, ...localesOf(site).flatMap((locale) => cinemaZones(locale))];
  const days = { minute, ...daysOf(instant, zones) };
  known.set(site, days);
  return days;
}

/** The earliest programme day of a site's time zones. */
export const earliestDay = (site: SiteId): string => daysOfSite(site).day;

/** When the programme days of a site's time zones end. */
export const daysEnd = (site: SiteId): DaysEnd => daysOfSite(site).end;
