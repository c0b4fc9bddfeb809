import { createTranslator } from 'next-intl';
import de from '#messages/backend/de.json' with { type: 'json' };
import en from '#messages/backend/en.json' with { type: 'json' };
import fr from '#messages/backend/fr.json' with { type: 'json' };
import nl from '#messages/backend/nl.json' with { type: 'json' };
import type { Language, Locale } from '#src/sites/site.ts';

/** The copy of the backend's pages and mails in one language: ICU messages, nested by page. French is the reference. */
export type BackendCopy = typeof fr;

/** The copy of the four languages; the copy of the sites is beside it, in `messages/`. */
export const copies: Readonly<Record<Language, BackendCopy>> = { fr, en, de, nl };

/** A locale for each language: pages of the whole chain have no country, but plurals and numbers need a locale. */
const locales: Readonly<Record<Language, Locale>> = { fr: 'fr-FR', en: 'en-BE', de: 'de-CH', nl: 'nl-NL' };

/** Returns a function that formats the messages of a language with a name or a number. */
export function speaker(language: Language) {
  return createTranslator({ locale: locales[language], messages: copies[language] });
}

/** Makes a value for each language. */
export function perLanguage<T>(make: (language: Language) => T): Readonly<Record<Language, T>> {
  return { fr: make('fr'), en: make('en'), de: make('de'), nl: make('nl') };
}
