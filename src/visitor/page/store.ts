import { createStore } from 'zustand/vanilla';
import type { PageRef } from '#src/routes/page.ts';
import { closePopups } from '#src/popups/protocol/store.ts';

interface PageState {
  /** The current page; null before the first page has hydrated, and on status pages. */
  readonly page: PageRef | null;
  /** Whether filters and a date apply to it (R062); the server knows which pages these are. */
  readonly takesFilters: boolean;
  /** Increases with every page that is entered, also with the same page again. */
  readonly visits: number;
}

/** The page on screen. */
export const pageStore = createStore<PageState>(() => ({ page: null, takesFilters: false, visits: 0 }));

/**
 * Records that a page is on screen, and closes the popups of the page before (R148). The first page of a visit has no
 * page before it: on a slow machine a popup may open while the islands of the page still hydrate, and this runs last.
 */
export function enterPage(page: PageRef | null, takesFilters: boolean): void {
  if (pageStore.getState().visits > 0) closePopups();
  pageStore.setState(({ visits }) => ({ page, takesFilters, visits: visits + 1 }));
}
