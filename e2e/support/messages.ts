import { createTranslator } from 'next-intl';
import { formats } from '#src/i18n/formats.ts';
import { messagesOf, type Messages } from '#src/i18n/messages.ts';
import { siteFactsOf } from '#src/sites/registry.ts';
import type { Locale } from '#src/sites/site.ts';

/** The interface's words in a locale, by key: suites say what they look for by its key, never in its words. */
export function words(locale: Locale) {
  // The overlays hold the shape of the reference: src/i18n tests that.
  const messages = messagesOf(locale) as Messages;
  return createTranslator({ locale, messages, formats, timeZone: siteFactsOf(locale).timeZone });
}
