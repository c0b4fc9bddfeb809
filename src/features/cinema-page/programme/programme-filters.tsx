import { useTranslations } from 'next-intl';
import { toggled } from '#src/domain/filter/change-filters.ts';
import type { Filters } from '#src/routes/filters.ts';
import type { Locale } from '#src/sites/site.ts';
import { choiceGroup, choiceMark } from '#src/ui/link/choice-marks.ts';
import { FilterButton } from '#src/ui/choice/filter-button.tsx';
import { ChipLink } from '#src/ui/link/chip-link.tsx';
import { Link } from '#src/ui/link/link.tsx';
import { Icon } from '#src/ui/picture/icon.tsx';
import { popupTrigger } from '#src/popups/protocol/trigger.ts';
import type { CinemaProgramme } from './cinema-programme.ts';
import { dayOnly, filterLists, narrowed } from './filter-links.ts';
import type { CinemaModel } from '../load-cinema.ts';
import css from './programme-filters.module.scss';

interface ProgrammeFiltersProps {
  readonly locale: Locale;
  readonly model: CinemaModel;
  readonly filters: Filters;
  readonly programme: CinemaProgramme;
}

/**
 * The values that narrow the day. Each is a link that turns it on or off (R179 to R181). They are one row on a phone,
 * so that the first film stays visible, and a row for each list on wider screens.
 */
export function ProgrammeFilters({ locale, model, filters, programme }: ProgrammeFiltersProps) {
  const t = useTranslations('filter');
  const lists = filterLists
    .map((name) => ({ name, options: programme.options[name] }))
    .filter(({ options }) => options.length > 1 || options.some(({ selected }) => selected));
  if (lists.length === 0) return null;
  const on = lists.flatMap(({ options }) => options).filter(({ selected }) => selected).length;
  return (
    <div className={css['place']} {...choiceGroup('filters')}>
      <FilterButton count={on} behaviour={popupTrigger('filters')} />
      <nav aria-label={t('title')} className={css['filters']}>
        {on === 0 ? null : (
          <Link
            locale={locale}
            to={narrowed(model.ref, dayOnly(filters))}
            keepScroll
            className={css['clear']}
            {...choiceMark('clear')}
          >
            <Icon name="close" />
            {t('clear')}
          </Link>
        )}
        {lists.map(({ name, options }) => (
          <div key={name} className={css['list']}>
            <span id={`filter-${name}`} className={css['name']}>
              {t(name)}
            </span>
            <ul aria-labelledby={`filter-${name}`} className={css['chips']}>
              {options.map((option) => (
                <li key={option.value}>
                  <ChipLink
                    locale={locale}
                    to={narrowed(model.ref, toggled(filters, name, option))}
                    on={option.selected}
                    filter={name}
                    value={option.value}
                  >
                    {option.label ?? t('entertainment')}
                  </ChipLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
    </div>
  );
}
