import { recordOf } from '#src/routes/pages/registry.ts';
import type { PageRef } from '#src/routes/page.ts';

/** What a page has of the header besides itself. */
export interface PageFrame {
  /** The header follows the scroll (R129). On pages to read nothing comes back over their tables on the way up. */
  readonly sticky: boolean;
  /** The menu stands in the header (R127). */
  readonly nav: boolean;
}

const frames = {
  whole: { sticky: true, nav: true },
  still: { sticky: false, nav: true },
  bare: { sticky: false, nav: false },
} as const satisfies Readonly<Record<string, PageFrame>>;

/** How the header stands on a page (R127, R129). @param page null on status pages */
export function frameOf(page: PageRef | null): PageFrame {
  return frames[(page === null ? undefined : recordOf(page.page).header) ?? 'whole'];
}
