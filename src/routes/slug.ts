/**
 * Words that follow a list word and so are no slugs; content that uses one cannot be loaded. They stand here by
 * themselves because islands check slugs and need no page's wording; a test holds them to the records.
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

/** The longest slug or id an address may hold, in characters. */
export const slugMaxLength = 200;

/** The longest single filter value, in characters. */
const filterValueMaxLength = 100;

const slugPattern = /^[A-Za-z0-9][\w.-]*$/;
const filterValuePattern = /^[a-z0-9][a-z0-9_.-]*$/;

/**
 * Whether a text can stand as an item's slug or id in an address: ASCII letters of either case, digits,
 * `.`, `_` and `-`, a letter or digit first, at most 200 characters, and no reserved word. Upper case is
 * accepted, and kept, because slugs of a chain's own editors are taken as they are; whether the item exists
 * is decided by the catalogue.
 */
export function isSlug(text: string): boolean {
  return text.length <= slugMaxLength && slugPattern.test(text) && !reservedWords.has(text);
}

/** Whether a text, already in lower case, can stand as a genre, tag or version in a filtered address. */
export function isFilterValue(text: string): boolean {
  return text.length <= filterValueMaxLength && filterValuePattern.test(text);
}
