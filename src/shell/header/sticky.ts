import { viewportClass } from '#src/styles/viewport.ts';

/** State of the header: in its place at the top, or following the scroll, shown or hidden. */
export type StickyState = 'still' | 'shown' | 'hidden';

const thresholdPx = 68;

/**
 * The header's next state. It follows the scroll on desktop only, beyond both 68 px and a quarter of the window's
 * height (R128, D13): it is shown on the way up and hidden on the way down (R129). A header that is shown on the way up
 * stays shown until the top of the page; otherwise it would vanish and come back.
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
