/** The views of the shows page (D51). A view is a filter of its address, and decides which other filters count. */

const ofPlace = ['localisation', 'near', 'view'];

/** The filters that count in each view: what starts soon, and last days. Any other is left out of its address. */
const taken = { last: ofPlace, soon: ofPlace } as const;

export type ShowsView = keyof typeof taken;

/** Whether a text of an address names a view. */
export function isView(text: string): text is ShowsView {
  return Object.hasOwn(taken, text);
}

/** The names of the views. */
export const showsViews = Object.keys(taken).filter(isView);

/** Whether only a page with views takes the filter. */
export function isFilterOfViews(name: string): boolean {
  return name === 'view';
}

/**
 * Returns whether a filter stands in the address of a view, so that one view has one address.
 *
 * @param view as received; without one, the list of all shows
 */
export function keptInView(view = ''): (name: string) => boolean {
  return (name) => (isView(view) ? taken[view].includes(name) : name === 'view' || !isFilterOfViews(name));
}
