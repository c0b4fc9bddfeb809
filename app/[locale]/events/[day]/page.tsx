import { eventsJsonLd } from '#src/features/events/events-json-ld.ts';
import { EventsPage } from '#src/features/events/events-page.tsx';
import { loadEvents } from '#src/features/events/load-events.ts';
import { plainRoute } from '../../../_routes/plain-route.tsx';

const route = plainRoute({
  ref: { page: 'events' },
  words: 'events',
  load: ({ locale, today }) => loadEvents(locale, today),
  view: EventsPage,
  data: ({ locale }, model, origins) => eventsJsonLd(locale, model, origins),
});

/** The build's placeholder; real pages are rendered when first asked for. */
export function generateStaticParams() {
  return [{ day: 'build' }];
}

export const generateMetadata = route.generateMetadata;
export default route.Page;
