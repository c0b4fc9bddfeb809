import { useTranslations } from 'next-intl';
import { formatDay } from '#src/domain/date/format.ts';
import { without } from '#src/domain/filter/change-filters.ts';
import type { Filters } from '#src/routes/filters.ts';
import type { Locale } from '#src/sites/site.ts';
import { choiceMark } from '#src/ui/link/choice-marks.ts';
import { Result } from '#src/ui/choice/result.tsx';
import { EmptyState } from '#src/ui/layout/empty-state.tsx';
import { buttonClass } from '#src/ui/link/button.tsx';
import { Link } from '#src/ui/link/link.tsx';
import { useFilterLabels } from './filter-labels.ts';
import { narrowedShows } from './shows-links.ts';
import type { ShowsModel } from './shows-model.ts';
import css from './shows-page.module.scss';

interface NothingMatchesProps {
  readonly locale: Locale;
  readonly model: ShowsModel;
  readonly filters: Filters;
}

/** Shown when nothing matches: which filters prevent a match, and how many shows there are without each of them. */
export function NothingMatches({ locale, model, filters }: NothingMatchesProps) {
  const t = useTranslations('shows');
  const filter = useTranslations('filter');
  const next = useTranslations('cinema');
  const labels = useFilterLabels(locale, model, filters);
  return (
    <EmptyState
      heading="h2"
      title={t('emptyTitle')}
      text={t('emptyText')}
      action={
        <div className={css['ways']}>
          <Result says={t('emptyTitle')} count={0} />
          {model.nextDay === null ? null : (
            <Link
              locale={locale}
              to={narrowedShows({ ...filters, date: model.nextDay })}
              keepScroll
              {...choiceMark('date', model.nextDay)}
              className={buttonClass('outlined')}
            >
              {next('nextDay', { date: formatDay(locale, model.nextDay, 'long') })}
            </Link>
          )}
          {model.loosen.map(({ name, count }) => {
            const label = labels[name].map((one) => one.label).join(', ');
            return (
              <Link
                key={name}
                locale={locale}
                to={narrowedShows(without(filters, name))}
                keepScroll
                {...choiceMark('clear')}
                className={buttonClass('outlined')}
              >
                {count === null ? filter('loosenUncounted', { label }) : filter('loosen', { label, count })}
              </Link>
            );
          })}
          <Link locale={locale} to={{ page: 'shows' }} className={buttonClass('quiet')}>
            {t('emptyAction')}
          </Link>
        </div>
      }
    />
  );
}
