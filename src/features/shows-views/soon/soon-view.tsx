import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { formatTime } from '#src/domain/date/format.ts';
import { showRef } from '#src/domain/show/show-ref.ts';
import type { Filters } from '#src/routes/filters.ts';
import type { Locale } from '#src/sites/site.ts';
import { Result } from '#src/ui/choice/result.tsx';
import { EmptyState } from '#src/ui/layout/empty-state.tsx';
import { buttonClass } from '#src/ui/link/button.tsx';
import { Link } from '#src/ui/link/link.tsx';
import { FilmNames } from '#src/ui/poster/film-names.tsx';
import { FilmRow } from '#src/ui/poster/film-row.tsx';
import { NextTimes } from '#src/ui/showtime/next-times.client.tsx';
import { useTimesByCinema } from '#src/ui/showtime/next-times.ts';
import { ViewFrame } from '../view-frame.tsx';
import type { SoonModel } from './soon-model.ts';
import css from './soon-view.module.scss';

interface SoonViewProps {
  readonly locale: Locale;
  readonly model: SoonModel;
  readonly filters: Filters;
  /** The control with which the visitor chooses the cinemas that matter to them. */
  readonly locator?: ReactNode;
}

/** So many films are shown with their times; the names of the others are folded away. */
const mostRows = 16;
/** How much of a film is shown. */
const most = { cinemas: 3, times: 4 } as const;

/** What starts soon near the visitor's place: by film, what starts first stands first. */
export function SoonView({ locale, model, filters, locator }: SoonViewProps) {
  const t = useTranslations('views.soon');
  const near = useTranslations('near');
  const names = useTranslations('filmNames');
  const timesOf = useTimesByCinema(locale, null);
  const { name, until, shows, partial } = model;
  const { near: city, localisation, needs } = filters;
  const place = {
    ...(localisation === undefined ? (city === undefined ? {} : { near: city }) : { localisation }),
    ...(needs === undefined ? {} : { needs }),
  };
  const says =
    name === null || until === null
      ? t('needsPlace')
      : t('says', { place: name, time: formatTime(locale, until), count: shows.length });
  return (
    <ViewFrame locale={locale} view="soon" filters={filters} locator={locator} says={says}>
      <Result count={shows.length} says={says} />
      {partial ? <p className={css['partial']}>{near('partial')}</p> : null}
      {name === null || shows.length > 0 ? null : (
        <EmptyState
          heading="h2"
          title={t('emptyTitle')}
          text={t('emptyText')}
          action={
            <Link
              locale={locale}
              to={Object.keys(place).length === 0 ? { page: 'shows' } : { page: 'shows', filters: place }}
              className={buttonClass('outlined')}
            >
              {t('today')}
            </Link>
          }
        />
      )}
      {shows.length === 0 ? null : <h2 className={css['heard']}>{t('list')}</h2>}
      <ul className={css['films']}>
        {shows.slice(0, mostRows).map(({ show, next }, index) => (
          <li key={show.slug}>
            <FilmRow locale={locale} show={show} filters={place} priority={index === 0}>
              {timesOf({
                show,
                to: showRef(show, place),
                next,
                most,
                named: localisation === undefined,
              }).map((one) => (
                <NextTimes key={one.cinema} {...one} />
              ))}
            </FilmRow>
          </li>
        ))}
      </ul>
      <FilmNames
        locale={locale}
        title={names('also', { count: shows.length - mostRows })}
        films={shows.slice(mostRows).map(({ show }) => ({ show, filters: place }))}
      />
    </ViewFrame>
  );
}
