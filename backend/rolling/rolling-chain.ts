import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import type { SiteCatalogue } from '#src/contract/catalogue.ts';
import type { SiteId } from '#src/sites/site.ts';

/** Options for the calendar. */
export interface LayOutOptions {
  /** Public origin of the booking tunnel, without a slash at the end. */
  readonly tunnelOrigin: string;
  /** How many times the catalogue is repeated: a whole number from 1. */
  readonly factor: number;
}

/**
 * A chain whose programme continues by itself: catalogue folders in the form of the import, without days, and a
 * function that adds its calendar. A module exports this to the demonstration's process.
 */
export interface RollingChain {
  /** The folder of a site. */
  folderOf(site: SiteId): string;
  /** The folder that the sites share. */
  readonly shared: string;
  /** The catalogue with the days that follow from an instant. A pure function. */
  layOut(catalogue: SiteCatalogue, now: Date, options: LayOutOptions): SiteCatalogue;
}

const isFunction = (value: unknown): boolean => typeof value === 'function';
const moduleSchema = z.object({
  folderOf: z.custom<RollingChain['folderOf']>(isFunction, 'expected a function'),
  shared: z.string(),
  layOut: z.custom<RollingChain['layOut']>(isFunction, 'expected a function'),
});

/**
 * Loads a chain's module.
 *
 * @param path of the module
 */
export async function loadChain(path: string): Promise<RollingChain> {
  const found: unknown = await import(pathToFileURL(path).href);
  return moduleSchema.parse({ ...(typeof found === 'object' ? found : {}) });
}
