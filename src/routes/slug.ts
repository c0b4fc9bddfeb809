import { hasFrameworkEnding } from '#src/next/endings.ts';

/**
 * Words that can follow the word of a list page in an address, and so cannot be slugs; content with such a slug cannot
 * be loaded. The list is a module of its own because islands check slugs and must not load the wording of all pages; a
 * test compares it with the records.
 */
export const reservedWords: ReadonlySet<string> = new Set([
  'l',
  'ville',
  'city',
  'stadt',
  'stad',
  'rubrique',
  'category',
  'kategorie',
  'categorie',
  'filters',
]);

/** The longest slug or id in an address, in characters. */
export const slugMaxLength = 200;

/** The longest single filter value, in characters. */
const filterValueMaxLength = 100;

const slugPattern = /^[A-Za-z0-9][\w.-]*$/;
const filterValuePattern = /^[a-z0-9][a-z0-9_.-]*$/;

/**
 * Whether a text can be an item's slug or id in an address: ASCII letters of either case, digits, `.`, `_` and `-`, a
 * letter or digit first, at most 200 characters, no reserved word, and not with Next.js's ending. Upper case is
 * accepted and kept, because the slugs of a chain's editors are used unchanged. The catalogue decides whether the item
 * exists.
 */
export function isSlug(text: string): boolean {
  if (text.length > slugMaxLength || !slugPattern.test(text)) return false;
  return !reservedWords.has(text) && !hasFrameworkEnding(text);
}

/** Whether a text in lower case can be a genre, tag or version in a filtered address. */
export function isFilterValue(text: string): boolean {
  if (text.length > filterValueMaxLength || !filterValuePattern.test(text)) return false;
  return !hasFrameworkEnding(text);
}
