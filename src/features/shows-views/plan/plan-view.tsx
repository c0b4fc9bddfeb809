import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { formatDay } from '#src/domain/date/format.ts';
import { without } from '#src/domain/filter/change-filters.ts';
import type { Day } from '#src/kernel/date/day.ts';
import type { Filters } from '#src/routes/filters.ts';
import type { Locale } from '#src/sites/site.ts';
import { Result } from '#src/ui/choice/result.tsx';
import { DayStrip } from '#src/ui/day-strip/day-strip.tsx';
import { EmptyState } from '#src/ui/layout/empty-state.tsx';
import { ViewChoice, viewWith } from '../view-choice.tsx';
import { ViewFrame } from '../view-frame.tsx';
import { PlanCard } from './plan-card.tsx';
import type { PlanModel } from './plan-model.ts';
import css from './plan-view.module.scss';

interface PlanViewProps {
  readonly locale: Locale;
  readonly model: PlanModel;
  readonly filters: Filters;
  /** Programme day of the first cinema. */
  readonly today: Day;
  /** The control with which the visitor chooses the cinemas that matter to them. */
  readonly locator?: ReactNode;
}

/** Two or three films one after the other, with a pause and the way between them. */
export function PlanView({ locale, model, filters, today, locator }: PlanViewProps) {
  const t = useTranslations('views.plan');
  const near = useTranslations('near');
  const { columns, films, filmOptions, plans, day, strip, suggested } = model;
  const named: Filters =
    columns.length === 0
      ? without(filters, 'cinemas')
      : { ...filters, cinemas: columns.map(({ slug }) => slug) };
  const date = formatDay(locale, day, 'long');
  const says =
    columns.length === 0
      ? t('chooseCinemas')
      : films.length < 2
        ? t('chooseFilms')
        : t('says', { count: plans.length, date });
  return (
    <ViewFrame
      locale={locale}
      view="plan"
      filters={named}
      day={plans.length > 0 ? day : null}
      {...(suggested ? { locator } : {})}
      says={says}
    >
      <Result count={plans.length} says={says} />
      <ViewChoice
        locale={locale}
        view="plan"
        cinemas={model}
        films={films}
        filmOptions={filmOptions}
        filters={named}
        enough={1}
      />
      {columns.length === 0 || strip.length === 0 ? null : (
        <DayStrip
          locale={locale}
          items={strip}
          refOf={(one) => viewWith('plan', one === today ? without(named, 'date') : { ...named, date: one })}
        />
      )}
      {model.partial ? <p>{near('partial')}</p> : null}
      {columns.length === 0 || films.length < 2 ? null : plans.length === 0 ? (
        <EmptyState heading="h2" title={t('emptyTitle')} text={t('emptyText')} />
      ) : (
        <>
          <h2 className={css['heard']}>{t('says', { count: plans.length, date })}</h2>
          <ol className={css['plans']}>
            {plans.map((plan) => (
              <li key={plan.showtimes.map(({ cinema, key }) => `${cinema} ${key}`).join(' ')}>
                <PlanCard locale={locale} plan={plan} day={day} />
              </li>
            ))}
          </ol>
          <p className={css['note']}>{t('estimate')}</p>
        </>
      )}
    </ViewFrame>
  );
}
