import { type PageId, pages } from '#src/routes/pages/registry.ts';
import type { PageCategory } from '#src/routes/pages/record.ts';

/** The type of a page in the data layer; for a status page, its status (R271, R291). */
export type PageType = (typeof pages)[PageId]['tracking']['type'] | TrackedStatus;

interface PageKind {
  readonly type: PageType;
  readonly category: PageCategory;
}

/** The status of a page that is shown in place of the requested one. */
export type TrackedStatus = '404' | '410' | '503';

/** The kind of a page, or of a status page (R271, R291). */
export function pageKindOf(page: PageId | TrackedStatus): PageKind {
  return page === '404' || page === '410' || page === '503'
    ? { type: page, category: 'error' }
    : pages[page].tracking;
}

/** Name of the script of a page group, for the tag manager (R290). */
export function pageGroupScript(group: PageCategory): `catalog_${PageCategory}` {
  return `catalog_${group}`;
}
