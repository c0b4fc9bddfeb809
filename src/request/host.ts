import { siteIds } from '#src/sites/registry.ts';
import type { SiteId } from '#src/sites/site.ts';

/** Builds the table of hosts from the public origins of the sites. */
export function hostTable(origins: Readonly<Record<SiteId, string>>): ReadonlyMap<string, SiteId> {
  return new Map(siteIds.map((site) => [new URL(origins[site]).host, site]));
}

/**
 * The site of a Host header. The whole header is looked up in the table, so `fr.test:80@evil.test` and the like match
 * no site.
 *
 * @returns the site, or null: the request was sent to the wrong server (421)
 */
export function siteOfHost(host: string | null, table: ReadonlyMap<string, SiteId>): SiteId | null {
  if (host === null) return null;
  const name = host.toLowerCase();
  const site = table.get(name);
  return site ?? null;
}
