import { createTranslator } from 'next-intl';
import de from '#messages/backend/de.json' with { type: 'json' };
import en from '#messages/backend/en.json' with { type: 'json' };
import fr from '#messages/backend/fr.json' with { type: 'json' };
import nl from '#messages/backend/nl.json' with { type: 'json' };
import { languageOf, locales } from '#src/sites/registry.ts';
import type { Language } from '#src/sites/site.ts';

/** What the backend's pages and mails say in one language: nested by page, ICU messages. French is the reference. */
export type BackendCopy = typeof fr;

/** The copy of the four languages; what the sites say stands beside it, in `messages/`. */
export const copies: Readonly<Record<Language, BackendCopy>> = { fr, en, de, nl };

/** Writes the messages of a language that name somebody or count something. */
export function speaker(language: Language) {
  // Any locale of the language will do: only plurals depend on it.
  const locale = locales.find((one) => languageOf(one) === language);
  if (locale === undefined) throw new RangeError(`No site speaks ${language}.`);
  return createTranslator({ locale, messages: copies[language] });
}

/** One value for each language. */
export function perLanguage<T>(make: (language: Language) => T): Readonly<Record<Language, T>> {
  return { fr: make('fr'), en: make('en'), de: make('de'), nl: make('nl') };
}
