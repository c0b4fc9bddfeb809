import type { Filters } from '#src/routes/filters.ts';

/** The filters of a page as links change them. */
export type FilterName = keyof Filters;

/**
 * What a link of a page changes there: a filter, all filters (`clear`), or which kind of result stands alone (`kind`).
 */
export type ChoiceName = FilterName | 'clear' | 'kind';

/**
 * The attributes by which scripts know what a page offers and what it answered. The markup of days, chips and choices
 * writes them; the sheet of filters and the keeper of the focus read them. Nobody reads labels out of a page.
 */
export const choiceAttributes = {
  /** On a link: what it changes, a `ChoiceName`. */
  choice: 'data-choice',
  /** On such a link: the value that it puts on or takes off, as it stands in an address. */
  value: 'data-value',
  /** On such a link: what the value is called, by itself. */
  label: 'data-label',
  /** On what holds choices: the name of the group. */
  group: 'data-choices',
  /** On an empty element beside the result: the sentence that says it. */
  result: 'data-result',
} as const;

const { choice, value: valueAttribute, label: labelAttribute, group } = choiceAttributes;

/** Attributes of a link that puts a value on or takes it off; without a label the value says what it is (a day). */
export function choiceMark(name: ChoiceName, value = '', label?: string): Readonly<Record<string, string>> {
  return {
    [choice]: name,
    [valueAttribute]: value,
    ...(label === undefined ? {} : { [labelAttribute]: label }),
  };
}

/** A group of choices: the days, the cinemas, or all that narrows a page. */
export type ChoiceGroup = 'date' | 'localisation' | 'filters' | 'kind';

/** Attributes of what holds a group of choices. */
export function choiceGroup(name: ChoiceGroup): Readonly<Record<string, string>> {
  return { [group]: name };
}

/** Selector of the groups of a name. */
export function groupSelector(name: ChoiceGroup): string {
  return `[${group}="${name}"]`;
}
