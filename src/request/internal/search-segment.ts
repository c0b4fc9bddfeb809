import { noSearch, searchFor, type Search } from '#src/routes/search.ts';

const none = '-';

/** A search as one path segment of letters, digits, `-`, `_` and `.`; `-` when there is no search. */
export function searchSegment({ text, type }: Search): string {
  if (text === '') return none;
  const encoded = Buffer.from(text, 'utf8').toString('base64url');
  return type === null ? encoded : `${encoded}.${type}`;
}

/** The reverse of {@link searchSegment}. Any other segment gives an empty search; it never throws. */
export function readSearchSegment(segment: string): Search {
  if (segment === none) return noSearch;
  const [encoded = '', type = ''] = segment.split('.');
  const search = searchFor(Buffer.from(encoded, 'base64url').toString('utf8'), type === '' ? null : type);
  return searchSegment(search) === segment ? search : noSearch;
}
