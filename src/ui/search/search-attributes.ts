/** Where the results of a search field stand: over the page, below the field, or in the flow of the page. */
export type ResultsPlace = 'floating' | 'inline';

/** Marks the form of a search field, so that the shell's script makes its field a combobox when it is first used. */
export const searchBox = { 'data-search-box': '' } as const;

/** Marks the place for the results behind a search field. */
export function searchResults(place: ResultsPlace): { readonly 'data-search-results': ResultsPlace } {
  return { 'data-search-results': place };
}

/** A search field with the place for its results. */
export interface SearchField {
  readonly field: HTMLInputElement;
  readonly place: Element;
}

/** The search field at or around an element of the page, or null. */
export function searchFieldAt(target: EventTarget | null): SearchField | null {
  if (!(target instanceof Element)) return null;
  const form = target.closest('form[data-search-box]');
  const field = form?.querySelector<HTMLInputElement>('input[type="search"]');
  const place = form?.querySelector('[data-search-results]');
  return field && place ? { field, place } : null;
}

/** Whether the results stand in the flow of the page, with nothing below them. */
export function standsInFlow(place: Element): boolean {
  return place.getAttribute('data-search-results') === 'inline';
}
