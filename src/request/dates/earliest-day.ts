import { now } from '#src/config/clock.ts';
import { programmeDayAt } from '#src/domain/date/programme-day.ts';
import { localesOf, sites } from '#src/sites/registry.ts';
import type { SiteId } from '#src/sites/site.ts';
import { cinemaZones } from '../items/items.ts';

/** The earliest programme day at an instant among the given zones (D28). Throws a RangeError without a zone. */
export function earliestOf(instant: Date, zones: Iterable<string>): string {
  let earliest: string | undefined;
  for (const zone of zones) {
    const day = programmeDayAt(instant, zone);
    if (earliest === undefined || day < earliest) earliest = day;
  }
  if (earliest === undefined) throw new RangeError('one time zone at least was expected');
  return earliest;
}

interface Known {
  readonly minute: number;
  readonly day: string;
}

const known = new Map<SiteId, Known>();

/** The earliest programme day of a site, among its own zone and the zones that its lists of cinemas name. */
export function earliestDay(site: SiteId): string {
  const instant = now();
  const minute = Math.floor(instant.getTime() / 60_000);
  const present = known.get(site);
  if (present?.minute === minute) return present.day;
  const zones = new Set([sites[site].timeZone, ...localesOf(site).flatMap((locale) => cinemaZones(locale))]);
  const day = earliestOf(instant, zones);
  known.set(site, { minute, day });
  return day;
}
