import { isSlug } from '#src/routes/slug.ts';
import { languageOf, siteFactsOf } from '#src/sites/registry.ts';
import type { Language, Locale } from '#src/sites/site.ts';

/**
 * The page of an item in each language of its site in which its slug is known and can be in an address.
 *
 * @param translations the slugs by language; the page's own language always has its own slug
 */
export function translatedRefs<P extends string>(
  locale: Locale,
  { page, slug }: { readonly page: P; readonly slug: string },
  translations: Readonly<Partial<Record<Language, string>>>,
): Readonly<Partial<Record<Language, { readonly page: P; readonly slug: string }>>> {
  const slugs: Readonly<Partial<Record<Language, string>>> = { ...translations, [languageOf(locale)]: slug };
  const refs: Partial<Record<Language, { readonly page: P; readonly slug: string }>> = {};
  for (const language of siteFactsOf(locale).languages) {
    const translated = slugs[language];
    if (translated !== undefined && isSlug(translated)) refs[language] = { page, slug: translated };
  }
  return refs;
}
