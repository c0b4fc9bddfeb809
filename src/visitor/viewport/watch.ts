import { createStore } from 'zustand/vanilla';
import { mayOpen, noteHeight } from '#src/ui/dialog/dialog-behaviour.ts';
import { factsOf } from '#src/popups/protocol/kinds.ts';
import { closePopup, popupStore } from '#src/popups/protocol/store.ts';
import { windowWidth } from '#src/styles/viewport.ts';

/** The width of the window in CSS pixels at the usual size of text, shortly after its last change; null before the first change. */
export const viewportStore = createStore<{ readonly width: number | null }>(() => ({ width: null }));

/** How long the size of the window must stay the same, in milliseconds (D17). */
const debounceMs = 150;

/** Closes popups that open only in smaller windows, when the window grows (R151). */
function closeTooLarge(width: number): void {
  for (const { kind } of popupStore.getState().open)
    if (!mayOpen(width, factsOf(kind).largest)) closePopup(kind);
}

/**
 * Tells dialogs the height of the window at once, and the store its width when it has stopped changing (R176).
 *
 * @returns a function that stops it
 */
export function watchViewport(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onResize = () => {
    for (const dialog of document.querySelectorAll('dialog')) noteHeight(dialog);
    clearTimeout(timer);
    timer = setTimeout(() => {
      viewportStore.setState({ width: windowWidth() });
      closeTooLarge(windowWidth());
    }, debounceMs);
  };
  addEventListener('resize', onResize);
  return () => {
    clearTimeout(timer);
    removeEventListener('resize', onResize);
  };
}
