import { instantOf } from '#src/kernel/date/zone.ts';
import { quarterMinutes } from '#src/kernel/date/quarter.ts';
import { endOfProgrammeDay } from '#src/domain/date/programme-day.ts';
import { startOfShowtime } from '#src/domain/showtime/showtime-id.ts';
import type { PageRef, PageRefOf } from '#src/routes/page.ts';
import { sites } from '#src/sites/registry.ts';
import type { SiteId } from '#src/sites/site.ts';
import type { World } from '../decision.ts';

const quarterMs = quarterMinutes * 60_000;

/** What the clock decides about a page, besides the world: the page, its site, zone and programme day. */
export interface DatedPage {
  readonly site: SiteId;
  readonly ref: PageRef;
  /** The zone whose programme day the page shows as today; null means the site's own. */
  readonly timeZone: string | null;
  /** Programme day of that zone, `YYYY-MM-DD`. */
  readonly day: string;
}

/** Whether the page shows what starts soon; its filters are of its address, so that no other quarter can be asked for. */
export function dependsOnQuarter(ref: PageRef): boolean {
  return 'filters' in ref && ref.filters?.view === 'soon';
}

/** When the page of a showtime becomes one of a showtime that is over, in milliseconds since 1970. */
export function showtimeIsOverAt(ref: PageRefOf<'showtime'>, zone: string | null, site: SiteId): number {
  const start = instantOf(startOfShowtime(ref), zone ?? sites[site].timeZone).getTime();
  return Math.floor(start / quarterMs) * quarterMs + quarterMs;
}

/**
 * Until when the answer to an address of a page is true (ADR-0083): its programme day ends (D28), its showtime is over, the
 * quarter of an hour of what starts soon ends, or a day in its address may be over or come near enough (D43).
 *
 * @returns milliseconds since 1970
 */
export function pageTrueUntil(world: World, { site, ref, timeZone, day }: DatedPage): number {
  const ends = [endOfProgrammeDay(day, timeZone ?? sites[site].timeZone)];
  const quarter = Date.parse(world.quarter());
  if (dependsOnQuarter(ref)) ends.push(quarter + quarterMs);
  if (ref.page === 'showtime') {
    const over = showtimeIsOverAt(ref, timeZone, site);
    if (over > quarter) ends.push(over);
  }
  const dated = datedUntil(world, site, ref);
  if (dated !== undefined) ends.push(dated);
  return Math.min(...ends);
}

/** Until when what the rule of days says about an address is true (D43); undefined for an address without a day. */
export function datedUntil(world: World, site: SiteId, ref: PageRef): number | undefined {
  return 'filters' in ref && ref.filters?.date !== undefined ? world.daysEnd(site).earliest : undefined;
}
