import type { ItemLists, ItemOf } from './catalogue.ts';
import { endpointIds, endpoints } from './endpoints.ts';
import type { CatalogueItem, EndpointId, FurtherId, ListId, TranslationId } from './endpoints.ts';

/** The calls about one kind of item, beside the one that answers an item itself. */
export interface ItemCalls {
  readonly list: ListId;
  readonly further: readonly FurtherId[];
  readonly translations: readonly TranslationId[];
}

/** All lists in the order of the contract, first those without which a catalogue is none. */
export const listIds: readonly ListId[] = endpointIds
  .filter((id): id is ListId => partOf(id) === 'list')
  .toSorted((one, other) => Number(endpoints[other].source.needed) - Number(endpoints[one].source.needed));

/** All kinds of items, in the order of their lists. */
export const itemKinds: readonly CatalogueItem[] = listIds.map((id) => endpoints[id].source.item);

/** All calls about one item that answer something further. */
export const furtherIds: readonly FurtherId[] = endpointIds.filter(
  (id): id is FurtherId => partOf(id) === 'further',
);

/** All calls that answer the slugs of one item in all languages. */
export const translationIds: readonly TranslationId[] = endpointIds.filter(
  (id): id is TranslationId => partOf(id) === 'translation',
);

/** The calls about each kind of item. */
export const itemCalls: Readonly<Record<CatalogueItem, ItemCalls>> = byKind((kind, list) => ({
  list,
  further: furtherIds.filter((id) => endpoints[id].source.item === kind),
  translations: translationIds.filter((id) => endpoints[id].source.item === kind),
}));

/** Something for each kind of item. */
export function byKind<T>(make: (kind: CatalogueItem, list: ListId) => T): Record<CatalogueItem, T> {
  const made = listIds.map((list) => [endpoints[list].source.item, make(endpoints[list].source.item, list)]);
  return Object.fromEntries(made) as Record<CatalogueItem, T>;
}

/** The items of a kind that a catalogue lists; none where it has no such list. */
export function itemsOf(lists: Partial<ItemLists>, kind: CatalogueItem): readonly ItemOf<CatalogueItem>[] {
  return lists[itemCalls[kind].list] ?? [];
}

function partOf(id: EndpointId): string | null {
  const { source } = endpoints[id];
  return source.kind === 'item' ? source.part : null;
}
