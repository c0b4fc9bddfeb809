import { createTranslator } from 'next-intl';
import { formats } from '#src/i18n/formats.ts';
import { messagesOf, type Messages } from '#src/i18n/messages.ts';
import { siteFactsOf } from '#src/sites/registry.ts';
import type { Locale } from '#src/sites/site.ts';

/** The copy of the interface in a locale, by key: suites name texts by their key, never by their words. */
export function words(locale: Locale) {
  // The overlays have the same shape as the reference: src/i18n tests that.
  const messages = messagesOf(locale) as Messages;
  return createTranslator({ locale, messages, formats, timeZone: siteFactsOf(locale).timeZone });
}
