import { cookieNames } from '#src/sites/cookie-names.ts';

const longest = 220;

/**
 * The value of the cookie with the visitor's place, from a `Cookie` header. The edge reads the same cookie for the key
 * of its cache (deploy/nginx.conf), so only forms that both read alike count: exactly one cookie of that name, in
 * whatever case, whose value has no other escapes than those of `:` and `,`. Anything else is no place.
 */
export function placeCookie(header: string | null): string | undefined {
  if (header === null) return undefined;
  const prefix = `${cookieNames.locator}=`;
  // nginx takes a comma for the end of a cookie, too.
  const named = header
    .split(/[;,]/)
    .map((part) => part.replace(/^ +/, ''))
    .filter((part) => part.slice(0, prefix.length).toLowerCase() === prefix);
  const [only, ...others] = named;
  if (only === undefined || others.length > 0 || !only.startsWith(prefix) || only.length > longest)
    return undefined;
  const whole = new RegExp(`(?:^|; *)${prefix}([^;]*)`).exec(header)?.[1] ?? '';
  const plain = whole.replaceAll(/%3a/gi, ':').replaceAll(/%2c/gi, ',');
  return plain === '' || plain.includes('%') ? undefined : plain;
}
