import type { Translation } from '#src/contract/catalogue.ts';
import type { Language } from '#src/sites/site.ts';

/** Finds the item of a slug in any language. */
export interface Identities {
  /** The ids of all items, in the order in which they were found. */
  ids: readonly string[];
  /** The item with this slug in this language, or undefined. */
  idOf(language: Language, slug: string): string | undefined;
  /** The item's slug in each language that has the item. */
  slugsOf(id: string): Translation;
}

/** Two items claim the same slug in the same language. */
export class IdentityError extends Error {
  override name = 'IdentityError';
}

/**
 * Joins slugs of several languages into items (D36). The id of an item is its slug in the default
 * language, or `{language}:{slug}` where the default language lacks it. When no translation has
 * a slug, the slug is the same item in every language that uses it.
 * @param languages languages of the catalogue, default first
 * @param translations items with their slug per language
 * @param slugs slugs in use per language
 * @throws {IdentityError} when two translations claim one slug
 */
export function resolveIdentities(
  languages: readonly Language[],
  translations: readonly Translation[],
  slugs: Partial<Record<Language, Iterable<string>>>,
): Identities {
  const bySlug = new Map<string, string>();
  const items = new Map<string, Translation>();
  const add = (translation: Translation): void => {
    const first = languages.find((language) => translation[language] !== undefined);
    if (first === undefined) return;
    const firstSlug = translation[first] ?? '';
    const id = first === languages[0] ? firstSlug : `${first}:${firstSlug}`;
    for (const language of languages) {
      const slug = translation[language];
      if (slug === undefined) continue;
      const key = `${language}/${slug}`;
      const other = bySlug.get(key);
      if (other !== undefined && other !== id) {
        throw new IdentityError(`the slug "${slug}" (${language}) names two items: "${other}" and "${id}"`);
      }
      bySlug.set(key, id);
    }
    items.set(id, { ...items.get(id), ...translation });
  };

  for (const translation of translations) add(translation);
  const unnamed = new Map<string, Translation>();
  for (const language of languages) {
    for (const slug of slugs[language] ?? []) {
      if (!bySlug.has(`${language}/${slug}`)) unnamed.set(slug, { ...unnamed.get(slug), [language]: slug });
    }
  }
  for (const translation of unnamed.values()) add(translation);

  return {
    ids: [...items.keys()],
    idOf: (language, slug) => bySlug.get(`${language}/${slug}`),
    slugsOf: (id) => items.get(id) ?? {},
  };
}
