import { absoluteHref } from '#src/routes/absolute.ts';
import { alternates, isOneForAllLanguages } from '#src/routes/alternates.ts';
import type { PageRef } from '#src/routes/page.ts';
import { localeOf, sites } from '#src/sites/registry.ts';
import type { SiteId } from '#src/sites/site.ts';
import type { Translated } from './listed-pages.ts';

/** One address of a sitemap, with the page's addresses in the languages of the site. */
export interface SitemapEntry {
  readonly address: string;
  readonly alternates: readonly { readonly hreflang: string; readonly address: string }[];
}

/**
 * The entries of pages: one for each language of a page, all with the same alternates, `x-default` included. A page
 * with one address for all languages has one entry.
 *
 * @param origin of the site, without a slash at the end
 */
export function sitemapEntries(
  site: SiteId,
  origin: string,
  pages: readonly Translated<PageRef>[],
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
      return { address: absoluteHref(origin, localeOf(site, language), ref), alternates: others };
    });
  });
  return [...new Map(entries.map((entry) => [entry.address, entry])).values()];
}
