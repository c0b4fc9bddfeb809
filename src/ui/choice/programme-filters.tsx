import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { dayOnly, toggled, without, type FilterList } from '#src/domain/filter/change-filters.ts';
import type { FilterOptions } from '#src/domain/filter/filter-options.ts';
import { kidsType } from '#src/domain/filter/show-filter.ts';
import { endTimes, startTimes } from '#src/domain/filter/time-of-day.ts';
import { popupTrigger } from '#src/popups/protocol/trigger.ts';
import type { FilterName, Filters } from '#src/routes/filters.ts';
import type { PageRef } from '#src/routes/page.ts';
import type { Locale } from '#src/sites/site.ts';
import { ChipLink } from '../link/chip-link.tsx';
import { ChipLinks } from '../link/chip-links.tsx';
import { choiceGroup, choiceListMark } from '../link/choice-marks.ts';
import { ActiveFilters } from './active-filters.tsx';
import { FilterButton } from './filter-button.tsx';
import css from './programme-filters.module.scss';
import { useOptionNames } from './option-names.ts';
import { useEndNames, useTimeNames } from './time-names.ts';

/** The filter lists of a programme, in the order in which visitors think of them. */
const filterLists = ['versions', 'needs', 'tags', 'genres'] as const satisfies readonly FilterList[];

interface ProgrammeFiltersProps {
  readonly locale: Locale;
  /** The values that occur on the day. */
  readonly options: FilterOptions;
  /** The filters of the address. */
  readonly filters: Filters;
  /** The page with other filters. */
  readonly refOf: (filters: Filters) => PageRef;
  /** Filters whose active values the page says elsewhere. */
  readonly said?: readonly FilterName[];
  /** Links of the page that stand in one row with the button for the filters. */
  readonly beside?: ReactNode;
}

interface Value {
  readonly value: string;
  readonly text: string;
  readonly on: boolean;
  /** The filters after a click on it. */
  readonly next: Filters;
}

interface List {
  readonly name: FilterName;
  readonly title: string;
  readonly values: readonly Value[];
}

/** Whether the sheet of filters makes the names of the values itself, so that their chips are listed. */
const isTime = (name: FilterName): boolean => name === 'time' || name === 'ends';

/** Links that belong together, by the id of their name. They are no fields, so that it is no `fieldset`. */
const groupNamedBy = (id: string) => ({ role: 'group', 'aria-labelledby': id }) as const;

/**
 * The values that narrow the day: times of day and ends first, then versions, needs, experiences and
 * genres. Each is a link that turns
 * it on or off (D45, R179 to R181); those that are active stand before them, as on every page. They are one row on a phone, so that the first film stays visible, and a row for each
 * list on wider screens.
 */
export function ProgrammeFilters(props: ProgrammeFiltersProps) {
  const { locale, options, filters, refOf, said = [], beside } = props;
  const t = useTranslations('filter');
  const lists = useLists(locale, options, filters);
  if (lists.length === 0) return beside === undefined ? null : <div className={css['row']}>{beside}</div>;
  const on = lists.flatMap(({ name, values }) =>
    values.filter((value) => value.on).map((value) => ({ ...value, filter: name })),
  );
  // Families ask for it most: on a phone it stands beside the button that hides the other values.
  const kids = lists.find(({ name }) => name === 'tags')?.values.find(({ value }) => value === kidsType);
  return (
    <div className={css['place']} {...choiceGroup('filters')}>
      <div className={css['row']}>
        <FilterButton count={on.length} behaviour={popupTrigger('filters')} />
        {kids === undefined ? null : (
          <span className={css['quick']}>
            <ChipLink
              locale={locale}
              to={refOf(kids.next)}
              on={kids.on}
              filter="tags"
              value={kids.value}
              label={kids.text}
            >
              {t('kidsShort')}
            </ChipLink>
          </span>
        )}
        {beside}
      </div>
      <ActiveFilters
        locale={locale}
        className={css['on']}
        on={on
          .filter(({ filter }) => filter !== 'needs' && !said.includes(filter))
          .map(({ filter, value, text, next }) => ({ filter, value, label: text, to: refOf(next) }))}
        clear={refOf(dayOnly(filters))}
      />
      <nav aria-label={t('title')} className={css['filters']}>
        {lists.map(({ name, title, values }) => (
          <div
            key={name}
            className={css['list']}
            {...groupNamedBy(`filter-${name}`)}
            {...(isTime(name) ? choiceListMark(name) : {})}
          >
            <span id={`filter-${name}`} className={css['name']}>
              {title}
            </span>
            <ChipLinks
              locale={locale}
              listed={isTime(name)}
              chips={values.map(({ next, ...words }) => ({ ...words, to: refOf(next), filter: name }))}
            />
          </div>
        ))}
      </nav>
    </div>
  );
}

/** The lists with something to choose. */
function useLists(locale: Locale, options: FilterOptions, filters: Filters): readonly List[] {
  const t = useTranslations('filter');
  const times = useTranslations('times');
  const nameOf = useTimeNames(locale);
  const nameOfOption = useOptionNames();
  const nameOfEnd = useEndNames(locale);
  const others = filterLists.map((name): List => ({
    name,
    title: t(name),
    values: options[name].map((option) => ({
      value: option.value,
      text: nameOfOption(name, option),
      on: option.selected,
      next: toggled(filters, name, option),
    })),
  }));
  const shown = others.filter(({ values }) => values.length > 1 || values.some(({ on }) => on));
  const timed = filters.time !== undefined || filters.ends !== undefined;
  if (shown.length === 0 && !timed && options.versions.length === 0) return [];
  const single = (name: 'ends' | 'time', offered: readonly string[], nameIn: (value: string) => string) => {
    const chosen = filters[name];
    const own = chosen === undefined || offered.includes(chosen) ? [] : [chosen];
    return [...own, ...offered].map((value) => ({
      value,
      text: nameIn(value),
      on: value === chosen,
      next: value === chosen ? without(filters, name) : { ...filters, [name]: value },
    }));
  };
  return [
    { name: 'time', title: times('title'), values: single('time', startTimes, nameOf) },
    { name: 'ends', title: times('ends'), values: single('ends', endTimes, nameOfEnd) },
    ...shown,
  ];
}
