import { viewportClass, type ViewportClass } from '#src/styles/viewport.ts';

const order: readonly ViewportClass[] = ['mobile', 'tablet', 'desktop'];

/** Whether a popup may open at this width (`windowWidth`): the viewport is not larger than the popup's largest one (R151). */
export function mayOpen(width: number, largest: ViewportClass): boolean {
  return order.indexOf(viewportClass(width)) <= order.indexOf(largest);
}

/**
 * Stores the height of the window in a custom property of a dialog (R176). Each dialog has its own: on the document it would be
 * inherited, and every change of it, as a phone's address bar makes them, would restyle the whole page.
 */
export function noteHeight(dialog: HTMLElement): void {
  dialog.style.setProperty('--viewport-height', `${window.innerHeight}px`);
}

/** Whether a point is outside a box: a click there is a click on the overlay. */
export function isOutside(point: { x: number; y: number }, box: DOMRect): boolean {
  return point.x < box.left || point.x > box.right || point.y < box.top || point.y > box.bottom;
}

/** The open popups in the order in which they opened. While any of them asks for it, the page cannot scroll (R150). */
interface OpenPopup {
  readonly locksScroll: boolean;
  readonly close: () => void;
}

const open = new Set<OpenPopup>();

function applyLock(): void {
  const locked = [...open].some((popup) => popup.locksScroll);
  document.documentElement.toggleAttribute('data-scroll-locked', locked);
}

/**
 * Registers a popup that has opened.
 *
 * @returns a function to call when the popup has closed
 */
export function registerOpen(popup: OpenPopup): () => void {
  open.add(popup);
  applyLock();
  return () => {
    open.delete(popup);
    applyLock();
  };
}
