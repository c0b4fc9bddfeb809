import { sites } from '#src/sites/registry.ts';
import type { SiteId } from '#src/sites/site.ts';
import type { FilmData } from '../data-types.ts';
import { housesOf } from '../houses.ts';
import { cities } from '../houses/cities.ts';
import type { GenerateOptions, SitePlan } from './context.ts';
import { releasesOf } from './releases.ts';
import { sessionsOf } from './sessions.ts';
import { programmeDay } from './zone-time.ts';

/**
 * Everything about a site that does not depend on the language, for an instant.
 *
 * @throws RangeError when `now` is no valid date
 */
export function planSite(
  siteId: SiteId,
  films: readonly FilmData[],
  now: Date,
  options: GenerateOptions,
): SitePlan {
  const instant = now.getTime();
  if (Number.isNaN(instant)) throw new RangeError('now: expected a valid date');
  const site = sites[siteId];
  const today = programmeDay(site.timeZone, instant);
  const houses = housesOf(siteId);
  const releases = releasesOf(site, films, today);
  return {
    site,
    now: instant,
    today,
    houses,
    cities: cities.filter((city) => city.site === siteId),
    releases,
    sessions: sessionsOf(site, houses, releases, today),
    options,
  };
}
