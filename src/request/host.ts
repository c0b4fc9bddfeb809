import { siteIds } from '#src/sites/registry.ts';
import type { SiteId } from '#src/sites/site.ts';

/** A host name with an optional port and nothing else: no user, no path, no spaces (RFC 9110 §7.2, in lower case). */
const hostSyntax = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*(?::\d{1,5})?$/;

/** Builds the table of hosts from the public origins of the sites. */
export function hostTable(origins: Readonly<Record<SiteId, string>>): ReadonlyMap<string, SiteId> {
  return new Map(siteIds.map((site) => [new URL(origins[site]).host, site]));
}

/**
 * The site of a Host header. After a strict syntax check the whole header is looked up in the table, so
 * `fr.test:80@evil.test` and the like match no site.
 *
 * @returns the site, or null: the request was sent to the wrong server (421)
 */
export function siteOfHost(host: string | null, table: ReadonlyMap<string, SiteId>): SiteId | null {
  if (host === null || host.length > 255) return null;
  const name = host.toLowerCase();
  const site = table.get(name);
  return site !== undefined && hostSyntax.test(name) ? site : null;
}
