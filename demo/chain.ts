import { join } from 'node:path';
import type { SiteId } from '#src/sites/site.ts';

export { layOut } from './lay-out.ts';

const catalogue = join(import.meta.dirname, 'catalogue');

/** What the sites share, by language. */
export const shared = join(catalogue, 'shared');

/** The folder of a site, in the shape of the import. */
export function folderOf(site: SiteId): string {
  return join(catalogue, site);
}
