import type { ReactNode } from 'react';
import { formatDuration } from '#src/domain/date/duration.ts';
import type { ShowListView } from '#src/domain/show/show-list-view.ts';
import { showRef } from '#src/domain/show/show-ref.ts';
import type { Filters } from '#src/routes/filters.ts';
import type { Locale } from '#src/sites/site.ts';
import { ShowRating } from '../label/show-rating.tsx';
import { Link } from '../link/link.tsx';
import { Picture } from '../picture/picture.tsx';
import css from './film-row.module.scss';

interface FilmRowProps {
  readonly locale: Locale;
  readonly show: ShowListView;
  /** The day or cinema that the film's page should show. */
  readonly filters?: Filters | undefined;
  /** Labels beside the facts. */
  readonly marks?: ReactNode;
  /** Set for the first row: its poster is in the first screen. */
  readonly priority: boolean;
  /** The film's times. */
  readonly children: ReactNode;
}

/** A film of a programme: poster, title and facts, and beside or below them its times. */
export function FilmRow({ locale, show, filters, marks, priority, children }: FilmRowProps) {
  const titleId = `film-${show.slug}`;
  return (
    <article className={css['film']} aria-labelledby={titleId}>
      <div className={css['poster']}>
        <Picture
          kind="poster"
          src={show.poster?.md ?? null}
          alt=""
          title={show.title}
          sizes="(width >= 1024px) 6.5rem, (width >= 700px) 5.5rem, 4.5rem"
          dominantColour={show.backdropColour}
          widest={240}
          lean
          priority={priority}
        />
      </div>
      <div className={css['words']}>
        <h3 id={titleId} className={css['title']}>
          <Link locale={locale} to={showRef(show, filters)} className={css['link']}>
            {show.title}
          </Link>
        </h3>
        <div className={css['facts']}>
          {show.duration === null ? null : <span>{formatDuration(show.duration)}</span>}
          <ShowRating rating={show.contentRating} />
          {marks}
          {show.genres.length === 0 ? null : <span>{show.genres.map(({ label }) => label).join(', ')}</span>}
        </div>
      </div>
      <div className={css['times']}>{children}</div>
    </article>
  );
}
