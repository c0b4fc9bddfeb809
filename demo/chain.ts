import { join } from 'node:path';
import type { SiteId } from '#src/sites/site.ts';

export { layOut } from './lay-out.ts';

const catalogue = join(import.meta.dirname, 'catalogue');

/** The folder of the data that all sites share, with a folder for each language. */
export const shared = join(catalogue, 'shared');

/** The folder of a site, in the form that the import reads. */
export function folderOf(site: SiteId): string {
  return join(catalogue, site);
}
