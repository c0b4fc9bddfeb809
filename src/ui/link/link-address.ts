import { canLinkTo } from '#heads';
import { href, type HrefOptions } from '#src/routes/href.ts';
import type { PageRef } from '#src/routes/page.ts';
import type { Locale } from '#src/sites/site.ts';

/**
 * The address of a page, or `null` where nothing may link to it: the page is not built, does not exist on
 * the site (R054), or the slug that came with the data has no address. A page never fails for a bad link.
 */
export function addressOf(locale: Locale, to: PageRef, options?: HrefOptions): string | null {
  if (!canLinkTo(locale, to.page)) return null;
  try {
    return href(locale, to, options);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

const schemes = new Set(['https:', 'http:', 'mailto:', 'tel:']);

/**
 * An address from outside that is safe to link to, or `null`: web, mail and telephone only, and a path of
 * the own site. Anything else (`javascript:`, `//host`, broken text) has no link.
 */
export function externalAddressOf(url: string): string | null {
  const text = url.trim();
  // Browsers drop tabs and line breaks, wherever they stand: "/", tab, "/host" is another host.
  if (/\p{Cc}/u.test(text)) return null;
  if (/^\/(?![/\\])/.test(text)) return text;
  return URL.canParse(text) && schemes.has(new URL(text).protocol) ? text : null;
}

/** Whether the reference narrows a page: there are a great many of these, so they are never fetched ahead. */
export function isFilterLink(to: PageRef): boolean {
  return 'filters' in to && to.filters !== undefined && Object.keys(to.filters).length > 0;
}
