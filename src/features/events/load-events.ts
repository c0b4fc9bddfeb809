import { readRequired } from '#src/api/read.ts';
import { readSchedule, readShows, readVocabulary } from '#src/api/site-catalogue.ts';
import type { Day } from '#src/kernel/date/day.ts';
import type { Locale } from '#src/sites/site.ts';
import { addressOf } from '#src/ui/link/link-address.ts';
import { eventGroups, eventViews, type EventGroups } from './event-groups.ts';

/**
 * Reads all events of a site by date (R239).
 *
 * @param today programme day of the site
 * @throws RequiredReadError when the list of events cannot be had
 */
export async function loadEvents(locale: Locale, today: Day): Promise<EventGroups> {
  const [events, shows, schedule, { tags }] = await Promise.all([
    readRequired('events', locale, {}),
    readShows(locale),
    readSchedule(locale, undefined),
    readVocabulary(locale),
  ]);
  const views = eventViews(events, {
    today,
    shows: new Map((shows.ok ? shows.value : []).map((show) => [show.slug, show])),
    schedule,
    tags,
    opens: (to) => addressOf(locale, to) !== null,
  });
  return eventGroups(views, today);
}
