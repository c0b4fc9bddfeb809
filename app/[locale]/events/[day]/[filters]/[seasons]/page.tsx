import { eventsJsonLd } from '#src/features/event-list/events-json-ld.ts';
import { EventsPage } from '#src/features/event-list/events-page.tsx';
import { eventsWith } from '#src/features/event-list/event-seasons.tsx';
import { queryOfSeasons } from '#src/domain/filter/chosen-seasons.ts';
import { feedOfSite } from '#src/routes/site-files.ts';
import { LocatorBar } from '#src/shell/locator/locator-bar.tsx';
import { pageRoute } from '../../../../../_routes/page-route.tsx';

const route = pageRoute('events', {
  lists: (locale) => [feedOfSite(locale, 'events')],
  view: (props) => (
    <EventsPage
      {...props}
      locator={
        <LocatorBar
          locale={props.locale}
          page={eventsWith(props.filters)}
          query={queryOfSeasons(props.seasons)}
          near={props.model.near?.name ?? null}
          nearest={props.model.near?.nearest ?? null}
        />
      }
    />
  ),
  // Robots keep no page near a place (ADR-0073).
  data: ({ locale, filters }, model, origins) =>
    filters.near === undefined ? eventsJsonLd(locale, model, origins) : [],
});

export const generateStaticParams = route.generateStaticParams;
export const generateMetadata = route.generateMetadata;
export default route.Page;
