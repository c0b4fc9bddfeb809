import { hasPage } from '#src/routes/href.ts';
import { isSlugPage, type PageRef, type SlugPage } from '#src/routes/page.ts';
import type { SitemapSection } from '#src/routes/pages/record.ts';
import { openPages, type PageId, recordOf } from '#src/routes/pages/registry.ts';
import { localeOf, sites } from '#src/sites/registry.ts';
import type { Language, SiteId } from '#src/sites/site.ts';

/** The page in each language of a site that has it. */
export type Translated<T> = Readonly<Partial<Record<Language, T>>>;

/** A sitemap of items. */
export type ItemSection = Exclude<SitemapSection, 'pages'>;

const isListed = (page: PageId, section: SitemapSection): boolean => recordOf(page).sitemap === section;

/** The pages of a sitemap of items that can be opened today, an item's main page first. */
export function pagesOfItems(section: ItemSection): readonly SlugPage[] {
  return openPages.filter(isSlugPage).filter((page) => isListed(page, section));
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

/** The pages of a site that are no item's and can be opened today, each in every language that has it. */
export function plainPages(site: SiteId): readonly Translated<PageRef>[] {
  return openPages
    .filter((page) => isListed(page, 'pages'))
    .map((page) => {
      const languages = sites[site].languages.filter((language) => hasPage(localeOf(site, language), page));
      return Object.fromEntries(languages.map((language) => [language, { page } as PageRef]));
    });
}
