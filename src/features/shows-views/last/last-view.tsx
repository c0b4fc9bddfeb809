import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { formatDay } from '#src/domain/date/format.ts';
import type { Filters } from '#src/routes/filters.ts';
import type { Locale } from '#src/sites/site.ts';
import { Result } from '#src/ui/choice/result.tsx';
import { EmptyState } from '#src/ui/layout/empty-state.tsx';
import { buttonClass } from '#src/ui/link/button.tsx';
import { Link } from '#src/ui/link/link.tsx';
import { FilmNames } from '#src/ui/poster/film-names.tsx';
import { ShowGrid } from '#src/ui/poster/show-grid.tsx';
import { ViewFrame } from '../view-frame.tsx';
import { shelfNames, type ShelfName, type ShelvedShow } from './last-model.ts';
import css from './last-view.module.scss';
import type { LastModel } from './load-last.ts';

interface LastViewProps {
  readonly locale: Locale;
  readonly model: LastModel;
  readonly filters: Filters;
  /** The control with which the visitor chooses the cinemas that matter to them. */
  readonly locator?: ReactNode;
}

/** Number of posters that are in the first screen at every width. */
const firstPosters = 2;
/** So many posters are shown of a shelf; the names of the others are folded away. */
const mostPosters = 18;

/** What will soon be missed: showtimes with the film's team, one-offs, and the last days of films, each as a shelf. */
export function LastView({ locale, model, filters, locator }: LastViewProps) {
  const t = useTranslations('views.last');
  const state = useTranslations('state');
  const { name, shelves } = model;
  const shown = shelfNames.filter((shelf) => (shelves?.[shelf].length ?? 0) > 0);
  const count = shown.reduce((sum, shelf) => sum + (shelves?.[shelf].length ?? 0), 0);
  const says = name === null ? t('saysAll') : t('says', { place: name });
  return (
    <ViewFrame locale={locale} view="last" filters={filters} locator={locator} says={says}>
      <Result count={count} says={t('result', { count })} />
      {shelves === null ? (
        <EmptyState
          kind="failed"
          heading="h2"
          title={state('failedTitle')}
          text={state('failedText')}
          action={
            <Link
              locale={locale}
              to={{ page: 'shows', filters: { ...filters, view: 'last' } }}
              plain
              className={buttonClass('outlined')}
            >
              {state('retry')}
            </Link>
          }
        />
      ) : shown.length === 0 ? (
        <EmptyState
          heading="h2"
          title={t('emptyTitle')}
          text={t('emptyText')}
          action={
            <Link locale={locale} to={{ page: 'shows' }} className={buttonClass('outlined')}>
              {t('allShows')}
            </Link>
          }
        />
      ) : (
        shown.map((shelf, index) => (
          <Shelf
            key={shelf}
            locale={locale}
            shelf={shelf}
            shows={shelves[shelf]}
            filters={filters}
            first={index === 0 ? firstPosters : 0}
          />
        ))
      )}
    </ViewFrame>
  );
}

interface ShelfProps extends Pick<LastViewProps, 'locale' | 'filters'> {
  readonly shelf: ShelfName;
  readonly shows: readonly ShelvedShow[];
  readonly first: number;
}

/** The name of each shelf. */
function useShelfNames(): Readonly<Record<ShelfName, string>> {
  const t = useTranslations('views.last');
  return { team: t('team'), once: t('once'), last: t('last') };
}

function Shelf({ locale, shelf, shows, filters, first }: ShelfProps) {
  const t = useTranslations('views.last');
  const names = useTranslations('filmNames');
  const { [shelf]: title } = useShelfNames();
  const { near, localisation } = filters;
  const listed = shows.map(({ show, day }) => {
    const date = formatDay(locale, day, 'long');
    return {
      show,
      filters: {
        date: day,
        ...(localisation === undefined ? (near === undefined ? {} : { near }) : { localisation }),
      },
      note: shelf === 'last' ? t('until', { date }) : date,
    };
  });
  return (
    <section aria-labelledby={`shelf-${shelf}`}>
      <h2 id={`shelf-${shelf}`} className={css['name']}>
        {title}
      </h2>
      <ShowGrid locale={locale} label={title} shows={listed.slice(0, mostPosters)} first={first} />
      <FilmNames
        locale={locale}
        title={names('also', { count: listed.length - mostPosters })}
        films={listed.slice(mostPosters)}
      />
    </section>
  );
}
