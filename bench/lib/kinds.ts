import { hasPage, href } from '#src/routes/href.ts';
import { matchPath } from '#src/routes/match.ts';
import { isIdPage, isShowtimePage, isSlugPage, type PageRef } from '#src/routes/page.ts';
import { pageIds, type PageId } from '#src/routes/pages/registry.ts';
import { languageOf, locales, siteOf } from '#src/sites/registry.ts';
import type { Locale } from '#src/sites/site.ts';
import { ask } from './ask.ts';
import type { Items } from './items.ts';

/** The addresses of one kind of page. */
export interface KindOfPage {
  readonly page: PageId;
  /** Host of the site. */
  readonly host: string;
  readonly paths: readonly string[];
}

/** How many items of a kind are requested in turn. */
const fewItems = 4;

const hostOf = (locale: Locale): string => `${siteOf(locale)}.velours.test`;

/** The locale in which a kind of page is measured: French in France, or the first that has the page. */
function localeOf(page: PageId): Locale {
  const locale = (['fr-FR', ...locales] as const).find((one) => hasPage(one, page));
  if (locale === undefined) throw new Error(`No locale has the page ${page}.`);
  return locale;
}

/** The sites on which pages are measured. */
export const benchSites = [...new Set(pageIds.map((page) => siteOf(localeOf(page))))];

const textsOf = (xml: string, tag: string): string[] =>
  [...xml.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'gu'))].map(([, text = '']) => text);

/** Paths of the sitemaps of a site by kind of page, in the language of the locale. */
async function listed(base: string, locale: Locale): Promise<Map<PageId, string[]>> {
  const read = async (address: string) =>
    (await ask(`${base}${new URL(address).pathname}`, { host: hostOf(locale) })).body.toString();
  const index = /^Sitemap: (.*)$/mu.exec(await read(`${base}/robots.txt`))?.[1] ?? '';
  const found = new Map<PageId, string[]>();
  for (const file of textsOf(await read(index), 'loc')) {
    for (const address of textsOf(await read(file), 'loc')) {
      const { pathname } = new URL(address);
      const match = matchPath(siteOf(locale), pathname, languageOf(locale));
      if (match.kind !== 'page' || match.locale !== locale) continue;
      found.set(match.ref.page, [...(found.get(match.ref.page) ?? []), pathname]);
    }
  }
  return found;
}

/**
 * Up to four addresses of every kind of page: films with the most showtimes, items spread over the list, and other pages
 * as they are.
 *
 * @param base address of a web process with all {@link benchSites}
 * @param items items of the site fr
 */
export async function kindsOfPages(base: string, items: Items): Promise<KindOfPage[]> {
  const inSitemap = await listed(base, 'fr-FR');
  const known: Partial<Record<PageId, Items['films' | 'entertainments' | 'cinemas']>> = {
    movie: items.films,
    entertainment: items.entertainments,
    cinema: items.cinemas,
    city: items.cities,
  };
  return pageIds.map((page) => {
    const locale = localeOf(page);
    const host = hostOf(locale);
    if (page === 'search') return { page, host, paths: [href(locale, { page }, { query: { q: 'lyon' } })] };
    if (isShowtimePage(page)) {
      const refs = items.showtimes.slice(0, fewItems).map(({ last }) => ({ page, ...last }));
      return { page, host, paths: refs.map((ref) => href(locale, ref)) };
    }
    if (!isSlugPage(page) && !isIdPage(page)) return { page, host, paths: [href(locale, { page })] };
    const slugs = known[page]?.slice(0, fewItems);
    const paths =
      slugs === undefined
        ? spread(inSitemap.get(page) ?? [])
        : slugs.map(({ slug }) => href(locale, { page, slug } as PageRef));
    if (paths.length === 0) throw new Error(`The bench knows no item for the page ${page}.`);
    return { page, host, paths };
  });
}

/** A few items from the whole list, not only from its beginning. */
function spread(paths: readonly string[]): string[] {
  const step = Math.max(1, Math.floor(paths.length / fewItems));
  return paths.filter((_, index) => index % step === 0).slice(0, fewItems);
}
