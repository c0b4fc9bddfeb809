import type { SiteCatalogue } from '#src/contract/catalogue.ts';
import type { SiteId } from '#src/sites/site.ts';
import { addressesOf } from '../import/addresses.ts';
import { cleanCatalogue } from '../import/derive/clean-texts.ts';
import { readSite } from '../import/read-site.ts';
import { findingLines } from '../import/report.ts';
import { folderSource } from '../import/sources/folder-source.ts';
import { CatalogueError } from '../catalogue/source.ts';
import type { RollingChain } from './rolling-chain.ts';

/** Where the demonstration's addresses lead, each without a slash at the end, and how large it is. */
export interface LaidOutOptions {
  mediaOrigin: string;
  tunnelOrigin: string;
  accountOrigin: string;
  /** How many times the catalogue, whole, from 1. */
  factor: number;
}

/**
 * A site's catalogue of a chain with its calendar laid out for an instant.
 * @throws {CatalogueError} listing what is wrong with the folder
 */
export async function laidOut(
  chain: RollingChain,
  site: SiteId,
  now: Date,
  options: LaidOutOptions,
): Promise<SiteCatalogue> {
  return chain.layOut(await onFile(chain, site, now, options), now, options);
}

/**
 * A site's catalogue of a chain as it is on file, without days: read as any import is, checked, with its gaps filled and its
 * markup clean (SEC5).
 * Unlike an import it may name nothing that is not there.
 * @throws {CatalogueError} listing what is wrong with the folder
 */
export async function onFile(
  chain: Pick<RollingChain, 'folderOf' | 'shared'>,
  site: SiteId,
  now: Date,
  options: Omit<LaidOutOptions, 'factor'>,
): Promise<SiteCatalogue> {
  const source = folderSource(site, chain.folderOf(site), {
    shared: chain.shared,
    addresses: addressesOf(options),
  });
  const { read, findings } = await readSite(site, source, { shiftToToday: false, now, origins: options });
  const wrong = [...findings.problems, ...findings.leftOut];
  if (read === null || wrong.length > 0)
    throw new CatalogueError(findingLines(source.name, wrong).join('\n'));
  return cleanCatalogue(read.catalogue);
}
