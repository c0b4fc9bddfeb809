import type { ItemList, WithContext } from 'schema-dts';
import { itemListJsonLd } from '#src/seo/item-list.ts';
import type { Locale, SiteId } from '#src/sites/site.ts';
import type { EventsModel } from './event-groups.ts';

/**
 * Structured data for the events with a date, in their order: schema.org ItemList of their pages. Where an event takes
 * place is known there, not here. Empty when there are none.
 */
export function eventsJsonLd(
  locale: Locale,
  { groups }: Pick<EventsModel, 'groups'>,
  origins: Readonly<Record<SiteId, string>>,
): readonly WithContext<ItemList>[] {
  const events = [...groups.week, ...groups.months.flatMap(({ events: ofMonth }) => ofMonth)];
  return itemListJsonLd(
    locale,
    origins,
    events.map(({ title, to }) => ({ name: title, ref: to })),
  );
}
