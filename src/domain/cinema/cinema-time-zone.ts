import type { Site } from '#src/sites/site.ts';
import { isTimeZone } from '../date/zone.ts';

/** What tells a cinema's zone: its item of the list, or its detail. */
interface TellsZone {
  readonly timeZone?: string | null | undefined;
}

/**
 * The zone of a cinema: its own, else its site's (D28). A zone that the run time does not know counts as none.
 *
 * @param told what is known of the cinema, the item of the list first: every page has the list, so that they agree
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
