import { eventsJsonLd } from '#src/features/event-list/events-json-ld.ts';
import { EventsPage } from '#src/features/event-list/events-page.tsx';
import { loadEvents } from '#src/features/event-list/load-events.ts';
import { pageRoute } from '../../../../_routes/page-route.tsx';

const route = pageRoute('events', {
  load: ({ locale, today, seasons }) => loadEvents(locale, today, seasons),
  view: EventsPage,
  data: ({ locale }, model, origins) => eventsJsonLd(locale, model, origins),
});

export const generateStaticParams = route.generateStaticParams;
export const generateMetadata = route.generateMetadata;
export default route.Page;
