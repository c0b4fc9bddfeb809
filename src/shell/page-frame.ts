import { recordOf } from '#src/routes/pages/registry.ts';
import { isWebview, type PageRef } from '#src/routes/page.ts';

/** The parts of the shell on a page. */
export interface PageFrame {
  /**
   * Whether the header follows the scroll (R129). On pages with tables to read it does not, so that it never covers
   * them.
   */
  readonly sticky: boolean;
  /** Whether the header has the menu (R127). */
  readonly nav: boolean;
  /** Whether the page is alone, without header, notices and footer: webview twins (R036). */
  readonly alone?: true;
}

const frames = {
  whole: { sticky: true, nav: true },
  still: { sticky: false, nav: true },
  bare: { sticky: false, nav: false },
  alone: { sticky: false, nav: false, alone: true },
} as const satisfies Readonly<Record<string, PageFrame>>;

/**
 * The parts of the shell on a page (R036, R127, R129).
 *
 * @param page null on status pages
 */
export function frameOf(page: PageRef | null): PageFrame {
  if (page !== null && isWebview(page)) return frames.alone;
  return frames[(page === null ? undefined : recordOf(page.page).header) ?? 'whole'];
}
