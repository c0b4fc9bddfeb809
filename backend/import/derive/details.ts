import type { Cinema } from '#src/contract/cinemas/schema.ts';
import type { City } from '#src/contract/cities/schema.ts';
import type { EventItem } from '#src/contract/events/schema.ts';
import type { Show } from '#src/contract/shows/schema.ts';

/** What the items of the lists say of their own pages, in the fields of the pages. */
export const pageFieldsOf = {
  cinema: (cinema: Cinema): object => cinema,
  city: (city: City): object => city,
  show: (show: Show): object => ({
    ...show,
    titleTracking: show.title,
    genresTracking: show.genres,
    actors: show.hubbleCasting,
    refVista: show.showRef,
  }),
  event: (event: EventItem): object => ({
    ...event,
    details: null,
    shows: event.type === 'show' ? [event.slug] : [],
  }),
};
