import type { EventItem } from '#src/contract/events/schema.ts';

/** Films and events (D39). */

/** `movie` has its page under the films, `event` under the events. */
export type ShowKind = 'movie' | 'event';

/** Tells a show's kind; total, so a show that the catalogue lacks has one too. */
export type ShowClassifier = (show: { readonly slug: string; readonly isMovie: boolean }) => ShowKind;

/**
 * How the shows of a catalogue are told apart: by `isMovie`, but where the whole catalogue says
 * `isMovie: false`, as one site of the field does, the shows that `/api/events` names are events and all
 * others movies (D39).
 *
 * @param shows the whole list of `/api/shows`
 * @param events the list of `/api/events`; empty where it is not to be had
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
