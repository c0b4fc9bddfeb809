import Negotiator from 'negotiator';

/** An `Accept-Language` is read only up to this length. */
const longestHeader = 500;

/** The language tags of an `Accept-Language` header as they are written, the most wanted first (RFC 9110, 12.5.4). */
export function acceptedLanguages(header: string | undefined): string[] {
  if (header === undefined) return [];
  return new Negotiator({ headers: { 'accept-language': header.slice(0, longestHeader) } }).languages();
}
