/** The parameter by which Next.js's router tells the payloads of one address apart. */
export const payloadParameter = '_rsc';

/**
 * The page whose payload or segment a browser has fetched.
 *
 * @param name the address of an entry of the browser's resource timing
 * @returns path and query, as a link has them; null of anything else than a payload
 */
export function payloadPage(name: string): string | null {
  const at = name.lastIndexOf(payloadParameter);
  const before = name[at - 1];
  if (before !== '?' && before !== '&') return null;
  const { pathname } = new URL(name);
  // The parameter is the last one; what stands before it stays as it was written.
  const search = name.slice(0, at - 1).split('?')[1];
  return search === undefined ? pathname : `${pathname}?${search}`;
}
