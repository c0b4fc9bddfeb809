import type { Site } from '#src/sites/site.ts';
import { isTimeZone } from '../date/zone.ts';

/** The zone of a cinema: its own, else its site's (D28). One that the run time does not know counts as none. */
export function cinemaTimeZone(
  cinema: { readonly timeZone: string | null } | null,
  site: Pick<Site, 'timeZone'>,
): string {
  const own = cinema?.timeZone ?? null;
  return own !== null && isTimeZone(own) ? own : site.timeZone;
}
