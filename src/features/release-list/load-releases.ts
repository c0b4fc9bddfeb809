import { RequiredReadError } from '#src/api/transport/failure.ts';
import { readSchedule, readShows } from '#src/api/site-catalogue.ts';
import type { Day } from '#src/kernel/date/day.ts';
import { siteFactsOf } from '#src/sites/registry.ts';
import type { Locale } from '#src/sites/site.ts';
import { releasesModel, type ReleasesModel } from './releases-model.ts';

/**
 * Reads what the release calendar shows (R020).
 *
 * @param today programme day of the site
 * @throws RequiredReadError when the list of shows cannot be read
 */
export async function loadReleases(locale: Locale, today: Day): Promise<ReleasesModel> {
  const [shows, schedule] = await Promise.all([readShows(locale), readSchedule(locale, undefined)]);
  if (!shows.ok) throw new RequiredReadError('shows', shows.failure);
  const { timeZone, filmWeekStart } = siteFactsOf(locale);
  return releasesModel({ shows: shows.value, schedule, today, timeZone, filmWeekStart });
}
