import { join } from 'node:path';
import type { SiteCatalogue } from '#src/contract/catalogue.ts';
import type { SiteId } from '#src/sites/site.ts';
import * as demonstration from '../../demo/chain.ts';
import { laidOut, onFile } from './laid-out.ts';
import type { LaidOutOptions } from './laid-out.ts';
import type { RollingChain } from './rolling-chain.ts';

/** Path of the demonstration's module, for the process that generates it. */
export const demonstrationModule = join(import.meta.dirname, '../../demo/chain.ts');

const chain: RollingChain = demonstration;

/** Origins of the demonstration in tests. */
export const testOrigins: LaidOutOptions = {
  mediaOrigin: 'http://media.velours.localhost:4000',
  tunnelOrigin: 'http://tickets.velours.localhost:4000',
  accountOrigin: 'http://account.velours.localhost:4000',
  factor: 1,
};

/** The demonstration's catalogue of a site from its files, without days. */
export async function catalogueOnFile(site: SiteId): Promise<SiteCatalogue> {
  return onFile(chain, site, new Date(0), testOrigins);
}

const made = new Map<string, Promise<SiteCatalogue>>();

/**
 * The demonstration of a site at an instant. Making one takes seconds, so a file that asks twice gets the same object,
 * which it must not change; with options each call makes a new one.
 */
export function demonstrationOf(
  site: SiteId,
  now: Date,
  options: Partial<LaidOutOptions> = {},
): Promise<SiteCatalogue> {
  const make = () => laidOut(chain, site, now, { ...testOrigins, ...options });
  if (Object.keys(options).length > 0) return make();
  const key = `${site} ${now.toISOString()}`;
  const known = made.get(key) ?? make();
  made.set(key, known);
  return known;
}
