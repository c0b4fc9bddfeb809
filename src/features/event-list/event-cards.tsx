import { useTranslations } from 'next-intl';
import { formatPrice } from '#src/domain/price/format-price.ts';
import type { Locale } from '#src/sites/site.ts';
import { usePriceWords } from '#src/ui/label/price.tsx';
import { useRailWords } from '#src/ui/layout/rail.tsx';
import { cardData, type CardWords } from '#src/ui/poster/poster-card.tsx';
import type { NextTimesData } from '#src/ui/showtime/next-times.client.tsx';
import { EventCardList, type EventCardData, type EventFacts } from './event-cards.client.tsx';
import { useDateWords } from './event-dates.tsx';
import type { EventView } from './event-groups.ts';
import { priorityOf } from '#src/ui/picture/picture-priority.ts';

interface EventCardsProps {
  readonly locale: Locale;
  readonly label: string;
  readonly events: readonly EventView[];
  /** Number of cards in the first screen. */
  readonly first: number;
  /** The next showtimes of an event near the visitor. */
  readonly nextOf: (event: EventView) => NextTimesData | null;
}

/** Events in a grid: poster, dates, strand and price, in one island. */
export function EventCards({ locale, label, events, first, nextOf }: EventCardsProps) {
  const dataOf = useEventData(locale);
  return (
    <EventCardList
      words={label}
      events={dataOf(events, (event, index) => ({ priority: priorityOf(index, first), next: nextOf(event) }))}
    />
  );
}

/** Events in a row. */
export function EventRail({ locale, label, events }: Pick<EventCardsProps, 'locale' | 'label' | 'events'>) {
  const dataOf = useEventData(locale);
  return <EventCardList words={useRailWords(label)} events={dataOf(events, () => ({}))} />;
}

type Further = Pick<CardWords, 'priority' | 'next'>;

/** Returns a function for the data of events' cards. */
function useEventData(locale: Locale) {
  const t = useTranslations('events');
  const factsOf = useEventFacts(locale);
  return (
    events: readonly EventView[],
    furtherOf: (event: EventView, index: number) => Further,
  ): readonly EventCardData[] =>
    events.map((event, index) => {
      const card = cardData(locale, {
        to: event.to,
        title: event.title,
        poster: event.poster,
        dominantColour: event.colour,
        flag: event.live ? { tone: 'red', label: t('live') } : null,
        ...furtherOf(event, index),
      });
      return { card, facts: factsOf(event, card.next !== undefined) };
    });
}

/** The next showtimes stand in place of the dates: they name their day, and say how many others there are. */
function useEventFacts(locale: Locale): (event: EventView, hasTimes: boolean) => EventFacts {
  const datesOf = useDateWords(locale);
  const priceOf = usePriceWords();
  return ({ days, subtitle, strand, price, initialPrice }, hasTimes) => ({
    ...(hasTimes || days.length === 0 ? {} : { when: datesOf(days) }),
    ...(subtitle === null ? {} : { subtitle }),
    ...(strand === null ? {} : { strand }),
    ...(price === null
      ? {}
      : {
          price: priceOf({
            amount: formatPrice(locale, price),
            initial: initialPrice === null ? null : formatPrice(locale, initialPrice),
          }),
        }),
  });
}
