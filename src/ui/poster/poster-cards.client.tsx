'use client';

import { RailRow, type RailWords } from '../layout/rail-row.client.tsx';
import { cardsOf, type CardList } from './card-list.ts';
import { PosterCardBody, type CardControlWords } from './poster-card.client.tsx';
import css from './poster-grid.module.scss';

interface PosterCardsProps {
  /** The label of a grid, or the words of a row. */
  readonly words: string | RailWords;
  readonly list: CardList;
  readonly controls: CardControlWords;
}

/** The cards of a `ShowGrid` or of a `ShowRail`. */
export function PosterCards({ words, list, controls }: PosterCardsProps) {
  const cards = cardsOf(list).map((card) => (
    <PosterCardBody key={card.href ?? card.title} {...card} controls={controls} />
  ));
  if (typeof words !== 'string') return <RailRow words={words}>{cards}</RailRow>;
  return (
    <ul className={css['grid']} aria-label={words}>
      {cards.map((card) => (
        <li key={card.key}>{card}</li>
      ))}
    </ul>
  );
}
