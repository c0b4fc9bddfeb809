import { processWide } from '#src/config/process-wide.ts';

type Made = WeakMap<object, ReadonlyMap<string, unknown>>;

const made = () => processWide<Made>('items-by-slug', () => new WeakMap());

/** A list by slug; the same list gives the same map, in all bundles, so that what is made of the map is made once. */
export function itemsBySlug<T extends { readonly slug: string }>(list: readonly T[]): ReadonlyMap<string, T> {
  const known = made().get(list) as ReadonlyMap<string, T> | undefined;
  if (known !== undefined) return known;
  const items = new Map(list.map((one) => [one.slug, one]));
  made().set(list, items);
  return items;
}
