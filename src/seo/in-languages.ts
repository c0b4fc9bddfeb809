import { languageOf, localeOf, siteFactsOf, siteOf } from '#src/sites/registry.ts';
import type { Language, Locale } from '#src/sites/site.ts';

/**
 * Something for each language of the site in which it is there, for the other languages of a page. For items of which the
 * contract has no translated slugs.
 *
 * @param own for the page's own language, which always has it
 * @param other asks another locale of the site; null when it is not there
 */
export async function inLanguages<R>(
  locale: Locale,
  own: R,
  other: (locale: Locale) => Promise<R | null>,
): Promise<Readonly<Partial<Record<Language, R>>>> {
  const refs: Partial<Record<Language, R>> = {};
  await Promise.all(
    siteFactsOf(locale).languages.map(async (language) => {
      const ref = language === languageOf(locale) ? own : await other(localeOf(siteOf(locale), language));
      if (ref !== null) refs[language] = ref;
    }),
  );
  return refs;
}
