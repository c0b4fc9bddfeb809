import { useTranslations } from 'next-intl';
import { toggled, without } from '#src/domain/filter/change-filters.ts';
import type { Filters } from '#src/routes/filters.ts';
import type { ActiveFilter } from '#src/ui/choice/active-filters.tsx';
import { ChoiceChips } from '#src/ui/choice/choice-bar.tsx';
import { FoldedFilters } from '#src/ui/choice/folded-filters.tsx';
import { EndChips, TimeChips } from '#src/ui/choice/time-chips.tsx';
import { useEndNames, useTimeNames } from '#src/ui/choice/time-names.ts';
import { ChipLinks } from '#src/ui/link/chip-links.tsx';
import { NeedChips } from '#src/visitor/needs/need-chips.tsx';
import { narrowed, type ShowtimesPart } from '../narrowed.ts';

/** The filters that choose neither a day nor a place. */
export function dayAndPlace({ date, near }: Filters): Filters {
  return { ...(date === undefined ? {} : { date }), ...(near === undefined ? {} : { near }) };
}

/** The filters of a film's showtimes: when, then needs, versions and experiences. */
export function ShowtimeFilters({ locale, pageRef, filters, showtimes }: ShowtimesPart) {
  const t = useTranslations('filter');
  const nameOfTime = useTimeNames(locale);
  const nameOfEnd = useEndNames(locale);
  const refOf = (changed: Filters) => narrowed(pageRef, changed);
  const lists = (
    [
      { name: 'versions', options: showtimes.versions },
      { name: 'tags', options: showtimes.experiences },
    ] as const
  ).map(({ name, options }) => ({
    name,
    options: options.map(({ slug, label, on }) => ({
      filter: name,
      value: slug,
      label,
      on,
      to: refOf(toggled(filters, name, { value: slug, selected: on })),
    })),
  }));
  const single = (name: 'ends' | 'time', nameOf: (value: string) => string): readonly ActiveFilter[] => {
    const value = filters[name];
    if (value === undefined) return [];
    return [{ filter: name, value, label: nameOf(value), to: refOf(without(filters, name)) }];
  };
  const on: readonly ActiveFilter[] = [
    ...single('time', nameOfTime),
    ...single('ends', nameOfEnd),
    ...lists.flatMap(({ options }) => options.filter((option) => option.on)),
  ];
  return (
    <FoldedFilters
      locale={locale}
      on={on}
      needs={filters.needs?.length ?? 0}
      clear={refOf({
        ...dayAndPlace(filters),
        ...(filters.localisation === undefined ? {} : { localisation: filters.localisation }),
      })}
    >
      <TimeChips locale={locale} filters={filters} refOf={refOf} />
      <EndChips locale={locale} filters={filters} refOf={refOf} />
      {showtimes.needs.length === 0 ? null : (
        <NeedChips locale={locale} filters={filters} offered={showtimes.needs} refOf={refOf} />
      )}
      {lists.map(({ name, options }) =>
        options.length < 2 && !options.some((option) => option.on) ? null : (
          <ChoiceChips key={name} label={t(name)}>
            <ChipLinks
              locale={locale}
              chips={options.map(({ label, ...option }) => ({ ...option, text: label }))}
            />
          </ChoiceChips>
        ),
      )}
    </FoldedFilters>
  );
}
