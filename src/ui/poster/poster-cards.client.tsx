'use client';

import { PosterCardBody, type CardControlWords, type PosterCardData } from './poster-card.client.tsx';
import css from './poster-grid.module.scss';

interface PosterCardsProps {
  readonly label: string;
  readonly cards: readonly PosterCardData[];
  /** The common beginning of the posters' addresses. */
  readonly posterBase: string;
  readonly controls: CardControlWords;
}

/** The cards of a `ShowGrid`. */
export function PosterCards({ label, cards, posterBase, controls }: PosterCardsProps) {
  return (
    <ul className={css['grid']} aria-label={label}>
      {cards.map((card) => (
        <li key={card.href ?? card.title}>
          <PosterCardBody
            {...card}
            controls={controls}
            poster={card.poster === null ? null : `${posterBase}${card.poster}`}
          />
        </li>
      ))}
    </ul>
  );
}
