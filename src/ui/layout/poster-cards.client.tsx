'use client';

import { PosterCardBody, type PosterCardData } from './poster-card.client.tsx';
import css from './poster-grid.module.scss';

interface PosterCardsProps {
  readonly label: string;
  readonly cards: readonly PosterCardData[];
}

/** The cards of a `ShowGrid`. */
export function PosterCards({ label, cards }: PosterCardsProps) {
  return (
    <ul className={css['grid']} aria-label={label}>
      {cards.map((card) => (
        <li key={card.href ?? card.title} className={css['item']}>
          <PosterCardBody {...card} />
        </li>
      ))}
    </ul>
  );
}
