import type { SiteCatalogue } from '#src/contract/catalogue.ts';
import type { SiteId } from '#src/sites/site.ts';
import { addressesOf } from '../import/addresses.ts';
import { cleanCatalogue } from '../import/derive/clean-texts.ts';
import { readSite } from '../import/read-site.ts';
import { findingLines } from '../import/report.ts';
import { folderSource } from '../import/sources/folder-source.ts';
import { CatalogueError } from '../catalogue/source.ts';
import type { RollingChain } from './rolling-chain.ts';

/** The origins of the demonstration's addresses, each without a slash at the end, and its size. */
export interface LaidOutOptions {
  mediaOrigin: string;
  tunnelOrigin: string;
  accountOrigin: string;
  /** How many times the catalogue is repeated: a whole number from 1. */
  factor: number;
}

/**
 * A site's catalogue of a chain, with its calendar for an instant.
 * @throws {CatalogueError} with a list of the faults in the folder
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
 * A site's catalogue of a chain from its files, without days: read like any import, checked, with gaps filled and clean
 * markup (SEC5). Unlike an import, it must not refer to anything that does not exist.
 * @throws {CatalogueError} with a list of the faults in the folder
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
