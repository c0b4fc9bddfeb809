import { builtPages } from '#src/routes/built.ts';
import { hasPage } from '#src/routes/href.ts';
import { isIdPage, isSlugPage, type PageId, type PageRef, type SlugPage } from '#src/routes/page.ts';
import type { SitemapSection } from '#src/routes/site-files.ts';
import { localeOf, sites } from '#src/sites/registry.ts';
import type { Language, SiteId } from '#src/sites/site.ts';

/** The page in each language of a site that has it. */
export type Translated<T> = Readonly<Partial<Record<Language, T>>>;

/** The sitemaps of items, each with the page that shows its items. */
export const itemPages = {
  films: 'movie',
  events: 'entertainment',
  cinemas: 'cinema',
  cities: 'city',
} as const satisfies Readonly<Record<Exclude<SitemapSection, 'pages'>, SlugPage>>;

/** A sitemap of items. */
export type ItemSection = keyof typeof itemPages;

/**
 * The pages that no sitemap names: search results and the return from signing in are not indexed, the light pages
 * show an item that has a page of its own.
 */
export const unlistedPages: ReadonlySet<PageId> = new Set<PageId>([
  'search',
  'callback',
  'cinemaLight',
  'cityLight',
]);

const isPlain = (page: PageId): boolean => !isSlugPage(page) && !isIdPage(page);

/** The pages of a site that are no item's and can be opened today, each in every language that has it. */
export function plainPages(site: SiteId): readonly Translated<PageRef>[] {
  return [...builtPages]
    .filter((page) => isPlain(page) && !unlistedPages.has(page))
    .map((page) => {
      const languages = sites[site].languages.filter((language) => hasPage(localeOf(site, language), page));
      return Object.fromEntries(languages.map((language) => [language, { page } as PageRef]));
    });
}
