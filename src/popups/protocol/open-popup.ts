import { dataOf, factsOf, type PopupData, type PopupKind } from './kinds.ts';
import { popupStore, type OpenedPopup } from './store.ts';

let openings = 0;

/**
 * Opens a popup. A popup of the sign-in flow closes all others (R154). There is never more than one popup of a kind.
 *
 * @param trigger the element that was clicked, or null
 */
export function openPopup<K extends PopupKind>(
  kind: K,
  data: Partial<PopupData<K>>,
  trigger: Element | null = null,
): void {
  openings += 1;
  const popup: OpenedPopup = { kind, data: dataOf(kind, data), trigger, key: openings };
  popupStore.setState(({ open }) => ({
    open:
      factsOf(kind).signInFlow === true ? [popup] : [...open.filter((other) => other.kind !== kind), popup],
  }));
}
