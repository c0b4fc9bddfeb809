import { endpoints } from '#src/contract/endpoints.ts';
import type { CatalogueItem, EndpointId } from '#src/contract/endpoints.ts';

/**
 * The path of a call below `/api`, as it is given to sources: `shows`, `cinema/{slug}/shows`.
 * @param slug of the item, for a call about one
 */
export function pathOf(id: EndpointId, slug = ''): string {
  return endpoints[id].path.replace('/api/', '').replace('{slug}', () => slug);
}

/** The folder of the API with a kind of item: `show` of `show/{slug}`. */
export function folderOf(kind: CatalogueItem): string {
  return pathOf(kind).replace(/\/$/, '');
}
