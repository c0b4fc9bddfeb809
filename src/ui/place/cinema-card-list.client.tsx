'use client';

import { CinemaCardBody, type CinemaCardData, type CinemaCardWords } from './cinema-card.client.tsx';
import { nearMark } from './near-mark.ts';
import css from './cinema-cards.module.scss';

interface CinemaCardListProps {
  readonly cards: readonly CinemaCardData[];
  readonly words: CinemaCardWords;
  readonly heading: 'h3' | 'h4' | 'h5';
  readonly dense: boolean;
}

/** The cards of `CinemaCards`. */
export function CinemaCardList({ cards, words, heading, dense }: CinemaCardListProps) {
  return (
    <ul className={css['cards']}>
      {cards.map((card) => (
        <li key={card.slug} className={css['place']}>
          <CinemaCardBody {...card} words={words} heading={heading} dense={dense} />
          <span className={css['distance']} {...nearMark(card.slug)} />
        </li>
      ))}
    </ul>
  );
}
