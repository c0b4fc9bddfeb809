'use client';

import { Badge } from '#src/ui/label/badge.tsx';
import { RailRow, type RailWords } from '#src/ui/layout/rail-row.client.tsx';
import { PriceWords, type PriceWordsProps } from '#src/ui/label/price-words.tsx';
import { PosterCardBody, type PosterCardData } from '#src/ui/poster/poster-card.client.tsx';
import { PosterGrid } from '#src/ui/poster/poster-grid.tsx';
import { DateWords, type DateWordsProps } from './date-words.tsx';
import css from './event-cards.module.scss';

/** What the card of an event says besides a poster's title; unset values are left out. */
export interface EventFacts {
  readonly when?: DateWordsProps;
  readonly subtitle?: string;
  readonly strand?: string;
  readonly price?: PriceWordsProps;
}

/** The card of an event. */
export interface EventCardData {
  readonly card: PosterCardData;
  readonly facts: EventFacts;
}

interface EventCardListProps {
  /** The label of a grid, or the words of a row. */
  readonly words: string | RailWords;
  readonly events: readonly EventCardData[];
}

/** The cards of `EventCards` or of `EventRail`. */
export function EventCardList({ words, events }: EventCardListProps) {
  const cards = events.map((event) => <EventCard key={event.card.href ?? event.card.title} {...event} />);
  return typeof words === 'string' ? (
    <PosterGrid label={words}>{cards}</PosterGrid>
  ) : (
    <RailRow words={words}>{cards}</RailRow>
  );
}

function EventCard({ card, facts: { when, subtitle, strand, price } }: EventCardData) {
  return (
    <PosterCardBody {...card} meta={when === undefined ? undefined : <DateWords {...when} />}>
      {subtitle === undefined ? null : <p className={css['subtitle']}>{subtitle}</p>}
      {strand === undefined && price === undefined ? null : (
        <p className={css['facts']}>
          {strand === undefined ? null : <Badge>{strand}</Badge>}
          {price === undefined ? null : <PriceWords {...price} />}
        </p>
      )}
    </PosterCardBody>
  );
}
