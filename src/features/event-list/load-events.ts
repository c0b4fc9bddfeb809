import { isOutage, RequiredReadError } from '#src/api/transport/failure.ts';
import { read } from '#src/api/read.ts';
import { readSchedule, readShows, readVocabulary } from '#src/api/site-catalogue.ts';
import type { Day } from '#src/kernel/date/day.ts';
import type { Locale } from '#src/sites/site.ts';
import { addressOf } from '#src/ui/link/link-address.ts';
import { eventGroups, eventsAmong, eventViews, type EventGroups } from './event-groups.ts';

/**
 * Reads all events of a site by date (R239). When the API has no list of events, the shows that are events replace it.
 *
 * @param today programme day of the site
 * @throws RequiredReadError when the list of events, or the shows in its place, cannot be read
 */
export async function loadEvents(locale: Locale, today: Day): Promise<EventGroups> {
  const [events, shows, schedule, { tags }] = await Promise.all([
    read('events', locale, {}),
    readShows(locale),
    readSchedule(locale, undefined),
    readVocabulary(locale),
  ]);
  if (!events.ok && isOutage(events.failure)) throw new RequiredReadError('events', events.failure);
  if (!events.ok && !shows.ok) throw new RequiredReadError('shows', shows.failure);
  const listed = shows.ok ? shows.value : [];
  const views = eventViews(events.ok ? events.value : eventsAmong(listed), {
    today,
    shows: new Map(listed.map((show) => [show.slug, show])),
    schedule,
    tags,
    opens: (to) => addressOf(locale, to) !== null,
  });
  return eventGroups(views, today);
}
