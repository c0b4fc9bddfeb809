'use client';

import { CinemaCardBody, type CinemaCardData, type CinemaCardWords } from './cinema-card.client.tsx';
import { nearMark } from './near-mark.ts';
import css from './cinema-cards.module.scss';

interface CinemaCardListProps {
  readonly cards: readonly CinemaCardData[];
  /** The common beginning of the pictures' addresses. */
  readonly pictureBase: string;
  readonly words: CinemaCardWords;
  readonly heading: 'h3' | 'h4' | 'h5';
  readonly dense: boolean;
}

/** The cards of `CinemaCards`. */
export function CinemaCardList({ cards, pictureBase, words, heading, dense }: CinemaCardListProps) {
  return (
    <ul className={css['cards']}>
      {cards.map((card) => (
        <li key={card.slug} className={css['place']}>
          <CinemaCardBody
            {...card}
            picture={card.picture === null ? null : `${pictureBase}${card.picture}`}
            words={words}
            heading={heading}
            dense={dense}
          />
          <span className={css['distance']} {...nearMark(card.slug)} />
        </li>
      ))}
    </ul>
  );
}
