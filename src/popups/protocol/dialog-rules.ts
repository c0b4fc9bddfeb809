import type { ViewportClass } from '#src/styles/viewport.ts';

/**
 * Where a popup is placed from 700 px on; `wide` is centred and wide enough for a video. Below 700 px every popup but
 * `full` is a sheet from the bottom (R147).
 */
export type DialogPlacement = 'beside' | 'centred' | 'wide' | 'side' | 'full';

/** How a popup behaves. */
export interface DialogRules {
  readonly placement: DialogPlacement;
  /** Whether the page behind it cannot scroll (R150). */
  readonly locksScroll: boolean;
  /** The largest viewport on which it opens (R151). */
  readonly largest: ViewportClass;
  /** False when the visitor cannot close it: neither Escape, the overlay nor a button does (R200). */
  readonly closable?: boolean;
}
