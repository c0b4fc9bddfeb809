import { popupTextRead, triggerTold } from './attributes.ts';
import { dataOf, factsOf, isPopupKind, type PopupKind } from './kinds.ts';
import { contextTold, linkTold } from './trigger.ts';

/** The popup that a click on a trigger opens. */
export interface TriggeredPopup {
  readonly kind: PopupKind;
  readonly data: Readonly<Record<string, string>>;
  readonly trigger: HTMLElement;
}

function contextOf(trigger: Element): object {
  return Object.assign({}, ...contextTold(trigger).map(popupTextRead).toReversed()) as object;
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
  const found = linkTold(place);
  if (found === null || !isPopupKind(found.kind)) return null;
  const { trigger, kind } = found;
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
