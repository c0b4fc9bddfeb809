import type { ItemOf } from '#src/contract/catalogue.ts';
import type { CatalogueItem } from '#src/contract/endpoints.ts';

/** Kinds of items whose lists and pages have different names for the same fields. */
const renamed: { readonly [K in CatalogueItem]?: (item: ItemOf<K>) => object } = {
  show: (show) => ({
    ...show,
    titleTracking: show.title,
    genresTracking: show.genres,
    actors: show.hubbleCasting,
    refVista: show.showRef,
  }),
  event: (event) => ({ ...event, details: null, shows: event.type === 'show' ? [event.slug] : [] }),
};

/** The fields of an item's page, as far as its list item has them. */
export function pageFieldsOf(kind: CatalogueItem, item: ItemOf<CatalogueItem>): object {
  const fieldsOf = renamed[kind] as ((one: ItemOf<CatalogueItem>) => object) | undefined;
  return fieldsOf?.(item) ?? item;
}
