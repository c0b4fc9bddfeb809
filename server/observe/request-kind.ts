import { siteOfHost } from '#src/request/host.ts';
import { matchPath } from '#src/routes/match.ts';
import { sites } from '#src/sites/registry.ts';
import type { SiteId } from '#src/sites/site.ts';

/** What a request is for. Never a part of the address, which visitors choose. */
export interface RequestKind {
  /** Null for any other host. */
  readonly site: SiteId | null;
  /** One of few words: the id of a page, or the kind of anything else. */
  readonly kind: string;
}

/**
 * Tells what a request is for.
 *
 * @param target as in the request line
 */
export function requestKindOf(
  host: string | undefined,
  target: string,
  hosts: ReadonlyMap<string, SiteId>,
): RequestKind {
  const [path = ''] = target.split('?', 1);
  const site = siteOfHost(host ?? null, hosts);
  if (path.startsWith('/health/')) return { site, kind: 'health' };
  if (site === null) return { site, kind: 'foreign-host' };
  if (path.startsWith('/_next/') || path.startsWith('/icons/') || path === '/favicon.ico')
    return { site, kind: 'file' };
  if (path.startsWith('/api/')) return { site, kind: 'api' };
  const match = matchPath(site, path, sites[site].defaultLanguage);
  return { site, kind: match.kind === 'page' ? `page-${match.ref.page}` : match.kind };
}
