import type { ViewportClass } from '#src/styles/viewport.ts';

/**
 * Where a popup stands from 700 px on, `wide` being centred for a moving picture; below that each is a sheet from the bottom,
 * `full` excepted (R147).
 */
export type DialogPlacement = 'beside' | 'centred' | 'wide' | 'side' | 'full';

/** How a popup behaves. */
export interface DialogRules {
  readonly placement: DialogPlacement;
  /** The page stays still while it is open (R150). */
  readonly locksScroll: boolean;
  /** The largest viewport it opens on (R151). */
  readonly largest: ViewportClass;
  /** False keeps it open until it is done: neither Escape, the overlay nor a control closes it (R200). */
  readonly closable?: boolean;
}
