'use client';

import type { ReactNode } from 'react';
import { RatingLabel, type RatingLabelData } from '../label/rating-label.tsx';
import { WarningSigns, type RatingWarning } from '../label/warning-signs.tsx';
import { PageLink } from '../link/link.client.tsx';
import { Picture } from '../picture/picture.client.tsx';
import css from './film-row.module.scss';

/** A film in texts; unset values are not sent. */
export interface FilmRowData {
  /** Slug of the show. */
  readonly slug: string;
  /** Null when there is no page to link to: the title is then plain text. */
  readonly href: string | null;
  /** Whether the page has filters: it is then not prefetched, and crawlers do not follow the link. */
  readonly narrows?: true;
  readonly title: string;
  readonly poster: string | null;
  readonly colour?: string;
  readonly duration?: string;
  readonly rating?: RatingLabelData;
  readonly genres?: string;
  readonly warnings?: readonly RatingWarning[];
  readonly priority?: true;
}

interface FilmRowBodyProps extends FilmRowData {
  /** What warnings are, for screen readers. */
  readonly warns: string;
  /** Labels beside the facts. */
  readonly marks?: ReactNode;
  readonly children: ReactNode;
}

/** The markup of `FilmRow`: an island, so that a page has each film once as HTML, beside a little data. */
export function FilmRowBody(props: FilmRowBodyProps) {
  const {
    slug,
    href,
    narrows = false,
    title,
    poster,
    colour = null,
    duration,
    rating,
    genres,
    warnings,
    marks,
  } = props;
  const titleId = `film-${slug}`;
  return (
    <article className={css['film']} aria-labelledby={titleId}>
      <Picture
        kind="poster"
        src={poster}
        alt=""
        title={title}
        dominantColour={colour}
        widest={240}
        lean
        priority={props.priority === true}
        className={css['poster']}
      />
      <div className={css['words']}>
        <h3 id={titleId}>
          {href === null ? (
            title
          ) : (
            <PageLink href={href} ahead={!narrows} rel={narrows ? 'nofollow' : undefined}>
              {title}
            </PageLink>
          )}
        </h3>
        <div className={css['facts']}>
          {duration === undefined ? null : <span>{duration}</span>}
          {rating === undefined ? null : <RatingLabel {...rating} />}
          {warnings === undefined ? null : <WarningSigns word={props.warns} warnings={warnings} />}
          {marks}
          {genres === undefined ? null : <span>{genres}</span>}
        </div>
      </div>
      <div className={css['times']}>{props.children}</div>
    </article>
  );
}
