/** The views of the shows page (D51). A view is a filter of its address, and decides which other filters count. */

const ofPlace = ['localisation', 'near', 'view'];
const compared = ['cinemas', 'date', 'films', 'near', 'needs', 'view'];

/**
 * The filters that count in each view, in the order in which views are offered: what starts soon, cinemas beside each
 * other, films one after the other, last days. Any other is left out of its address.
 */
const taken = {
  soon: ['needs', ...ofPlace],
  table: compared,
  plan: compared,
  last: ofPlace,
} as const;

export type ShowsView = keyof typeof taken;

/** Whether a text of an address names a view. */
export function isView(text: string): text is ShowsView {
  return Object.hasOwn(taken, text);
}

/** The names of the views. */
export const showsViews = Object.keys(taken).filter(isView);

/** Whether only a page with views takes the filter. */
export function isFilterOfViews(name: string): boolean {
  return name === 'view' || name === 'cinemas' || name === 'films';
}

/**
 * Returns whether a filter stands in the address of a view, so that one view has one address.
 *
 * @param view as received; without one, the list of all shows
 */
export function keptInView(view = ''): (name: string) => boolean {
  const names: readonly string[] | null = isView(view) ? taken[view] : null;
  return (name) => names?.includes(name) ?? (name === 'view' || !isFilterOfViews(name));
}
