import { isOutage, RequiredReadError } from '#src/api/transport/failure.ts';
import { read } from '#src/api/read.ts';
import { readSchedule, readShows, readVocabulary } from '#src/api/site-catalogue.ts';
import type { Day } from '#src/kernel/date/day.ts';
import type { Filters } from '#src/routes/filters.ts';
import type { Locale } from '#src/sites/site.ts';
import { addressOf } from '#src/ui/link/link-address.ts';
import { siteFactsOf } from '#src/sites/registry.ts';
import { loadNearEvents } from './load-near-events.ts';
import { eventGroups, eventsAmong, eventViews, seasonChoices, type EventsModel } from './event-groups.ts';

/**
 * Reads all events of a site by date (R239). When the API has no list of events, the shows that are events replace it.
 *
 * @param today programme day of the site
 * @param chosen slugs of seasons: only their events are listed then (R289)
 * @param filters the visitor's city, near which each event has its next showtimes, and what they need of these
 * @throws RequiredReadError when the list of events, or the shows in its place, cannot be read
 */
export async function loadEvents(
  locale: Locale,
  today: Day,
  chosen: readonly string[] = [],
  filters: Pick<Filters, 'near' | 'needs'> = {},
): Promise<EventsModel> {
  const [events, shows, schedule, vocabulary, played] = await Promise.all([
    read('events', locale, {}),
    readShows(locale),
    readSchedule(locale, undefined),
    readVocabulary(locale),
    showsOfSeasons(locale, chosen),
  ]);
  if (!events.ok && isOutage(events.failure)) throw new RequiredReadError('events', events.failure);
  if (!events.ok && !shows.ok) throw new RequiredReadError('shows', shows.failure);
  const listed = shows.ok ? shows.value : [];
  const bySlug = new Map(listed.map((show) => [show.slug, show]));
  const views = eventViews(events.ok ? events.value : eventsAmong(listed), {
    today,
    shows: bySlug,
    schedule,
    tags: vocabulary.tags,
    opens: (to) => addressOf(locale, to) !== null,
  });
  const seasons = views.filter(({ type }) => type !== 'show');
  const shown = views.filter(({ type, slug }) => type === 'show' && (played?.has(slug) ?? true));
  const groups = eventGroups(shown, today);
  const inOrder = [groups.week, ...groups.months.map(({ events: some }) => some)].flat();
  const dated = inOrder.flatMap(({ slug }) => bySlug.get(slug) ?? []);
  return {
    groups,
    near: await loadNearEvents(locale, filters, dated, vocabulary),
    seasons,
    choices: siteFactsOf(locale).features.seasonsMultipleSelection ? seasonChoices(seasons, chosen) : [],
  };
}

/**
 * The shows of the chosen seasons; null when none is chosen.
 *
 * @throws RequiredReadError during an outage: a list that lacks a season's events would be untrue (D40)
 */
async function showsOfSeasons(
  locale: Locale,
  chosen: readonly string[],
): Promise<ReadonlySet<string> | null> {
  if (chosen.length === 0) return null;
  const told = await Promise.all(
    chosen.map(async (slug) => {
      const played = await read('eventShows', locale, { slug });
      if (played.ok) return Object.keys(played.value.shows);
      if (isOutage(played.failure)) throw new RequiredReadError(`eventShows ${slug}`, played.failure);
      return [];
    }),
  );
  return new Set(told.flat());
}
