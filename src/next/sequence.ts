import type { IncomingMessage } from 'node:http';

/** The names of a page's document and its payload among its byte sequences; segments have those that Next.js gives them. */
export const documentPart = 'document';
export const payloadPart = 'payload';

/** Whether a request is for a payload or a segment, and not for a document. */
export const asksForPayload = ({ headers }: IncomingMessage): boolean => headers['rsc'] === '1';

/**
 * Which byte sequence of a page a request is for: its document, its payload (`RSC: 1`), or a segment that is prefetched.
 *
 * @returns the name of the sequence; of a segment that cannot be one, a name that no page has
 */
export function sequenceOf(request: IncomingMessage): string {
  if (!asksForPayload(request)) return documentPart;
  const { headers } = request;
  const segment = headers['next-router-segment-prefetch'];
  if (headers['next-router-prefetch'] !== '1' || segment === undefined) return payloadPart;
  // Document and payload are asked for in no other way.
  return segment === documentPart || segment === payloadPart ? '' : String(segment);
}
