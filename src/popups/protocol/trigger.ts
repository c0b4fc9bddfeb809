import { popupAttributes, popupText, triggerTold, type PopupAttributes } from './attributes.ts';
import type { PopupData, PopupKind } from './kinds.ts';

/** The attributes of an element that opens a popup on click, with script. */
export interface PopupTriggerAttributes extends PopupAttributes {
  readonly 'aria-haspopup': 'dialog';
}

/**
 * Attributes for a link or a button that opens a popup. Without script a link opens its `href` (D37); a button must be
 * hidden without script. One listener serves all triggers of a page, so that a trigger is not an island.
 */
export function popupTrigger<K extends PopupKind>(
  kind: K,
  data: Partial<PopupData<K>> = {},
): PopupTriggerAttributes {
  return { ...popupAttributes(kind, data), 'aria-haspopup': 'dialog' };
}

/**
 * Attributes for an element that contains several triggers. Its data apply to all of them, but a trigger's own data
 * win. With it, a list of showtimes has its film and cinema only once.
 */
export function popupContext(data: Readonly<Record<string, string>>): {
  readonly 'data-popup-context': string;
} {
  return { 'data-popup-context': popupText(data) };
}

/**
 * Attributes for an element in which every link opens a popup. The address and the text of the link become the data that
 * the kind's `link` and `told` name, so that a hundred tickets need no attributes of their own. A link that loses its address opens
 * nothing.
 */
export function popupLinks(
  kind: PopupKind,
  data: Readonly<Record<string, string>>,
): { readonly 'data-popup-links': PopupKind; readonly 'data-popup-context': string } {
  return { 'data-popup-links': kind, ...popupContext(data) };
}

/** The data that the surroundings of a trigger have for it, the nearest first. */
export function contextTold(trigger: Element): readonly (string | undefined)[] {
  const all: (string | undefined)[] = [];
  let around = trigger.closest<HTMLElement>('[data-popup-context]');
  while (around !== null) {
    all.push(around.dataset['popupContext']);
    around = around.parentElement?.closest<HTMLElement>('[data-popup-context]') ?? null;
  }
  return all;
}

/** The link at or around a place that opens a popup because its surroundings say so; null where there is none. */
export function linkTold(
  place: Element,
): { readonly trigger: HTMLElement; readonly kind: string | undefined } | null {
  const trigger = place.closest<HTMLElement>('a[href]');
  const around = trigger?.closest<HTMLElement>('[data-popup-links]');
  return trigger && around ? { trigger, kind: around.dataset['popupLinks'] } : null;
}

/** The element at or around a place that opens a popup, whichever it is; null where there is none. */
export const triggerAt = (place: Element): HTMLElement | null =>
  (triggerTold(place) ?? linkTold(place))?.trigger ?? null;
