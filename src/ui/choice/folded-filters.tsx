import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { popupTrigger } from '#src/popups/protocol/trigger.ts';
import type { PageRef } from '#src/routes/page.ts';
import type { Locale } from '#src/sites/site.ts';
import { choiceGroup } from '../link/choice-marks.ts';
import { ActiveFilters, type ActiveFilter } from './active-filters.tsx';
import { FilterButton } from './filter-button.tsx';
import { Fold } from './fold.tsx';
import css from './folded-filters.module.scss';

interface FoldedFiltersProps {
  readonly locale: Locale;
  /** The active values; needs have a line of their own and are not among them. */
  readonly on: readonly ActiveFilter[];
  /** Number of active needs. */
  readonly needs: number;
  /** The page without any of them. */
  readonly clear: PageRef;
  /** The values to choose from, as links. */
  readonly children: ReactNode;
}

/**
 * The filters of a page in its `ChoiceBar`. On a phone one button opens them in a sheet; elsewhere, and without script, they
 * fold. The active ones are beside it, each with a link that removes it.
 */
export function FoldedFilters({ locale, on, needs, clear, children }: FoldedFiltersProps) {
  const t = useTranslations('filter');
  const count = on.length + needs;
  return (
    <div className={css['filters']} {...choiceGroup('filters')}>
      <FilterButton count={count} behaviour={popupTrigger('filters')} />
      <Fold icon="filter" className={css['fold']} title={count > 0 ? t('active', { count }) : t('title')}>
        {children}
      </Fold>
      <ActiveFilters locale={locale} on={on} clear={clear} />
    </div>
  );
}
