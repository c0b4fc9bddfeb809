import type { AccountOverlay } from '#src/visitor/account/store.ts';

/** The copy of the frame around a page of the client host. */
export interface OverlayWords {
  readonly titles: Readonly<Record<AccountOverlay['page'], string>>;
  readonly close: string;
  readonly loading: string;
  readonly failed: string;
  readonly retry: string;
}
