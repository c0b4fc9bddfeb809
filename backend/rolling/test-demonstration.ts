import { join } from 'node:path';
import type { SiteCatalogue } from '#src/contract/catalogue.ts';
import type { SiteId } from '#src/sites/site.ts';
import * as demonstration from '../../demo/chain.ts';
import { laidOut, onFile } from './laid-out.ts';
import type { LaidOutOptions } from './laid-out.ts';
import type { RollingChain } from './rolling-chain.ts';

/** The demonstration's module, as the process that lays it out is told of it. */
export const demonstrationModule = join(import.meta.dirname, '../../demo/chain.ts');

const chain: RollingChain = demonstration;

/** Origins of the demonstration in tests. */
export const testOrigins: LaidOutOptions = {
  mediaOrigin: 'http://media.velours.localhost:4000',
  tunnelOrigin: 'http://tickets.velours.localhost:4000',
  accountOrigin: 'http://account.velours.localhost:4000',
  factor: 1,
};

/** The demonstration's catalogue of a site as it is on file, without days. */
export async function catalogueOnFile(site: SiteId): Promise<SiteCatalogue> {
  return onFile(chain, site, new Date(0), testOrigins);
}

/** The demonstration of a site at an instant. */
export async function demonstrationOf(
  site: SiteId,
  now: Date,
  options: Partial<LaidOutOptions> = {},
): Promise<SiteCatalogue> {
  return laidOut(chain, site, now, { ...testOrigins, ...options });
}
