'use client';

import { RailRow, type RailWords } from '../layout/rail-row.client.tsx';
import { usualWay } from '../link/go-mark.ts';
import { PageLink } from '../link/link.client.tsx';
import { Picture } from '../picture/picture.client.tsx';
import css from './city-tile.module.scss';

/** A city in texts. */
export interface CityTile {
  readonly slug: string;
  readonly name: string;
  /** Null when there is no page to link to: the name is then plain text. */
  readonly href: string | null;
  readonly picture: string | null;
  /** Below the name: the number of cinemas. */
  readonly meta: string;
}

interface CityTilesProps {
  readonly words: RailWords;
  readonly cities: readonly CityTile[];
  /** Whether the first one is in the first screen. */
  readonly first?: boolean;
}

/** The tiles of a `CityRail`. */
export function CityTiles({ words, cities, first = false }: CityTilesProps) {
  return (
    <RailRow words={words} cards="tile" goes={usualWay}>
      {cities.map(({ slug, name, href, picture, meta }, index) => (
        <article key={slug} className={css['tile']} data-theme="dark">
          <Picture
            kind="cinema"
            src={picture}
            alt=""
            title={name}
            widest={1280}
            lean
            priority={first && index === 0 ? 'high' : undefined}
            className={css['picture']}
          />
          <div>
            <h3>
              {href === null ? (
                name
              ) : (
                <PageLink href={href} inGroup>
                  {name}
                </PageLink>
              )}
            </h3>
            <p>{meta}</p>
          </div>
        </article>
      ))}
    </RailRow>
  );
}
