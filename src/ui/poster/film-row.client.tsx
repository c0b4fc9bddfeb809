'use client';

import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { RatingLabel, type RatingLabelData } from '../label/rating-label.tsx';
import { LeanWarningSigns, type RatingWarning } from '../label/warning-signs.tsx';
import { PageLink } from '../link/link.client.tsx';
import css from './film-row.module.scss';
import { RowPoster, rowPosterPlace } from './row-poster.client.tsx';

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
  /** `li` for a row that is itself the item of a list. */
  readonly as?: 'article' | 'li';
  /** The times: a node, or what becomes the row's column of times itself when it takes its class. */
  readonly children: ReactNode | ((className: string | undefined) => ReactNode);
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
    as: Row = 'article',
    children,
  } = props;
  const titleId = `film-${slug}`;
  const isPlain = rating === undefined && warnings === undefined && marks === undefined;
  return (
    <Row className={css['film']} aria-labelledby={titleId} {...rowPosterPlace({ title, colour })}>
      <RowPoster
        src={poster}
        title={title}
        colour={colour}
        priority={props.priority === true}
        className={css['poster']}
      />
      <h3 id={titleId}>
        {href === null ? (
          title
        ) : (
          <PageLink href={href} prefetch={!narrows} rel={narrows ? 'nofollow' : undefined}>
            {title}
          </PageLink>
        )}
      </h3>
      <div className={css['facts']}>
        {isPlain ? [duration, genres].filter(Boolean).join(' · ') : duration}
        {rating === undefined ? null : <RatingLabel {...rating} />}
        {warnings === undefined ? null : <LeanWarningSigns word={props.warns} warnings={warnings} />}
        {marks}
        {isPlain ? null : genres}
      </div>
      {typeof children === 'function' ? (
        children(css['beside'])
      ) : (
        <div className={clsx(css['beside'], css['times'])}>{children}</div>
      )}
    </Row>
  );
}
