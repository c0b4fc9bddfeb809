'use client';

import { RailRow, type RailWords } from '../layout/rail-row.client.tsx';
import { tabOf } from '../link/new-tab.ts';
import { Picture } from '../picture/picture.client.tsx';
import css from './vod-shelf.module.scss';

/** A film that can be watched at home, in texts. */
interface VodCard {
  readonly slug: string;
  readonly title: string;
  readonly poster: string | null;
  /** Its lowest price. */
  readonly price?: string;
  /** Absent when its address cannot be a link. */
  readonly href?: string;
}

interface VodCardsProps {
  readonly words: RailWords;
  readonly films: readonly VodCard[];
}

/** The films of a `VodShelf`. */
export function VodCards({ words, films }: VodCardsProps) {
  return (
    <RailRow words={words}>
      {films.map(({ slug, title, poster, price, href }) => (
        <article key={slug} className={css['card']}>
          <Picture kind="poster" src={poster} alt="" title={title} widest={480} lean />
          <h3>
            {href === undefined ? (
              title
            ) : (
              <a href={href} {...tabOf(href, true)}>
                {title}
              </a>
            )}
          </h3>
          {price === undefined ? null : <p>{price}</p>}
        </article>
      ))}
    </RailRow>
  );
}
