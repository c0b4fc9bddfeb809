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

/** So many kinds are remembered … */
const mostRemembered = 2_000;
/** … of hosts and targets with so many characters. */
const longestRemembered = 300;

/**
 * Tells what requests are for, and remembers it: most of them are for few addresses.
 *
 * @returns a {@link requestKindOf} for these hosts
 */
export function rememberedKinds(
  hosts: ReadonlyMap<string, SiteId>,
): (host: string | undefined, target: string) => RequestKind {
  const remembered = new Map<string, RequestKind>();
  return (host, target) => {
    // No part of a request holds a line break.
    const key = `${host ?? ''}\n${target}`;
    const known = remembered.get(key);
    if (known !== undefined) return known;
    const kind = requestKindOf(host, target, hosts);
    if (key.length > longestRemembered) return kind;
    if (remembered.size === mostRemembered) remembered.clear();
    remembered.set(key, kind);
    return kind;
  };
}
