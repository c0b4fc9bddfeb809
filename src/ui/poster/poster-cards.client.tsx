'use client';

import { popupContext } from '#src/popups/protocol/trigger.ts';
import { Later } from '../layout/later.client.tsx';
import { goMark, usualWay } from '../link/go-mark.ts';
import { RailRow, type RailWords } from '../layout/rail-row.client.tsx';
import { PosterCardBody, type CardControlWords, type PosterCardData } from './poster-card.client.tsx';
import css from './poster-grid.module.scss';

interface PosterCardsProps {
  /** The label of a grid, or the words of a row. */
  readonly words: string | RailWords;
  readonly cards: readonly PosterCardData[];
  readonly controls: CardControlWords;
}

/** Number of cards of a grid that are in the first screen at every width. */
const firstCards = 8;

/** The cards of a `ShowGrid` or of a `ShowRail`. */
export function PosterCards({ words, cards: all, controls }: PosterCardsProps) {
  // Next showtimes are links to the booking, which the browser follows.
  const inGroup = all.every(({ next, narrows }) => next === undefined && narrows !== true);
  // The cinema of the first times is that of most.
  const around = typeof words === 'string' ? all.find(({ next }) => next !== undefined)?.next : undefined;
  const goes = inGroup ? usualWay : undefined;
  const cards = all.map((card) => (
    <PosterCardBody
      key={card.href ?? card.title}
      {...card}
      inGroup={inGroup}
      controls={controls}
      around={around}
    />
  ));
  if (typeof words !== 'string')
    return (
      <RailRow words={words} goes={goes}>
        {cards}
      </RailRow>
    );
  const items = cards.map((card) => <li key={card.key}>{card}</li>);
  return (
    <ul
      className={css['grid']}
      aria-label={words}
      {...(goes === undefined ? {} : goMark(goes))}
      {...(around === undefined ? {} : popupContext({ cinema: around.cinema, day: around.day }))}
    >
      {items.slice(0, firstCards)}
      <Later>{items.slice(firstCards)}</Later>
    </ul>
  );
}
