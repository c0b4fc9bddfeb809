import { locale as rootLocale } from 'next/root-params';
import { getRequestConfig } from 'next-intl/server';
import { isLocale, siteFactsOf } from '#src/sites/registry.ts';
import type { Locale } from '#src/sites/site.ts';
import { formats } from './formats.ts';
import { messagesOf } from './messages.ts';

/** The locale for formats when none is known: for the build's placeholder parameter (D1, R006). */
const fallbackLocale: Locale = 'fr-FR';

/**
 * next-intl's configuration of a request. The locale is the root parameter, or the one that a cached function passes
 * explicitly (`getTranslations({ locale })`).
 */
export default getRequestConfig(async ({ locale: explicit }) => {
  const asked = explicit ?? (await rootLocale());
  const locale = isLocale(asked) ? asked : fallbackLocale;
  return { locale, messages: messagesOf(locale), formats, timeZone: siteFactsOf(locale).timeZone };
});
