import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { formatDay } from '#src/domain/date/format.ts';
import { without } from '#src/domain/filter/change-filters.ts';
import type { Day } from '#src/kernel/date/day.ts';
import { mostCinemas, type Filters } from '#src/routes/filters.ts';
import type { PageRefOf } from '#src/routes/page.ts';
import type { Locale } from '#src/sites/site.ts';
import { ChoiceList } from '#src/ui/choice/choice-list.tsx';
import { Fold } from '#src/ui/choice/fold.tsx';
import { Result } from '#src/ui/choice/result.tsx';
import { DayStrip } from '#src/ui/day-strip/day-strip.tsx';
import { EmptyState } from '#src/ui/layout/empty-state.tsx';
import { ChipLinks } from '#src/ui/link/chip-links.tsx';
import { FilmNames } from '#src/ui/poster/film-names.tsx';
import { NearCinemas } from '#src/visitor/locator/near-cinemas.client.tsx';
import { ViewFrame } from '../view-frame.tsx';
import { ComparedTimes, mostRows } from './compared-times.tsx';
import type { TableModel } from './table-model.ts';
import css from './table-view.module.scss';

interface TableViewProps {
  readonly locale: Locale;
  readonly model: TableModel;
  readonly filters: Filters;
  /** Programme day of the first cinema. */
  readonly today: Day;
  /** The control with which the visitor chooses the cinemas that matter to them. */
  readonly locator?: ReactNode;
}

/** While fewer cinemas stand beside each other, those to add are unfolded. */
const enough = 3;

/** Shows × cinemas × times: two to five cinemas of the visitor's choice beside each other. */
export function TableView({ locale, model, filters, today, locator }: TableViewProps) {
  const t = useTranslations('views.table');
  const near = useTranslations('near');
  const names = useTranslations('filmNames');
  const { columns, films, rows, by, day, strip, suggested } = model;
  const slugs = columns.map(({ slug }) => slug);
  // The address of a choice names its cinemas: the place that suggested them counts no more.
  const narrowed = (next: Filters): PageRefOf<'shows'> => ({
    page: 'shows',
    filters: { ...without(next, 'near'), view: 'table' },
  });
  const withCinemas = (cinemas: readonly string[]): Filters =>
    cinemas.length === 0 ? without(filters, 'cinemas') : { ...filters, cinemas };
  const named = withCinemas(slugs);
  const says =
    columns.length === 0
      ? t('choose')
      : t('says', {
          count: columns.length,
          what: films.length === 0 ? t('allFilms') : films.map(({ title }) => title).join(', '),
        });
  return (
    <ViewFrame locale={locale} view="table" filters={named} {...(suggested ? { locator } : {})} says={says}>
      <Result
        count={rows.length}
        says={`${says} ${by === 'films' ? formatDay(locale, day, 'long') : ''}`.trim()}
      />
      <div className={css['choice']}>
        <nav aria-label={t('chosen')} className={css['chosen']}>
          <ChipLinks
            locale={locale}
            sign="close"
            chips={[
              ...films.map(({ slug, title }) => ({
                to: narrowed(
                  films.length === 1
                    ? without(named, 'films')
                    : { ...named, films: films.map((one) => one.slug).filter((one) => one !== slug) },
                ),
                text: title,
                on: true,
                label: t('remove', { name: title }),
                filter: 'films' as const,
                value: slug,
              })),
              ...columns.map(({ slug, name }) => ({
                to: narrowed(withCinemas(slugs.filter((one) => one !== slug))),
                text: name,
                on: true,
                label: t('remove', { name }),
                filter: 'cinemas' as const,
                value: slug,
              })),
            ]}
          />
        </nav>
        {columns.length >= mostCinemas ? (
          <p className={css['hint']}>{t('full', { count: mostCinemas })}</p>
        ) : (
          <Fold icon="pin" title={t('add')} open={columns.length < enough}>
            <ChoiceList
              locale={locale}
              label={t('add')}
              filter="cinemas"
              links={NearCinemas}
              choices={model.options.map(({ slug, name, city }) => ({
                slug,
                to: narrowed(withCinemas([...slugs, slug])),
                title: city ?? name,
                note: city === null ? null : name,
              }))}
            />
          </Fold>
        )}
      </div>
      {columns.length === 0 ? null : (
        <>
          {strip.length === 0 ? null : (
            <DayStrip
              locale={locale}
              items={strip}
              refOf={(one) =>
                narrowed(filters.date === one ? without(named, 'date') : { ...named, date: one })
              }
            />
          )}
          {model.partial ? <p className={css['hint']}>{near('partial')}</p> : null}
          {rows.length === 0 ? (
            <EmptyState heading="h2" title={t('emptyTitle')} text={t('emptyText')} />
          ) : (
            <ComparedTimes locale={locale} model={model} today={today} />
          )}
          <FilmNames
            locale={locale}
            title={names('also', { count: rows.length - mostRows })}
            films={rows.slice(mostRows).map((row) => ({
              show: row.show,
              filters: { date: day },
            }))}
          />
        </>
      )}
    </ViewFrame>
  );
}
