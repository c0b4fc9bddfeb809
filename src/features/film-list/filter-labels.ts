import { formatDay } from '#src/domain/date/format.ts';
import type { FilterList } from '#src/domain/filter/change-filters.ts';
import { toggled, without } from '#src/domain/filter/change-filters.ts';
import type { Filters, NarrowingName } from '#src/routes/filters.ts';
import type { Locale } from '#src/sites/site.ts';
import { useOptionNames } from '#src/ui/choice/option-names.ts';
import { useEndNames, useTimeNames } from '#src/ui/choice/time-names.ts';
import type { ShowsModel } from './shows-model.ts';

/** One active value: its label, and the filters without it. */
interface FilterOn {
  /** The value as it is written in an address. */
  readonly value: string;
  readonly label: string;
  readonly rest: Filters;
}

/** The active values of each filter, with their labels. */
export function useFilterLabels(
  locale: Locale,
  { options, chosen }: Pick<ShowsModel, 'options' | 'chosen'>,
  filters: Filters,
): Readonly<Record<NarrowingName, readonly FilterOn[]>> {
  const nameOf = useOptionNames();
  const nameOfTime = useTimeNames(locale);
  const nameOfEnd = useEndNames(locale);
  const listed = (name: FilterList) =>
    options[name]
      .filter(({ selected }) => selected)
      .map((option) => ({
        value: option.value,
        label: nameOf(name, option),
        rest: toggled(filters, name, option),
      }));
  return {
    date:
      filters.date === undefined
        ? []
        : [
            {
              value: filters.date,
              label: formatDay(locale, filters.date, 'long'),
              rest: without(filters, 'date'),
            },
          ],
    localisation:
      chosen === null
        ? []
        : [{ value: chosen.slug, label: chosen.name, rest: without(filters, 'localisation') }],
    time:
      filters.time === undefined
        ? []
        : [{ value: filters.time, label: nameOfTime(filters.time), rest: without(filters, 'time') }],
    ends:
      filters.ends === undefined
        ? []
        : [{ value: filters.ends, label: nameOfEnd(filters.ends), rest: without(filters, 'ends') }],
    genres: listed('genres'),
    needs: listed('needs'),
    versions: listed('versions'),
    tags: listed('tags'),
  };
}
