import {
  popupAttributes,
  popupText,
  popupTextRead,
  triggerTold,
  type PopupAttributes,
} from './attributes.ts';
import { dataOf, factsOf, isPopupKind, type PopupData, type PopupKind } from './kinds.ts';

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

/** The popup that a click on a trigger opens. */
export interface TriggeredPopup {
  readonly kind: PopupKind;
  readonly data: Readonly<Record<string, string>>;
  readonly trigger: HTMLElement;
}

function contextOf(trigger: Element): object {
  let data: object = {};
  let around = trigger.closest<HTMLElement>('[data-popup-context]');
  while (around !== null) {
    data = { ...popupTextRead(around.dataset['popupContext']), ...data };
    around = around.parentElement?.closest<HTMLElement>('[data-popup-context]') ?? null;
  }
  return data;
}

/** A link's own name, or the lines that it shows. */
const toldBy = (link: Element): string =>
  link.getAttribute('aria-label') ??
  link.textContent
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(' · ');

/** The popup of a link inside an element whose links open popups; null when there is none. */
function linkAt(place: Element): TriggeredPopup | null {
  const trigger = place.closest<HTMLElement>('a[href]');
  const kind = trigger?.closest<HTMLElement>('[data-popup-links]')?.dataset['popupLinks'];
  if (!trigger || !isPopupKind(kind)) return null;
  const { link, told } = factsOf(kind);
  const own = {
    ...(link === undefined ? {} : { [link]: trigger.getAttribute('href') }),
    ...(told === undefined ? {} : { [told]: toldBy(trigger) }),
  };
  return { kind, data: dataOf(kind, { ...contextOf(trigger), ...own }), trigger };
}

/** The popup that the element or one of its ancestors opens; null when there is none. */
export function triggeredAt(place: EventTarget | null): TriggeredPopup | null {
  if (!(place instanceof Element)) return null;
  const told = triggerTold(place);
  if (told === null) return linkAt(place);
  const { trigger, kind } = told;
  if (!isPopupKind(kind)) return null;
  const data = { ...contextOf(trigger), ...popupTextRead(told.data) };
  return { kind, data: dataOf(kind, data), trigger };
}
