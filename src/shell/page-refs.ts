import type { PageRef } from '#src/routes/page.ts';
import { sites } from '#src/sites/registry.ts';
import type { SiteId } from '#src/sites/site.ts';
import type { PageAlternates } from './view.ts';

/** The references of a page that is the same in every language of its site. */
export function sameInEveryLanguage(site: SiteId, ref: PageRef): PageAlternates {
  return Object.fromEntries(sites[site].languages.map((language) => [language, ref]));
}
