import type { Site } from '#src/sites/site.ts';
import { releasesOf } from './releases.ts';
import { plannedShowtimes } from './showtimes.ts';
import { premiumTag } from './showtime-tags.ts';
import type { Cinema, Film, SitePlan } from './types.ts';
import { programmeDay } from './zone-time.ts';

/** Cinemas, and the films that they can show. */
export interface Group {
  readonly films: readonly Film[];
  readonly cinemas: readonly Cinema[];
}

/**
 * Plans all facts of a site that do not depend on the language, for an instant. Each group is planned separately, so
 * the work grows with the number of groups and not with its square.
 *
 * @param dearTags slugs of the tags that cost more
 * @throws RangeError when `now` is no valid date
 */
export function planSite(
  site: Site,
  groups: readonly Group[],
  dearTags: readonly string[],
  now: Date,
): SitePlan {
  const instant = now.getTime();
  if (Number.isNaN(instant)) throw new RangeError('now: expected a valid date');
  const today = programmeDay(site.timeZone, instant);
  const premium = new Set(dearTags.filter((tag) => tag !== premiumTag));
  let ranked = 0;
  const planned = groups.map(({ films, cinemas }) => {
    const releases = releasesOf(site, films, today, ranked);
    ranked += releases.length;
    return { releases, showtimes: plannedShowtimes({ site, cinemas, releases, premium }, today) };
  });
  return {
    site,
    now: instant,
    today,
    cinemas: groups.flatMap(({ cinemas }) => cinemas),
    releases: planned.flatMap(({ releases }) => releases),
    showtimes: planned.flatMap(({ showtimes }) => showtimes),
  };
}
