/** A mark that the member can set: on a cinema or on a show. */
export interface PressedMark {
  readonly mark: 'favourite' | 'wish';
  readonly slug: string;
}

/**
 * The mark of the element or of one of its ancestors; null when there is none. A rating does not count, because it
 * opens a popup.
 */
export function markAt(place: EventTarget | null): PressedMark | null {
  if (!(place instanceof Element)) return null;
  const { mark, slug } = place.closest<HTMLElement>('[data-mark]')?.dataset ?? {};
  if ((mark !== 'favourite' && mark !== 'wish') || slug === undefined || slug === '') return null;
  return { mark, slug };
}
