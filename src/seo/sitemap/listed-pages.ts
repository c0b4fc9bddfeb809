import { builtPages, isBuilt } from '#src/routes/built.ts';
import { hasPage } from '#src/routes/href.ts';
import { isIdPage, isSlugPage, type PageId, type PageRef, type SlugPage } from '#src/routes/page.ts';
import type { SitemapSection } from '#src/routes/site-files.ts';
import { localeOf, sites } from '#src/sites/registry.ts';
import type { Language, SiteId } from '#src/sites/site.ts';

/** The page in each language of a site that has it. */
export type Translated<T> = Readonly<Partial<Record<Language, T>>>;

/** The sitemaps of items, each with the pages that show its items, an item's main page first. */
const itemPages = {
  films: ['movie'],
  events: ['entertainment'],
  cinemas: ['cinema', 'cinemaLight'],
  cities: ['city', 'cityLight'],
} as const satisfies Readonly<Record<Exclude<SitemapSection, 'pages'>, readonly SlugPage[]>>;

/** A sitemap of items. */
export type ItemSection = keyof typeof itemPages;

/** The pages that no sitemap names: search results and the return from signing in are not indexed. */
export const unlistedPages: ReadonlySet<PageId> = new Set<PageId>(['search', 'callback']);

/** The pages of a sitemap of items that can be opened today; none where the site has no such sitemap. */
export function pagesOfItems(section: ItemSection): readonly SlugPage[] {
  const pages: readonly SlugPage[] = itemPages[section];
  return pages.filter((page) => isBuilt(page));
}

/** Each page of items, where their slugs are known in the languages of their site. */
export function itemRefs(
  section: ItemSection,
  items: readonly Translated<string>[],
): readonly Translated<PageRef>[] {
  return items.flatMap((slugs) =>
    pagesOfItems(section).map((page) =>
      Object.fromEntries(Object.entries(slugs).map(([language, slug]) => [language, { page, slug }])),
    ),
  );
}

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
