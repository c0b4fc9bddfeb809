import type { PopupData, PopupKind } from './kinds.ts';

/** The attributes that name a popup and its data on the element that opens it. */
export interface PopupAttributes {
  readonly 'data-popup': PopupKind;
  /** The popup's data as a query; absent where an ancestor has the data, or the kind needs none. */
  readonly 'data-popup-data'?: string;
}

/**
 * Popup data as the text of an attribute: a query, because a page has hundreds of them and the quotes of JSON are
 * escaped in HTML.
 */
export const popupText = (data: Readonly<Record<string, string | undefined>>): string =>
  new URLSearchParams(
    Object.entries(data).filter((entry): entry is [string, string] => entry[1] !== undefined),
  ).toString();

/** The data in the text of an attribute; empty without one. */
export const popupTextRead = (text: string | undefined): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(text ?? ''));

/** Writes the attributes of an element that opens a popup; `triggerTold` reads them. */
export function popupAttributes<K extends PopupKind>(
  kind: K,
  data: Partial<PopupData<K>> = {},
): PopupAttributes {
  return {
    'data-popup': kind,
    ...(Object.keys(data).length === 0 ? {} : { 'data-popup-data': popupText(data) }),
  };
}

/** The element at or around a place that opens a popup, with the text of its attributes; null where there is none. */
export function triggerTold(place: Element): {
  readonly trigger: HTMLElement;
  readonly kind: string | undefined;
  readonly data: string | undefined;
} | null {
  const trigger = place.closest<HTMLElement>('[data-popup]');
  return trigger === null
    ? null
    : { trigger, kind: trigger.dataset['popup'], data: trigger.dataset['popupData'] };
}

/** Whether a click on this element opens a popup. */
export function opensPopup(element: HTMLElement): boolean {
  return element.dataset['popup'] !== undefined;
}

/** The elements of the page that open a kind of popup. */
export const openersOf = (kind: PopupKind): NodeListOf<HTMLElement> =>
  document.querySelectorAll<HTMLElement>(`main [data-popup="${kind}"]`);
