import { canLinkTo } from '#heads';
import { href, type HrefOptions } from '#src/routes/href.ts';
import type { PageRef } from '#src/routes/page.ts';
import type { Locale } from '#src/sites/site.ts';

/**
 * The address of a page; `null` when a link to it is not possible: the page does not exist on the site
 * (R054), or the slug in the data cannot be an address. A bad link never breaks the page.
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

const schemes = new Set(['https:', 'http:', 'mailto:', 'tel:', 'webcal:']);

/**
 * An external address that is safe as a link, or `null`. Only web, mail, telephone and calendar addresses and paths of the own
 * site are safe; anything else (`javascript:`, `//host`, broken text) gives `null`.
 */
export function externalAddressOf(url: string): string | null {
  const text = url.trim();
  // Browsers remove tabs and line breaks anywhere in an address: "/", tab, "/host" leads to another host.
  if (/\p{Cc}/u.test(text)) return null;
  if (/^\/(?![/\\])/.test(text)) return text;
  return URL.canParse(text) && schemes.has(new URL(text).protocol) ? text : null;
}

/** Whether the reference has filters: there are very many such pages, so they are never prefetched. */
export function isFilterLink(to: PageRef): boolean {
  return 'filters' in to && to.filters !== undefined && Object.keys(to.filters).length > 0;
}
