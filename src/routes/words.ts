import { languageOf, sites, siteOf } from '../sites/registry.ts';
import type { Locale } from '../sites/site.ts';
import type { Words } from './pages/record.ts';
import { type PageId, recordOf } from './pages/registry.ts';

/** The words of a record in a locale, or null when it has none there. */
function resolved(locale: Locale, words: Words): string | null {
  const own = words[locale] ?? words[languageOf(locale)] ?? words.everywhere;
  if (words.under === undefined) return own ?? null;
  const above = resolved(locale, recordOf(words.under).words);
  if (above === null) return null;
  if (own !== undefined) return `${above}/${own}`;
  return tailed(words) ? null : above;
}

/** Whether the record has words of its own besides those of the page above it. */
function tailed(words: Words): boolean {
  return Object.keys(words).some((key) => key !== 'under');
}

/**
 * How a page's address uses the language prefix: `by-language`: as the language requires; `never`: without, in the
 * visitor's language; `optional`: with or without (without, in the visitor's language).
 */
export function prefixingOf(page: PageId): 'by-language' | 'never' | 'optional' {
  return recordOf(page).prefix ?? 'by-language';
}

/**
 * The words of a page in a locale before its slug or id (`''` for home), or `null` when the page does not exist there.
 */
export function wordsOf(locale: Locale, page: PageId): string | null {
  const { feature, words } = recordOf(page);
  if (feature !== undefined && !sites[siteOf(locale)].features[feature]) return null;
  return resolved(locale, words);
}

/** The words that redirect to the page in a locale, or `null`. */
export function aliasOf(locale: Locale, page: PageId): string | null {
  const { alias } = recordOf(page);
  const words = wordsOf(locale, page);
  const other = alias === undefined ? null : resolved(locale, alias);
  return words === null || other === words ? null : other;
}

/** The first segment of the help centre's webview twins, after the language prefix (R036). */
export const webviewSegment = 'm';
