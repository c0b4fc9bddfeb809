import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { formatDay } from '#src/domain/date/format.ts';
import { without } from '#src/domain/filter/change-filters.ts';
import type { Filters } from '#src/routes/filters.ts';
import type { Locale } from '#src/sites/site.ts';
import { Result } from '#src/ui/choice/result.tsx';
import { DayStrip } from '#src/ui/day-strip/day-strip.tsx';
import { EmptyState } from '#src/ui/layout/empty-state.tsx';
import { FilmNames } from '#src/ui/poster/film-names.tsx';
import { ViewChoice, viewWith } from '../view-choice.tsx';
import { ViewFrame } from '../view-frame.tsx';
import { ComparedTimes, mostRows } from './compared-times.tsx';
import type { TableModel } from './table-model.ts';

interface TableViewProps {
  readonly locale: Locale;
  readonly model: TableModel;
  readonly filters: Filters;
  /** The control with which the visitor chooses the cinemas that matter to them. */
  readonly locator?: ReactNode;
}

/** While fewer cinemas stand beside each other, those to add are unfolded. */
const enough = 3;

/** Shows × cinemas × times: two to five cinemas of the visitor's choice beside each other. */
export function TableView({ locale, model, filters, locator }: TableViewProps) {
  const t = useTranslations('views.table');
  const near = useTranslations('near');
  const names = useTranslations('filmNames');
  const { columns, films, rows, by, day, strip, suggested } = model;
  const named: Filters =
    columns.length === 0
      ? without(filters, 'cinemas')
      : { ...filters, cinemas: columns.map(({ slug }) => slug) };
  const says =
    columns.length === 0
      ? t('choose')
      : t('says', {
          count: columns.length,
          what: films.length === 0 ? t('allFilms') : films.map(({ title }) => title).join(', '),
        });
  return (
    <ViewFrame
      locale={locale}
      view="table"
      filters={named}
      day={by === 'films' && columns.length > 0 && rows.length > 0 ? day : null}
      {...(suggested ? { locator } : {})}
      says={says}
    >
      <Result
        count={rows.length}
        says={`${says} ${by === 'films' ? formatDay(locale, day, 'long') : ''}`.trim()}
      />
      <ViewChoice
        locale={locale}
        view="table"
        cinemas={model}
        films={films}
        filters={named}
        enough={enough}
      />
      {columns.length === 0 ? null : (
        <>
          {strip.length === 0 ? null : (
            <DayStrip
              locale={locale}
              items={strip}
              refOf={(one) =>
                viewWith('table', filters.date === one ? without(named, 'date') : { ...named, date: one })
              }
            />
          )}
          {model.partial ? <p>{near('partial')}</p> : null}
          {rows.length === 0 ? (
            <EmptyState heading="h2" title={t('emptyTitle')} text={t('emptyText')} />
          ) : (
            <ComparedTimes locale={locale} model={model} />
          )}
          <FilmNames
            locale={locale}
            title={names('also', { count: rows.length - mostRows })}
            films={rows.slice(mostRows).map((row) => ({ show: row.show, filters: { date: day } }))}
          />
        </>
      )}
    </ViewFrame>
  );
}
