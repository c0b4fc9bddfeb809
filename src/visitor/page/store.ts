import { createStore } from 'zustand/vanilla';
import type { PageRef } from '#src/routes/page.ts';
import { closePopups } from '#src/popups/protocol/store.ts';

interface PageState {
  /** The page on screen; null before the first one is alive, and on status pages. */
  readonly page: PageRef | null;
  /** Filters and a date apply on it (R062); which pages those are the server knows. */
  readonly takesFilters: boolean;
  /** Rises with every page that is entered, also the same one again. */
  readonly visits: number;
}

/** The page on screen. */
export const pageStore = createStore<PageState>(() => ({ page: null, takesFilters: false, visits: 0 }));

/**
 * Notes that a page has come on screen: whatever was open on the one before is put away (R148). The first page of a visit
 * has none before it: on a slow machine a popup may be opened while parts of the page still come alive, this one last.
 */
export function enterPage(page: PageRef | null, takesFilters: boolean): void {
  if (pageStore.getState().visits > 0) closePopups();
  pageStore.setState(({ visits }) => ({ page, takesFilters, visits: visits + 1 }));
}
