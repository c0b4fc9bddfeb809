import { markAround, type MarkKind } from '#src/ui/mark/mark-attributes.ts';

/** A mark that the member can set: on a cinema or on a show. */
export interface PressedMark {
  readonly mark: MarkKind;
  readonly slug: string;
}

/**
 * The mark of the element or of one of its ancestors; null when there is none. A rating does not count, because it
 * opens a popup.
 */
export function markAt(place: EventTarget | null): PressedMark | null {
  if (!(place instanceof Element)) return null;
  const found = markAround(place);
  if (found === null || found.mark === 'rating') return null;
  return { mark: found.mark, slug: found.slug };
}
