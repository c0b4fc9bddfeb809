/** The views of the shows page (D51). A view is a filter of its address, and decides which other filters count. */

/** The names of the views: what starts soon, and last days. */
export const showsViews = ['last', 'soon'] as const;

export type ShowsView = (typeof showsViews)[number];

/** Whether a text of an address names a view. */
export function isView(text: string): text is ShowsView {
  return showsViews.some((view) => view === text);
}

const ofPlace = ['localisation', 'near'] as const;

/** The filters that count in a view; any other is left out of its address. */
const takenBy: Readonly<Record<ShowsView, readonly string[]>> = { last: ofPlace, soon: ofPlace };

/** The filters that only views have. */
const ofViews: readonly string[] = ['view'];

/** Whether only a page with views takes the filter. */
export function isFilterOfViews(name: string): boolean {
  return ofViews.includes(name);
}

/**
 * Returns whether a filter stands in the address of a view, so that one view has one address.
 *
 * @param view as received; without one, the list of all shows
 */
export function keptInView(view: string | undefined): (name: string) => boolean {
  if (view === undefined || !isView(view)) return (name) => name === 'view' || !isFilterOfViews(name);
  return (name) => name === 'view' || takenBy[view].includes(name);
}
