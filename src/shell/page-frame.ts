import type { PageId, PageRef } from '#src/routes/page.ts';

/** What a page has of the header besides itself. */
export interface PageFrame {
  /** The header follows the scroll (R129). */
  readonly sticky: boolean;
  /** The menu stands in the header (R127). */
  readonly nav: boolean;
}

const whole: PageFrame = { sticky: true, nav: true };

/** Pages to read: nothing comes back over a line of their tables on the way up. */
const reading: PageFrame = { sticky: false, nav: true };

const frames: Readonly<Partial<Record<PageId, PageFrame>>> = {
  cinemaLight: reading,
  cityLight: reading,
  upcomingShowsLight: reading,
  // On its way to elsewhere: what would lead away from a sign-in that is being finished is left out.
  callback: { sticky: false, nav: false },
};

/** How the header stands on a page (R127, R129). @param page null on status pages */
export function frameOf(page: PageRef | null): PageFrame {
  return (page === null ? undefined : frames[page.page]) ?? whole;
}
