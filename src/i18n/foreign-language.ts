import { languageOf } from '#src/sites/registry.ts';
import type { Locale } from '#src/sites/site.ts';

/**
 * The value of `lang` for a text in a page: its language, BCP 47, where it is not the page's, so that screen readers and
 * hyphenation know it (ADR-0098). Undefined where it is the page's, or where nobody says.
 */
export function foreignLanguage(locale: Locale, language: string | null): string | undefined {
  return language === null || language.split('-')[0] === languageOf(locale) ? undefined : language;
}
