import type { LanguageCatalogue } from '#src/contract/catalogue.ts';
import { showOf } from './context.ts';
import type { LanguageContext } from './context.ts';
import { eventShowsOf } from './programme.ts';

/** The events that are shown or announced, sorted by day (R096 to R098). */
export function eventsIn(
  context: LanguageContext,
): Pick<LanguageCatalogue, 'events' | 'eventDetails' | 'eventShows'> {
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
  return {
    events: listed.map(({ item }) => item),
    eventDetails: Object.fromEntries(listed.map(({ slug, detail }) => [slug, detail])),
    eventShows: Object.fromEntries(listed.map(({ slug, release }) => [slug, eventShowsOf(context, release)])),
  };
}
