import { createStore } from 'zustand/vanilla';
import { mayOpen } from '#src/ui/dialog/dialog-behaviour.ts';
import { factsOf } from '#src/popups/protocol/kinds.ts';
import { closePopup, popupStore } from '#src/popups/protocol/store.ts';

/** The width of the window in CSS pixels, some moments after it changed last; null before it did. */
export const viewportStore = createStore<{ readonly width: number | null }>(() => ({ width: null }));

/** How long the window has to keep still (D17). */
const debounceMs = 150;

/** The custom property with the height of the window in pixels (R176). */
const heightProperty = '--viewport-height';

/** What is open only in smaller windows goes when the window grows (R151). */
function closeTooLarge(width: number): void {
  for (const { kind } of popupStore.getState().open)
    if (!mayOpen(width, factsOf(kind).largest)) closePopup(kind);
}

/**
 * Keeps the height of the window in a custom property of the document, at once, and tells its width when it has kept still
 * (R176).
 *
 * @returns stops it
 */
export function watchViewport(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const measure = () => {
    document.documentElement.style.setProperty(heightProperty, `${window.innerHeight}px`);
  };
  const onResize = () => {
    measure();
    clearTimeout(timer);
    timer = setTimeout(() => {
      viewportStore.setState({ width: window.innerWidth });
      closeTooLarge(window.innerWidth);
    }, debounceMs);
  };
  measure();
  addEventListener('resize', onResize);
  return () => {
    clearTimeout(timer);
    removeEventListener('resize', onResize);
  };
}
