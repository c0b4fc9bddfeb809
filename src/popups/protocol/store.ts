import { createStore } from 'zustand/vanilla';
import { dataOf, factsOf, type PopupData, type PopupKind } from './kinds.ts';

/** A popup that is open. */
export interface OpenedPopup {
  readonly kind: PopupKind;
  readonly data: Readonly<Record<string, string>>;
  /** Beside what it stands, and where focus goes back to. */
  readonly trigger: Element | null;
  /** Rises with every opening: two openings of one kind are two popups. */
  readonly key: number;
}

interface PopupState {
  /** The last opened last. */
  readonly open: readonly OpenedPopup[];
}

/** The popups that are open. */
export const popupStore = createStore<PopupState>(() => ({ open: [] }));

let openings = 0;

/**
 * Opens a popup. One of the sign-in flow closes all others (R154); of one kind there is never more than one.
 *
 * @param trigger what was clicked, where something was
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

/** Closes the popup of a kind, where it is open. */
export function closePopup(kind: PopupKind): void {
  popupStore.setState(({ open }) => ({ open: open.filter((popup) => popup.kind !== kind) }));
}

/** Closes all popups: any navigation does (R148). */
export function closePopups(): void {
  if (popupStore.getState().open.length > 0) popupStore.setState({ open: [] });
}
