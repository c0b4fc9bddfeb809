import { viewportClass } from '#src/styles/viewport.ts';

/** How the header stands: in its place, or following the scroll, seen or hidden. */
export type StickyState = 'still' | 'shown' | 'hidden';

const thresholdPx = 68;

/**
 * The header's next state. It begins to follow on desktop only, beyond both 68 px and a quarter of the window's height
 * (R128, D13); then it shows on the way up and hides on the way down (R129). One that is in sight stays so up to its own
 * place at the top: it would vanish before the visitor's eyes, and come again.
 */
export function stickyState(
  before: StickyState,
  scroll: { readonly from: number; readonly to: number },
  window: { readonly width: number; readonly height: number },
): StickyState {
  if (viewportClass(window.width) !== 'desktop') return 'still';
  if (scroll.to <= Math.max(thresholdPx, window.height / 4))
    return before === 'shown' && scroll.to > 0 && scroll.to <= scroll.from ? 'shown' : 'still';
  if (scroll.to === scroll.from) return before === 'still' ? 'hidden' : before;
  return scroll.to < scroll.from ? 'shown' : 'hidden';
}
