import type { ReactNode } from 'react';
import { formatDuration } from '#src/domain/date/duration.ts';
import type { ShowListView } from '#src/domain/show/show-list-view.ts';
import { showRef } from '#src/domain/show/show-ref.ts';
import type { Filters } from '#src/routes/filters.ts';
import type { Locale } from '#src/sites/site.ts';
import { RatingWarnings } from '../label/rating-badge.tsx';
import { useRatingLabel, warningsOf } from '../label/show-rating.tsx';
import { addressOf, isFilterLink } from '../link/link-address.ts';
import { FilmRowBody } from './film-row.client.tsx';

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
  const labelOf = useRatingLabel();
  const to = showRef(show, filters);
  const rating = labelOf(show.contentRating);
  const warnings = warningsOf(show.contentRating);
  const beside =
    warnings.length === 0 ? (
      marks
    ) : (
      <>
        <RatingWarnings warnings={warnings} />
        {marks}
      </>
    );
  return (
    <FilmRowBody
      slug={show.slug}
      href={addressOf(locale, to)}
      {...(isFilterLink(to) ? { narrows: true } : {})}
      title={show.title}
      poster={show.poster?.md ?? null}
      {...(show.backdropColour === null ? {} : { colour: show.backdropColour })}
      {...(show.duration === null ? {} : { duration: formatDuration(show.duration) })}
      {...(rating === null ? {} : { rating })}
      {...(show.genres.length === 0 ? {} : { genres: show.genres.map(({ label }) => label).join(', ') })}
      {...(beside === undefined || beside === null ? {} : { marks: beside })}
      {...(priority ? { priority } : {})}
    >
      {children}
    </FilmRowBody>
  );
}
