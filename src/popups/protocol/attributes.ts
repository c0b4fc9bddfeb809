import type { PopupData, PopupKind } from './kinds.ts';

/** The attributes that name a popup and its data on the element that opens it. */
export interface PopupAttributes {
  readonly 'data-popup': PopupKind;
  /** JSON of the popup's data; absent where an ancestor has the data, or the kind needs none. */
  readonly 'data-popup-data'?: string;
}

/** Writes the attributes of an element that opens a popup; `triggerTold` reads them. */
export function popupAttributes<K extends PopupKind>(
  kind: K,
  data: Partial<PopupData<K>> = {},
): PopupAttributes {
  return {
    'data-popup': kind,
    ...(Object.keys(data).length === 0 ? {} : { 'data-popup-data': JSON.stringify(data) }),
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
