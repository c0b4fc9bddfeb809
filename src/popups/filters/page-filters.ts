import { filterNames, filtersIn, isSingle, withFilters, type FilterName } from '#src/routes/filters.ts';
import { choiceAttributes, choiceOf, choicesIn } from '#src/ui/link/choice-marks.ts';

/** A value that the page's filters offer. */
export interface OfferedValue {
  readonly name: FilterName;
  readonly value: string;
  /** Empty for a day and for a time, whose text is made from its value. */
  readonly label: string;
}

/** The selected values by filter. */
export type Chosen = Readonly<Record<FilterName, readonly string[]>>;

function chosenOf(values: (name: FilterName) => readonly string[]): Chosen {
  return Object.fromEntries(filterNames.map((name) => [name, values(name)])) as unknown as Chosen;
}

/** Nothing selected. */
export const noneChosen: Chosen = chosenOf(() => []);

/** Nothing selected but the place, which is no filter that hides shows. */
export function onlyPlace({ near }: Chosen): Chosen {
  return { ...noneChosen, near };
}

/** The values that an address selects; null when it is not a valid address with filters. */
export function chosenIn(pathname: string): Chosen | null {
  const filters = filtersIn(pathname);
  return filters === null ? null : chosenOf((name) => [filters[name] ?? []].flat());
}

/** The address with other selected values; null when there is none, because there are too many values. */
export function addressWith(pathname: string, chosen: Chosen): string | null {
  try {
    const filters = Object.fromEntries(
      filterNames.map((name) => [name, isSingle(name) ? chosen[name][0] : chosen[name]]),
    );
    return withFilters(pathname, filters);
  } catch {
    return null;
  }
}

/** The selected values with one added or removed; a filter that takes one value gets the new one instead. */
export function toggledIn(chosen: Chosen, name: FilterName, value: string): Chosen {
  const before = chosen[name];
  if (before.includes(value)) return { ...chosen, [name]: before.filter((one) => one !== value) };
  return { ...chosen, [name]: isSingle(name) ? [value] : [...before, value] };
}

const isFilterName = (name: string): name is FilterName => filterNames.some((one) => one === name);

/**
 * The values that a page's filters offer, each once, in the page's order. Read from the marks of its links
 * (`choiceMark`).
 *
 * @param place element that contains the filters
 */
export function offeredIn(place: ParentNode): OfferedValue[] {
  const { label } = choiceAttributes;
  const offered = new Map<string, OfferedValue>();
  for (const link of choicesIn(place)) {
    const { name, value } = choiceOf(link) ?? { name: '', value: '' };
    if (!isFilterName(name) || value === '' || offered.has(`${name} ${value}`)) continue;
    offered.set(`${name} ${value}`, { name, value, label: link.getAttribute(label) ?? '' });
  }
  return [...offered.values()];
}
