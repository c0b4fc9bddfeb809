'use client';

import { PosterCardBody, type PosterCardData } from './poster-card.client.tsx';
import css from './poster-grid.module.scss';

interface PosterCardsProps {
  readonly label: string;
  readonly cards: readonly PosterCardData[];
  /** What the addresses of the posters begin with. */
  readonly posterBase: string;
  /** The interface's word for a wish. */
  readonly wishWord: string;
}

/** The cards of a `ShowGrid`. */
export function PosterCards({ label, cards, posterBase, wishWord }: PosterCardsProps) {
  return (
    <ul className={css['grid']} aria-label={label}>
      {cards.map((card) => (
        <li key={card.href ?? card.title}>
          <PosterCardBody
            {...card}
            wishWord={wishWord}
            poster={card.poster === null ? null : `${posterBase}${card.poster}`}
          />
        </li>
      ))}
    </ul>
  );
}
