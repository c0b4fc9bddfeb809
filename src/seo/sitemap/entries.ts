import { absoluteHref } from '#src/routes/absolute.ts';
import { alternates, isOneForAllLanguages } from '#src/routes/alternates.ts';
import type { PageRef } from '#src/routes/page.ts';
import { localeOf, sites } from '#src/sites/registry.ts';
import type { SiteId } from '#src/sites/site.ts';
import type { Translated } from './listed-pages.ts';
import type { ListedFacts, ListedItems } from './pair-items.ts';

/** One address of a sitemap, with the page's addresses in the languages of the site, and what is known of its item. */
export interface SitemapEntry extends ListedFacts {
  readonly address: string;
  readonly alternates: readonly { readonly hreflang: string; readonly address: string }[];
}

/** The slug of a page's item in its list; for some the list has an id in its place. */
const itemOf = (ref: PageRef): string => ('slug' in ref ? ref.slug : 'id' in ref ? ref.id : '');

/**
 * The entries of pages: one for each language of a page, all with the same alternates, `x-default` included. A page
 * with one address for all languages has one entry.
 *
 * @param origin of the site, without a slash at the end
 * @param listed what the lists tell of the items
 */
export function sitemapEntries(
  site: SiteId,
  origin: string,
  pages: readonly Translated<PageRef>[],
  listed: ListedItems = new Map(),
): readonly SitemapEntry[] {
  const entries = pages.flatMap((refs) => {
    const others = alternates(site, refs).map(({ hreflang, locale, ref }) => ({
      hreflang,
      address: absoluteHref(origin, locale, ref),
    }));
    return sites[site].languages.flatMap((language) => {
      const ref = refs[language];
      if (ref === undefined) return [];
      if (isOneForAllLanguages(ref) && language !== sites[site].defaultLanguage) return [];
      const address = absoluteHref(origin, localeOf(site, language), ref);
      return { address, alternates: others, ...listed.get(language)?.get(itemOf(ref)) };
    });
  });
  return [...new Map(entries.map((entry) => [entry.address, entry])).values()];
}
