import { createStore } from 'zustand/vanilla';
import type { PopupKind } from './kinds.ts';

/** A popup that is open. */
export interface OpenedPopup {
  readonly kind: PopupKind;
  readonly data: Readonly<Record<string, string>>;
  /** The element beside which the popup is placed, and which gets the focus back. */
  readonly trigger: Element | null;
  /** Increases with every opening: two openings of one kind are two popups. */
  readonly key: number;
}

interface PopupState {
  /** In the order in which they were opened. */
  readonly open: readonly OpenedPopup[];
}

/** The popups that are open. */
export const popupStore = createStore<PopupState>(() => ({ open: [] }));

/** Closes the popup of a kind if it is open. */
export function closePopup(kind: PopupKind): void {
  popupStore.setState(({ open }) => ({ open: open.filter((popup) => popup.kind !== kind) }));
}

/** Closes all popups; every navigation does this (R148). */
export function closePopups(): void {
  if (popupStore.getState().open.length > 0) popupStore.setState({ open: [] });
}
