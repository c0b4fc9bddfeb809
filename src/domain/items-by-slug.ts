import { madeOf } from '#src/config/made-of.ts';

/** A list by slug; the same list gives the same map, in all bundles, so that what is made of the map is made once. */
export const itemsBySlug = <T extends { readonly slug: string }>(
  list: readonly T[],
): ReadonlyMap<string, T> =>
  madeOf('items by slug', [list], () => new Map(list.map((one) => [one.slug, one])));
