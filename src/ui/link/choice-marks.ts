import type { FilterName } from '#src/routes/filters.ts';

/**
 * What a link changes on its page: a filter, all filters (`clear`), or the kind of result that is shown alone (`kind`).
 */
export type ChoiceName = FilterName | 'clear' | 'kind';

/**
 * The attributes from which scripts read the choices and the result of a page. The markup of days, chips and choices
 * has them; the sheet of filters and the keeper of the focus read them. Scripts never read visible labels.
 */
export const choiceAttributes = {
  /** On a link: the `ChoiceName` that it changes. */
  choice: 'data-choice',
  /** On such a link: the value that it adds or removes, as written in an address. */
  value: 'data-value',
  /** On such a link: the name of the value. */
  label: 'data-label',
  /** On the element around links that all change one filter, instead of both on each: the name of the filter. */
  list: 'data-choosing',
  /** On the element around a group of choices: the name of the group. */
  group: 'data-choices',
  /** On an empty element beside the result: the sentence that describes the result. */
  result: 'data-result',
  /** On that element: the number of results. */
  count: 'data-count',
} as const;

const { choice, value: valueAttribute, label: labelAttribute, list, group } = choiceAttributes;

/** Attributes of a link that adds or removes a value. Without a label, the name is made from the value (a day). */
export function choiceMark(name: ChoiceName, value = '', label?: string): Readonly<Record<string, string>> {
  return {
    [choice]: name,
    [valueAttribute]: value,
    ...(label === undefined ? {} : { [labelAttribute]: label }),
  };
}

/** Attributes of the element around links that all change one filter. The value of each stands in its address. */
export function choiceListMark(name: FilterName): Readonly<Record<string, string>> {
  return { [list]: name };
}

/** The attributes of a link in such an element, whose address does not end the filter with its value. */
export function choiceValueMark(value: string): Readonly<Record<string, string>> {
  return { [valueAttribute]: value };
}

/** What an address says of a filter; `''` when it has no such filter. */
function valueIn(address: string, name: string): string {
  const [, filters = ''] = address.split('/filters/');
  const part = filters.split(/[/#?]/).find((one) => one.startsWith(`${name}-`));
  return part?.slice(name.length + 1) ?? '';
}

/** What a link changes; null for a link that is no choice. */
export function choiceOf(link: Element): { readonly name: string; readonly value: string } | null {
  const own = link.getAttribute(choice);
  if (own !== null) return { name: own, value: link.getAttribute(valueAttribute) ?? '' };
  const name = link.closest(`[${list}]`)?.getAttribute(list) ?? null;
  if (name === null) return null;
  const value = link.getAttribute(valueAttribute) ?? valueIn(link.getAttribute('href') ?? '', name);
  return { name, value };
}

/** The links of a place that are choices. */
export const choicesIn = (place: ParentNode): Element[] => [
  ...place.querySelectorAll(`[${choice}], [${list}] a`),
];

/** A group of choices: the days, the cinemas, all filters of a page, or the kinds of result. */
export type ChoiceGroup = 'date' | 'localisation' | 'filters' | 'kind';

/** Attributes of the element around a group of choices. */
export function choiceGroup(name: ChoiceGroup): Readonly<Record<string, string>> {
  return { [group]: name };
}

/** Selector of the groups with a name. */
export function groupSelector(name: ChoiceGroup): string {
  return `[${group}="${name}"]`;
}
