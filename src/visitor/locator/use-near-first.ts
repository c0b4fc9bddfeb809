import { useStore } from 'zustand';
import { locatorStore } from './store.ts';

/**
 * Items of which some are cinemas: the nearest first once the visitor has chosen a place, in their own order until
 * then.
 */
export function useNearFirst<T extends { readonly slug?: string; readonly aside?: string }>(
  items: readonly T[],
): readonly T[] {
  const view = useStore(locatorStore, (state) => state.view);
  if (view === null) return items;
  const places = new Map(view.order.map((slug, index) => [slug, index]));
  const placeOf = ({ slug = '' }: T) => places.get(slug) ?? Infinity;
  return items
    .toSorted((a, b) => placeOf(a) - placeOf(b) || 0)
    .map((item) => {
      const distance = view.distances.get(item.slug ?? '');
      return distance === undefined ? item : { ...item, aside: distance };
    });
}
