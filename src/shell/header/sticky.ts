import { viewportClass } from '#src/ui/viewport.ts';

/** How the header stands: in its place, or following the scroll, seen or hidden. */
export type StickyState = 'still' | 'shown' | 'hidden';

const thresholdPx = 68;

/**
 * The header's next state. It follows on desktop only, beyond both 68 px and a quarter of the window's height
 * (R128, D13); then it shows on the way up and hides on the way down (R129).
 */
export function stickyState(
  before: StickyState,
  scroll: { readonly from: number; readonly to: number },
  window: { readonly width: number; readonly height: number },
): StickyState {
  if (viewportClass(window.width) !== 'desktop' || scroll.to <= Math.max(thresholdPx, window.height / 4))
    return 'still';
  if (scroll.to === scroll.from) return before === 'still' ? 'hidden' : before;
  return scroll.to < scroll.from ? 'shown' : 'hidden';
}
