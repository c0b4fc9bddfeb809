import { viewportClass, type ViewportClass } from '#src/styles/viewport.ts';

const order: readonly ViewportClass[] = ['mobile', 'tablet', 'desktop'];

/** Whether a popup may open at this width: the viewport is within the popup's largest allowed one (R151). */
export function mayOpen(width: number, largest: ViewportClass): boolean {
  return order.indexOf(viewportClass(width)) <= order.indexOf(largest);
}

/** Whether a point lies outside a box: a click there is a click on the overlay. */
export function isOutside(point: { x: number; y: number }, box: DOMRect): boolean {
  return point.x < box.left || point.x > box.right || point.y < box.top || point.y > box.bottom;
}

/**
 * The popups that are open, the last opened last. Opening and closing keep the page's scroll lock: the page
 * stays still while any open popup asks for it (R150).
 */
interface OpenPopup {
  readonly locksScroll: boolean;
  readonly close: () => void;
}

const open = new Set<OpenPopup>();

function applyLock(): void {
  const locked = [...open].some((popup) => popup.locksScroll);
  document.documentElement.toggleAttribute('data-scroll-locked', locked);
}

/** Notes that a popup opened; call the answer when it has closed. */
export function registerOpen(popup: OpenPopup): () => void {
  open.add(popup);
  applyLock();
  return () => {
    open.delete(popup);
    applyLock();
  };
}
