import { markAround, type MarkKind } from '#src/ui/mark/mark-attributes.ts';

/** A mark of the page that can be put: on a cinema or on a show. */
export interface PressedMark {
  readonly mark: MarkKind;
  readonly slug: string;
}

/** The mark at or around a place, or null. A rating does not count: it opens a popup. */
export function markAt(place: EventTarget | null): PressedMark | null {
  if (!(place instanceof Element)) return null;
  const found = markAround(place);
  if (found === null || found.mark === 'rating') return null;
  return { mark: found.mark, slug: found.slug };
}
