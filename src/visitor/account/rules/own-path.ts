/**
 * A path of this site to continue to, or null (SEC7): no other host, and nothing that a browser would read as another
 * host.
 */
export function ownPath(value: unknown, siteOrigin: string): string | null {
  if (typeof value !== 'string' || value.length > 2_000) return null;
  if (!/^\/(?![/\\])[^\\\s\p{Cc}]*$/u.test(value) || !URL.canParse(value, siteOrigin)) return null;
  const { origin, pathname, search, hash } = new URL(value, siteOrigin);
  return origin === siteOrigin && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : null;
}
