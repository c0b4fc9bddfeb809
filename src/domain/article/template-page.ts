import type { Locale } from '#src/sites/site.ts';
import { hasPage } from '#src/routes/href.ts';
import type { PageRef, PlainPage } from '#src/routes/page.ts';
import { pageIds, recordOf, type pages, type PageId } from '#src/routes/pages/registry.ts';

type Records = typeof pages;

/** The pages with an address of their own whose text is an information page of the API (R040, R041). */
export type TemplatePage = {
  [P in PageId]: Records[P] extends { readonly template: string } ? P : never;
}[PageId] &
  PlainPage;

/** The slug of the information page with the text of such a page. */
export function templateOf(page: TemplatePage): string {
  return recordOf(page).template ?? page;
}

/**
 * The page of an information page: terms and the like have an address of their own on the sites that have the page.
 */
export function pageOfTemplate(locale: Locale, slug: string): PageRef {
  const own = pageIds.find((page) => recordOf(page).template === slug);
  return own !== undefined && hasPage(locale, own) ? ({ page: own } as PageRef) : { page: 'info', slug };
}
