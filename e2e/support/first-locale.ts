import { hasPage } from '#src/routes/href.ts';
import { pageIds } from '#src/routes/pages/registry.ts';
import { locales } from '#src/sites/registry.ts';

/** A page that France lacks has its first locale elsewhere. */
const elsewhere = pageIds
  .filter((page) => !hasPage('fr-FR', page))
  .map((page) => `${locales.find((locale) => hasPage(locale, page))} ${page}\\b`);

/**
 * Titles of tests in the first locale of their suite: those that name no other one than French of France. A title names a
 * page that France lacks as `nl-NL voucher`.
 */
export const inFirstLocale = new RegExp(
  `^(?:(?!\\b[a-z]{2}-[A-Z]{2}\\b(?<!fr-FR)).)*$|${elsewhere.join('|')}`,
  's',
);
