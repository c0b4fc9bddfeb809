import { languageOf, locales, sites, siteOf } from '#src/sites/registry.ts';
import type { Locale } from '#src/sites/site.ts';
import { isHelpPage, isIdPage, isShowtimePage, isSlugPage } from '../page.ts';
import { type PageId, pageIds } from '../pages/registry.ts';
import { prefixingOf, webviewSegment, wordsOf } from '../words.ts';

/**
 * The head of a page's address in a locale: the address without slug, filters and query. On the server all heads come
 * from the records. In the browser `heads.browser.ts` replaces this module (`#heads` in package.json), so that no
 * island loads the wording of all locales.
 */

/**
 * The language prefix of a locale's addresses: `''` for the site's unprefixed language (French on the French site),
 * otherwise `/en` and so on.
 */
function prefixOf(locale: Locale): string {
  const language = languageOf(locale);
  return sites[siteOf(locale)].unprefixedLanguage === language ? '' : `/${language}`;
}

function makeHead(locale: Locale, page: PageId, webview: boolean): string | null {
  const words = wordsOf(locale, page);
  if (words === null) return null;
  const prefix = prefixingOf(page) === 'never' ? '' : prefixOf(locale);
  const path = words === '' ? prefix : `${prefix}${webview ? `/${webviewSegment}` : ''}/${words}`;
  if (isSlugPage(page) || isIdPage(page) || isShowtimePage(page)) return `${path}/`;
  return path === '' ? '/' : path;
}

const headKey = (locale: Locale, page: PageId, webview: boolean) =>
  webview ? `${locale} ${page} webview` : `${locale} ${page}`;

/** All heads, computed once. */
const heads: ReadonlyMap<string, string> = new Map(
  locales.flatMap((locale) =>
    pageIds.flatMap((page) =>
      (isHelpPage(page) ? [false, true] : [false]).flatMap((webview) => {
        const head = makeHead(locale, page, webview);
        return head === null ? [] : [[headKey(locale, page, webview), head] as const];
      }),
    ),
  ),
);

/** The head of a page's address, or undefined when the page does not exist in the locale (R054). */
export function headOf(locale: Locale, page: PageId, webview = false): string | undefined {
  return heads.get(headKey(locale, page, webview));
}

/** Whether something may link to the page: the page exists in the locale. */
export function canLinkTo(locale: Locale, page: PageId): boolean {
  return heads.has(headKey(locale, page, false));
}

/**
 * The heads of all pages that can be linked to in a locale, as one text for the document: page and head alternate,
 * separated by spaces (neither contains one). `heads.browser.ts` reads this text.
 */
export function headsText(locale: Locale): string {
  return pageIds
    .filter((page) => canLinkTo(locale, page))
    .map((page) => `${page} ${headOf(locale, page) ?? ''}`)
    .join(' ');
}
