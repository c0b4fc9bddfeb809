/** A mark of the page that can be put: on a cinema or on a show. */
export interface PressedMark {
  readonly mark: 'favourite' | 'wish';
  readonly slug: string;
}

/** The mark at or around a place, or null. A rating is none: it opens a popup. */
export function markAt(place: EventTarget | null): PressedMark | null {
  if (!(place instanceof Element)) return null;
  const { mark, slug } = place.closest<HTMLElement>('[data-mark]')?.dataset ?? {};
  if ((mark !== 'favourite' && mark !== 'wish') || slug === undefined || slug === '') return null;
  return { mark, slug };
}
