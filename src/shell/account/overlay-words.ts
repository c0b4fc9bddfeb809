import type { AccountOverlay } from '#src/visitor/account/store.ts';

/** What the frame says around the page that it shows. */
export interface OverlayWords {
  readonly titles: Readonly<Record<AccountOverlay['page'], string>>;
  readonly close: string;
  readonly loading: string;
  readonly failed: string;
  readonly retry: string;
}
