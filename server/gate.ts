import { hasFrameworkEnding } from '#src/next/endings.ts';

/** Why a request is refused: the status, and in words what was wrong and what was expected. */
export interface Refusal {
  readonly status: 400 | 404 | 405 | 414;
  readonly detail: string;
}

/** The methods that a site answers (D56). */
export const allowedMethods = 'GET, HEAD';

const longestShown = 24;

/**
 * The longest target that is read, as long as it would be in a `Location`. Next.js answers some targets with a
 * redirect to themselves in another spelling, and nginx keeps the address and the head of its answer in one buffer of 16 kB.
 */
const longestTarget = 7_000;

/** What stands as three characters in a `Location`. */
const grows = /[^!-~]|["<>\\^`{|}]/g;

/** Whether a target is longer than any address of a page. */
const isTooLong = (target: string) =>
  target.length > Math.floor(longestTarget / 3) &&
  target.length + 2 * (target.match(grows)?.length ?? 0) > longestTarget;

/** A run of percent-encoded bytes, or a percent sign without two hexadecimal digits after it. */
const encodedBytes = /(?:%[\da-f]{2})+|%/gi;

/** The first percent-encoded part of a path that is no valid UTF-8, as it was sent. */
function malformedIn(path: string): string | undefined {
  if (!path.includes('%')) return undefined;
  for (const [bytes] of path.matchAll(encodedBytes)) {
    try {
      decodeURIComponent(bytes);
    } catch {
      return bytes.slice(0, longestShown);
    }
  }
  return undefined;
}

/**
 * Decides whether a request may reach Next.js. Next.js answers some requests badly: 500 and a stack for a
 * method that its `Request` does not support (TRACE) and for a path that cannot be decoded; a redirect to another host
 * for a target that names this host. Its redirect from a target of many kilobytes is more than a proxy takes. A path with
 * its own ending it takes for one that fetches a part of a page ahead: it sends a part of the not-found page, and renders
 * that one again for nobody (SEC1). Pages and `/api/…` can only be read (D56). The query is not checked here; the pages do
 * that.
 *
 * @param target as in the request line: a path with its query
 * @returns null when the request may pass
 */
export function refusalOf(method: string, target: string): Refusal | null {
  if (method !== 'GET' && method !== 'HEAD')
    return { status: 405, detail: 'Only GET and HEAD are answered here.' };
  if (isTooLong(target))
    return { status: 414, detail: 'A shorter address was expected: 7,000 characters at most.' };
  if (!target.startsWith('/'))
    return { status: 400, detail: 'A path that begins with / was expected as the request’s target.' };
  const end = target.search(/[?#]/);
  const path = end < 0 ? target : target.slice(0, end);
  if (hasFrameworkEnding(path)) return { status: 404, detail: 'No address ends with .rsc or .rsc.json.' };
  const malformed = malformedIn(path);
  if (malformed === undefined) return null;
  return {
    status: 400,
    detail: `The path holds ${malformed}, which is no character: percent-encoded UTF-8 was expected.`,
  };
}
