import { endpoints } from '#src/contract/endpoints.ts';
import type { CatalogueItem, EndpointId } from '#src/contract/endpoints.ts';

/**
 * The path of a call below `/api`, as sources are asked for it: `shows`, `cinema/{slug}/shows`.
 * @param slug of the item, where it is about one
 */
export function pathOf(id: EndpointId, slug = ''): string {
  return endpoints[id].path.replace('/api/', '').replace('{slug}', () => slug);
}

/** The folder of the API that holds a kind of item: `show` of `show/{slug}`. */
export function folderOf(kind: CatalogueItem): string {
  return pathOf(kind).replace(/\/$/, '');
}
