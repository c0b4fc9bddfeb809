/** Why a request goes no further: its status, and in words what was wrong and what was expected. */
export interface Refusal {
  readonly status: 400 | 405;
  readonly detail: string;
}

/** What a site answers to (D56). */
export const allowedMethods = 'GET, HEAD';

const longestShown = 24;

/** A run of percent-encoded bytes, or a percent sign that begins none. */
const encodedBytes = /(?:%[\da-f]{2})+|%/gi;

/** The first percent-encoding of a path that is no UTF-8 text, as it was sent. */
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
 * Whether a request may reach the framework, which answers what it cannot read itself: a method that its `Request` cannot
 * hold (TRACE) and a path that cannot be decoded with 500 and a stack, a target with a host of its own with a redirect
 * there. Pages and `/api/…` are read, never written (D56); what a query holds is the pages' own business.
 *
 * @param target as it stands in the request line: a path with its query
 * @returns null for what may pass
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
