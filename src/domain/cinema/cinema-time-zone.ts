import type { Site } from '#src/sites/site.ts';
import { isTimeZone } from '#src/kernel/date/zone.ts';

/** An object that may name a cinema's zone: the cinema's item of the list, or its detail. */
interface TellsZone {
  readonly timeZone?: string | null | undefined;
}

/**
 * The zone of a cinema: its own, otherwise its site's (D28). A zone that the runtime does not know is ignored.
 *
 * @param told data of the cinema, the item of the list first: every page has the list, so all pages agree on the zone
 */
export function cinemaTimeZone(
  site: Pick<Site, 'timeZone'>,
  ...told: readonly (TellsZone | null | undefined)[]
): string {
  for (const one of told) {
    const own = one?.timeZone ?? null;
    if (own !== null && isTimeZone(own)) return own;
  }
  return site.timeZone;
}
