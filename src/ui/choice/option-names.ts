import { useTranslations } from 'next-intl';
import type { FilterList } from '#src/domain/filter/change-filters.ts';
import { nameOfType, type FilterOption } from '#src/domain/filter/filter-options.ts';
import { isNeed } from '#src/routes/filter-values/needs.ts';

/** How a value of a filter is called: by its own label, or by the interface copy. */
export function useOptionNames(): (
  list: FilterList,
  option: Pick<FilterOption, 'label' | 'value'>,
) => string {
  const t = useTranslations('filter');
  const need = useTranslations('needs.names');
  return (list, { label, value }) =>
    list === 'needs' && isNeed(value) ? need(value) : (label ?? t(nameOfType(value)));
}
