import { languageOf, locales, sites, siteOf } from '#src/sites/registry.ts';
import type { Locale } from '#src/sites/site.ts';
import { isHelpPage, isIdPage, isSlugPage } from '../page.ts';
import { isOpen, type PageId, pageIds } from '../pages/registry.ts';
import { prefixingOf, webviewSegment, wordsOf } from '../words.ts';

/**
 * The head of a page's address in a locale: everything but its slug, filters and query. On the server all heads come from
 * the records; in the browser `heads.browser.ts` stands in for this module (`#heads` in package.json), so that no island
 * loads the wording of all locales.
 */

/** The language prefix of a locale's addresses: `''` for French on the French site, else `/en` and so on. */
function prefixOf(locale: Locale): string {
  const language = languageOf(locale);
  return sites[siteOf(locale)].unprefixedLanguage === language ? '' : `/${language}`;
}

function makeHead(locale: Locale, page: PageId, webview: boolean): string | null {
  const words = wordsOf(locale, page);
  if (words === null) return null;
  const prefix = prefixingOf(page) === 'never' ? '' : prefixOf(locale);
  const path = words === '' ? prefix : `${prefix}${webview ? `/${webviewSegment}` : ''}/${words}`;
  if (isSlugPage(page) || isIdPage(page)) return `${path}/`;
  return path === '' ? '/' : path;
}

const headKey = (locale: Locale, page: PageId, webview: boolean) =>
  webview ? `${locale} ${page} webview` : `${locale} ${page}`;

/** Every head, made once. */
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

/** The head of a page's address, or undefined where the page does not exist in the locale (R054). */
export function headOf(locale: Locale, page: PageId, webview = false): string | undefined {
  return heads.get(headKey(locale, page, webview));
}

/** Whether something may link to the page: it exists in the locale and can be opened today. */
export function canLinkTo(locale: Locale, page: PageId): boolean {
  return isOpen(page) && heads.has(headKey(locale, page, false));
}

/**
 * The heads of the pages that something may link to in a locale, as one text for the document: page and head in turn,
 * separated by spaces, of which neither holds one. `heads.browser.ts` reads it.
 */
export function headsText(locale: Locale): string {
  return pageIds
    .filter((page) => canLinkTo(locale, page))
    .map((page) => `${page} ${headOf(locale, page) ?? ''}`)
    .join(' ');
}
