import type { ItemOf } from '#src/contract/catalogue.ts';
import type { CatalogueItem } from '#src/contract/endpoints.ts';

/** The field of the list that tells an item of a kind, whatever its slug (D62). A city's number is often counted. */
export const referenceFields = { show: 'showRef', cinema: 'vistaRef', faqArticle: 'id' } as const satisfies {
  readonly [Kind in CatalogueItem]?: keyof ItemOf<Kind>;
};

/** The reference of an item of a list; null when it has none. */
export function referenceOf(kind: CatalogueItem, item: ItemOf<CatalogueItem>): string | null {
  if (kind === 'show' && 'showRef' in item) return item.showRef;
  if (kind === 'cinema' && 'vistaRef' in item) return item.vistaRef;
  return kind === 'faqArticle' && 'id' in item ? String(item.id) : null;
}

/** Whether the slugs of a kind end with the number of the item. */
export function isNumbered(kind: CatalogueItem): boolean {
  return kind === 'show' || kind === 'event';
}
