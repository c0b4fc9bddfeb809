import { hasPage } from '#src/routes/href.ts';
import { isIdPage, isSlugPage, type IdPage, type PageRef, type SlugPage } from '#src/routes/page.ts';
import type { SitemapSection } from '#src/routes/pages/record.ts';
import { type PageId, pageIds, recordOf } from '#src/routes/pages/registry.ts';
import { localeOf, sites } from '#src/sites/registry.ts';
import type { Language, SiteId } from '#src/sites/site.ts';

/** A value for each language of a site that has it. */
export type Translated<T> = Readonly<Partial<Record<Language, T>>>;

/** A sitemap of items. */
export type ItemSection = Exclude<SitemapSection, 'pages'>;

const isListed = (page: PageId, section: SitemapSection): boolean => recordOf(page).sitemap === section;

/**
 * The built pages in a sitemap of items, an item's main page first.
 *
 * @param site limits them to the pages that the site has
 */
export function pagesOfItems(section: ItemSection, site?: SiteId): readonly (SlugPage | IdPage)[] {
  return pageIds
    .filter((page) => isSlugPage(page) || isIdPage(page))
    .filter((page) => isListed(page, section))
    .filter(
      (page) =>
        site === undefined ||
        sites[site].languages.some((language) => hasPage(localeOf(site, language), page)),
    );
}

/** The page of an item; the address of some ends in the item's id, which is the slug of its list. */
function refTo(page: SlugPage | IdPage, slug: string): PageRef {
  return isIdPage(page) ? { page, id: slug } : { page, slug };
}

/**
 * Whether a page of the section is that of an item. A help article without a slug of its own has its id, a number, in place
 * of it, and one page of the two (R033).
 */
function isPageOf(page: SlugPage | IdPage, slug: string): boolean {
  if (page !== 'helpArticleById' && page !== 'helpArticleBySlug') return true;
  return isIdPage(page) === /^\d+$/.test(slug);
}

/** Every page of each item, in the languages for which its slug is known. */
export function itemRefs(
  site: SiteId,
  section: ItemSection,
  items: readonly Translated<string>[],
): readonly Translated<PageRef>[] {
  return items.flatMap((slugs) =>
    pagesOfItems(section).map((page) =>
      Object.fromEntries(
        sites[site].languages.flatMap((language) => {
          const slug = slugs[language];
          return slug === undefined || !isPageOf(page, slug) || !hasPage(localeOf(site, language), page)
            ? []
            : [[language, refTo(page, slug)]];
        }),
      ),
    ),
  );
}

/** The pages of a site that have no item, each in every language that has the page. */
export function plainPages(site: SiteId): readonly Translated<PageRef>[] {
  return pageIds
    .filter((page) => isListed(page, 'pages'))
    .map((page) => {
      const languages = sites[site].languages.filter((language) => hasPage(localeOf(site, language), page));
      return Object.fromEntries(languages.map((language) => [language, { page } as PageRef]));
    });
}
