import { localeOf, sites } from '../sites/registry.ts';
import type { Language, Locale, SiteId } from '../sites/site.ts';
import { hasPage } from './href.ts';
import type { PageRef } from './page.ts';
import { prefixingOf } from './words.ts';

/** One `<link rel="alternate">`: the page for readers of the language `hreflang`. */
export interface Alternate {
  readonly hreflang: Locale | 'x-default';
  /** The locale to build the address with, for `x-default` too. */
  readonly locale: Locale;
  readonly ref: PageRef;
}

/** Whether a page has one address for all languages: it has no prefix, and no slug, which would be one language's (ADR-0038). */
export function isOneForAllLanguages(ref: PageRef): boolean {
  return prefixingOf(ref.page) === 'never' && !('slug' in ref);
}

/**
 * The hreflang set of a page. `refs` has its reference per language (slugs differ); the result has one entry for each
 * language of the site with a reference, then `x-default` for the site's default language. Languages that the site
 * lacks are left out, and so are pages that have one address for all languages.
 */
export function alternates(
  site: SiteId,
  refs: Readonly<Partial<Record<Language, PageRef>>>,
): readonly Alternate[] {
  const { languages, defaultLanguage } = sites[site];
  const set: Alternate[] = [];
  for (const language of languages) {
    const ref = refs[language];
    const locale = localeOf(site, language);
    if (ref === undefined || !hasPage(locale, ref.page)) continue;
    if (isOneForAllLanguages(ref)) continue;
    set.push({ hreflang: locale, locale, ref });
  }
  const standard = set.find((entry) => entry.locale === localeOf(site, defaultLanguage));
  return standard === undefined ? set : [...set, { ...standard, hreflang: 'x-default' }];
}
