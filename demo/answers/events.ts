import type { LanguageCatalogue } from '#src/contract/catalogue.ts';
import type { EventShows } from '#src/contract/event-shows/schema.ts';
import type { Release } from '../calendar/types.ts';
import { showOf } from './context.ts';
import type { LanguageContext } from './context.ts';
import { eventShowsOf } from './programme.ts';

type Events = Pick<LanguageCatalogue, 'events' | 'eventDetails' | 'eventShows'>;

/** The events that are shown or announced, sorted by day, and then the seasons and special events (R096 to R098). */
export function eventsIn(context: LanguageContext): Events {
  const { base, plan } = context;
  const items = new Map(base.events.map((item) => [item.slug, item]));
  const listed = plan.releases
    .filter(({ film }) => film.kind === 'event')
    .toSorted((one, other) => (one.day < other.day ? -1 : 1))
    .flatMap((release) => {
      const { slug } = showOf(context, release);
      const item = items.get(slug);
      const detail = base.eventDetails[slug];
      return item && detail ? [{ release, slug, item, detail }] : [];
    });
  const seasons = seasonsIn(context, new Map(listed.map(({ slug, release }) => [slug, release])));
  return {
    events: [...listed.map(({ item }) => item), ...seasons.events],
    eventDetails: {
      ...Object.fromEntries(listed.map(({ slug, detail }) => [slug, detail])),
      ...seasons.eventDetails,
    },
    eventShows: {
      ...Object.fromEntries(
        listed.map(({ slug, release }) => [slug, eventShowsOf(context, release, { season: null, order: 1 })]),
      ),
      ...seasons.eventShows,
    },
  };
}

/**
 * The seasons and special events: each has those of its shows that are shown or announced, in the order of their days.
 *
 * @param releases of the events in the list, by slug, sorted by day
 */
function seasonsIn(context: LanguageContext, releases: ReadonlyMap<string, Release>): Events {
  const { base } = context;
  const found = base.events.flatMap((item) => {
    const detail = base.eventDetails[item.slug];
    return item.type === 'show' || !detail ? [] : [{ item, detail }];
  });
  const showsOf = (slug: string, wanted: readonly string[]): EventShows => ({
    shows: Object.assign(
      {},
      ...[...releases]
        .filter(([show]) => wanted.includes(show))
        .map(
          ([, release], index) => eventShowsOf(context, release, { season: slug, order: index + 1 }).shows,
        ),
    ),
  });
  return {
    events: found.map(({ item }) => item),
    eventDetails: Object.fromEntries(
      found.map(({ item, detail }) => [
        item.slug,
        { ...detail, shows: [...releases.keys()].filter((show) => detail.shows.includes(show)) },
      ]),
    ),
    eventShows: Object.fromEntries(
      found.map(({ item, detail }) => [item.slug, showsOf(item.slug, detail.shows)]),
    ),
  };
}
