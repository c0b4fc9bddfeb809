/** Why a request is refused: the status, and in words what was wrong and what was expected. */
export interface Refusal {
  readonly status: 400 | 405;
  readonly detail: string;
}

/** The methods that a site answers (D56). */
export const allowedMethods = 'GET, HEAD';

const longestShown = 24;

/** A run of percent-encoded bytes, or a percent sign without two hexadecimal digits after it. */
const encodedBytes = /(?:%[\da-f]{2})+|%/gi;

/** The first percent-encoded part of a path that is no valid UTF-8, as it was sent. */
function malformedIn(path: string): string | undefined {
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
 * Decides whether a request may reach the framework. The framework answers some requests badly: 500 and a stack for a
 * method that its `Request` does not support (TRACE) and for a path that cannot be decoded; a redirect to another host
 * for a target that names this host. Pages and `/api/…` can only be read (D56). The query is not checked here; the
 * pages do that.
 *
 * @param target as in the request line: a path with its query
 * @returns null when the request may pass
 */
export function refusalOf(method: string, target: string): Refusal | null {
  if (method !== 'GET' && method !== 'HEAD')
    return { status: 405, detail: 'Only GET and HEAD are answered here.' };
  if (!target.startsWith('/'))
    return { status: 400, detail: 'A path that begins with / was expected as the request’s target.' };
  const query = target.indexOf('?');
  const malformed = malformedIn(query < 0 ? target : target.slice(0, query));
  if (malformed === undefined) return null;
  return {
    status: 400,
    detail: `The path holds ${malformed}, which is no character: percent-encoded UTF-8 was expected.`,
  };
}
