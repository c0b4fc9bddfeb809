import { siteOfHost } from '#src/request/host.ts';
import { matchPath } from '#src/routes/match.ts';
import { sites } from '#src/sites/registry.ts';
import type { SiteId } from '#src/sites/site.ts';

/**
 * What a request is for, as one of few words: the id of a page, or the kind of anything else. Never a part of the address,
 * which visitors choose.
 */
export function pageKindOf(
  host: string | undefined,
  target: string,
  hosts: ReadonlyMap<string, SiteId>,
): string {
  const [path = ''] = target.split('?', 1);
  if (path.startsWith('/health/')) return 'health';
  const site = siteOfHost(host ?? null, hosts);
  if (site === null) return 'foreign-host';
  if (path.startsWith('/_next/') || path.startsWith('/icons/') || path === '/favicon.ico') return 'file';
  if (path.startsWith('/api/')) return 'api';
  const match = matchPath(site, path, sites[site].defaultLanguage);
  if (match.kind === 'page') return `page-${match.ref.page}`;
  return match.kind;
}
