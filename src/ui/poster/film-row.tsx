import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { formatDuration } from '#src/domain/date/duration.ts';
import type { ShowListView } from '#src/domain/show/show-list-view.ts';
import { showRef } from '#src/domain/show/show-ref.ts';
import type { Filters } from '#src/routes/filters.ts';
import type { Locale } from '#src/sites/site.ts';
import { useRatingLabel, warningsOf } from '../label/show-rating.tsx';
import { addressOf, isFilterLink } from '../link/link-address.ts';
import { FilmRowBody, type FilmRowData } from './film-row.client.tsx';

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
  const t = useTranslations('rating');
  const dataOf = useFilmRowData(locale);
  return (
    <FilmRowBody
      {...dataOf(show, { filters, priority })}
      warns={t('warnings')}
      {...(marks === undefined || marks === null ? {} : { marks })}
    >
      {children}
    </FilmRowBody>
  );
}

/** Returns a function for the texts of a film's row. */
export function useFilmRowData(
  locale: Locale,
): (show: ShowListView, options: Pick<FilmRowProps, 'filters' | 'priority'>) => FilmRowData {
  const labelOf = useRatingLabel();
  return (show, { filters, priority }) => {
    const to = showRef(show, filters);
    const rating = labelOf(show.contentRating);
    const warnings = warningsOf(show.contentRating);
    return {
      slug: show.slug,
      href: addressOf(locale, to),
      ...(isFilterLink(to) ? { narrows: true } : {}),
      title: show.title,
      poster: show.poster?.md ?? null,
      ...(show.backdropColour === null ? {} : { colour: show.backdropColour }),
      ...(show.duration === null ? {} : { duration: formatDuration(show.duration) }),
      ...(rating === null ? {} : { rating }),
      ...(show.genres.length === 0 ? {} : { genres: show.genres.map(({ label }) => label).join(', ') }),
      ...(warnings.length === 0 ? {} : { warnings }),
      ...(priority ? { priority } : {}),
    };
  };
}
