import type { ItemList, ListItem, ScreeningEvent, Event as SchemaEvent, WithContext } from 'schema-dts';
import { absoluteHref } from '#src/routes/absolute.ts';
import { siteFactsOf, siteOf } from '#src/sites/registry.ts';
import type { Locale, SiteId } from '#src/sites/site.ts';
import type { EventsModel, EventView } from './event-groups.ts';

type Origins = Readonly<Record<SiteId, string>>;

/**
 * Structured data for the events with a date, in their order: schema.org ItemList of events. Empty when there are none.
 */
export function eventsJsonLd(
  locale: Locale,
  { groups }: Pick<EventsModel, 'groups'>,
  origins: Origins,
): WithContext<ItemList>[] {
  const events = [...groups.week, ...groups.months.flatMap(({ events: ofMonth }) => ofMonth)];
  if (events.length === 0) return [];
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      numberOfItems: events.length,
      itemListElement: events.map((event, index): ListItem => ({
        '@type': 'ListItem',
        position: index + 1,
        item: eventThing(locale, event, origins),
      })),
    },
  ];
}

function eventThing(locale: Locale, event: EventView, origins: Origins): ScreeningEvent | SchemaEvent {
  const { country, currency } = siteFactsOf(locale);
  const { title, subtitle, poster, days, price } = event;
  const url = absoluteHref(origins[siteOf(locale)], locale, event.to);
  const [first] = days;
  const last = days.at(-1);
  return {
    '@type': event.type === 'show' ? 'ScreeningEvent' : 'Event',
    name: title,
    url,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: {
      '@type': 'MovieTheater',
      name: 'Velours',
      address: { '@type': 'PostalAddress', addressCountry: country },
    },
    ...(first === undefined ? {} : { startDate: first }),
    ...(last === undefined || last === first ? {} : { endDate: last }),
    ...(subtitle === null ? {} : { description: subtitle }),
    ...(poster === null ? {} : { image: poster }),
    ...(price === null
      ? {}
      : { offers: { '@type': 'Offer', price, priceCurrency: currency.code, url } as const }),
  };
}
