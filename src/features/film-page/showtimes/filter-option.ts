import { tagKey } from '#src/domain/tag/special-tags.ts';

/** One value of a filter of the film page. */
export interface FilterOption {
  readonly slug: string;
  readonly label: string;
  readonly on: boolean;
}

const included = (values: readonly string[] | undefined, value: string) =>
  values?.some((one) => tagKey(one) === tagKey(value)) ?? false;

/** The values of a filter that the day has, and those of the address, by label. */
export function optionsOf(
  slugs: Iterable<string>,
  chosen: readonly string[] | undefined,
  labelOf: (slug: string) => string,
): FilterOption[] {
  const keys = new Map<string, string>();
  for (const slug of [...slugs, ...(chosen ?? [])]) if (!keys.has(tagKey(slug))) keys.set(tagKey(slug), slug);
  return [...keys.values()]
    .map((slug) => ({ slug: tagKey(slug), label: labelOf(slug), on: included(chosen, slug) }))
    .toSorted((a, b) => (a.label < b.label ? -1 : a.label > b.label ? 1 : 0));
}
