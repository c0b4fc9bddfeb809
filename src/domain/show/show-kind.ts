import type { EventItem } from '#src/contract/events/schema.ts';

/** Films and events (D39). */

/** A `movie` has its page under the films, an `event` under the events. */
export type ShowKind = 'movie' | 'event';

/** Returns the kind of any show, also of one that the catalogue lacks. */
export type ShowClassifier = (show: { readonly slug: string; readonly isMovie: boolean }) => ShowKind;

/**
 * Separates the shows of a catalogue into films and events. `isMovie` decides. When the whole catalogue has `isMovie:
 * false`, as on one real site, the shows that `/api/events` names are events, and all others are films (D39).
 *
 * @param shows the whole list of `/api/shows`
 * @param events the list of `/api/events`; empty when the API does not give it
 */
export function showClassifier(
  shows: readonly { readonly isMovie: boolean }[],
  events: readonly Pick<EventItem, 'slug' | 'type'>[],
): ShowClassifier {
  if (shows.length === 0 || shows.some((show) => show.isMovie))
    return (show) => (show.isMovie ? 'movie' : 'event');
  const named = new Set(events.filter((event) => event.type === 'show').map((event) => event.slug));
  return (show) => (named.has(show.slug) ? 'event' : 'movie');
}
