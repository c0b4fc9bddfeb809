import { hasPage } from '#src/routes/href.ts';
import { pageIds } from '#src/routes/pages/registry.ts';
import { locales } from '#src/sites/registry.ts';

/**
 * The tag of a test that repeats what another one shows: by another hand, in another look, or over very many items. The second
 * gate has it (`playwright.config.ts`).
 */
export const breadth = { tag: '@breadth' } as const;

/** A page that France lacks has its first locale elsewhere. */
const elsewhere = pageIds
  .filter((page) => !hasPage('fr-FR', page))
  .map((page) => `${locales.find((locale) => hasPage(locale, page))} ${page}\\b`);

/**
 * Titles of the tests of the first gate: not of {@link breadth}, and in the first locale of their suite, so that they name no
 * other one than French of France. A title names a page that France lacks as `nl-NL voucher`.
 */
export const inFirstGate = new RegExp(
  `^(?!.*${breadth.tag}\\b)(?:(?:(?!\\b[a-z]{2}-[A-Z]{2}\\b(?<!fr-FR)).)*$|.*(?:${elsewhere.join('|')}))`,
  's',
);
