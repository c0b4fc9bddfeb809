import { useId } from 'react';

/**
 * A short id for an element that very many others refer to. React's own ids grow with the depth of the page. Ids of a
 * page that is kept hidden stay different, because they are made of React's.
 */
export function useShortId(): string {
  let hash = 0;
  for (const letter of useId()) hash = (Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0)) >>> 0;
  return `i${hash.toString(36)}`;
}
