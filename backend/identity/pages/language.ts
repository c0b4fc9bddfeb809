import { isLanguage, languages } from '#src/sites/registry.ts';
import type { Language } from '#src/sites/site.ts';
import { acceptedLanguages } from '../../http/accepted-languages.ts';

/**
 * The language of a page: the first supported one that the site asked for (`ui_locales`), else the browser's preferred
 * one, else the fallback.
 * @param available languages to choose from; all four when the site is not known
 */
export function languageOf(
  asked: unknown,
  accepted: string | undefined,
  available: readonly Language[] = languages,
  fallback: Language = 'en',
): Language {
  const wished = [...(typeof asked === 'string' ? asked.split(' ') : []), ...acceptedLanguages(accepted)];
  for (const tag of wished) {
    const language = tag.toLowerCase().split('-', 1)[0];
    if (isLanguage(language) && available.includes(language)) return language;
  }
  return fallback;
}
