import type { Locale } from '../sites/site.ts';
import type { HrefOptions } from './href.ts';
import { href } from './href.ts';
import type { PageRef } from './page.ts';

const originPattern = /^https?:\/\/[a-z0-9.-]+(?::\d{1,5})?$/;

/**
 * The absolute address of a page. `origin` is a scheme and a host in lower case, with a port if any, without a slash at
 * the end; it comes from configuration, never from a request. Throws a RangeError for any other origin, and in the same
 * cases as `href`.
 */
export function absoluteHref(origin: string, locale: Locale, ref: PageRef, options?: HrefOptions): string {
  if (!originPattern.test(origin)) {
    throw new RangeError(`An origin such as https://host:3000 was expected, got ${JSON.stringify(origin)}.`);
  }
  return `${origin}${href(locale, ref, options)}`;
}
