import { createTranslator } from 'next-intl';
import de from '#messages/backend/de.json' with { type: 'json' };
import en from '#messages/backend/en.json' with { type: 'json' };
import fr from '#messages/backend/fr.json' with { type: 'json' };
import nl from '#messages/backend/nl.json' with { type: 'json' };
import type { Language, Locale } from '#src/sites/site.ts';

/** What the backend's pages and mails say in one language: nested by page, ICU messages. French is the reference. */
export type BackendCopy = typeof fr;

/** The copy of the four languages; what the sites say stands beside it, in `messages/`. */
export const copies: Readonly<Record<Language, BackendCopy>> = { fr, en, de, nl };

/** A locale of each language: pages of the whole chain are of no country, but plurals and numbers need one. */
const locales: Readonly<Record<Language, Locale>> = { fr: 'fr-FR', en: 'en-BE', de: 'de-CH', nl: 'nl-NL' };

/** Writes the messages of a language that name somebody or count something. */
export function speaker(language: Language) {
  return createTranslator({ locale: locales[language], messages: copies[language] });
}

/** One value for each language. */
export function perLanguage<T>(make: (language: Language) => T): Readonly<Record<Language, T>> {
  return { fr: make('fr'), en: make('en'), de: make('de'), nl: make('nl') };
}
