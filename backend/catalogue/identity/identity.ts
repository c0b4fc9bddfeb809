import type { Translation } from '#src/contract/catalogue.ts';
import type { Language } from '#src/sites/site.ts';
import { settleIds } from './settle-ids.ts';
import type { KnownItem } from './settle-ids.ts';

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

/** What tells the items of a kind from load to load (D62). */
export interface Marks {
  /** The items that the catalogue knows from earlier loads. */
  readonly known: readonly KnownItem[];
  /** The reference of the item with a slug; null when it has none. */
  referenceOf(language: Language, slug: string): string | null;
  /** Whether the number at the end of a slug is the item's. */
  readonly numbered: boolean;
}

const noMarks: Marks = { known: [], referenceOf: () => null, numbered: false };

/**
 * Joins slugs of several languages into items (D36). When no translation has a slug, the slug is the same item in every
 * language that uses it. An item that is known keeps its id; the id of a new one is its slug in the default language, or
 * `{language}:{slug}` where the default language lacks it.
 * @param languages languages of the catalogue, default first
 * @param translations items with their slug per language
 * @param slugs slugs in use per language
 * @throws {IdentityError} when two translations claim one slug
 */
export function resolveIdentities(
  languages: readonly Language[],
  translations: readonly Translation[],
  slugs: Partial<Record<Language, Iterable<string>>>,
  marks: Marks = noMarks,
): Identities {
  const bySlug = new Map<string, string>();
  const items = new Map<string, Translation>();
  const add = (translation: Translation): void => {
    const first = languages.find((language) => translation[language] !== undefined);
    if (first === undefined) return;
    const firstSlug = translation[first] ?? '';
    const name = first === languages[0] ? firstSlug : `${first}:${firstSlug}`;
    for (const language of languages) {
      const slug = translation[language];
      if (slug === undefined) continue;
      const key = `${language}/${slug}`;
      const other = bySlug.get(key);
      if (other !== undefined && other !== name) {
        throw new IdentityError(`the slug "${slug}" (${language}) names two items: "${other}" and "${name}"`);
      }
      bySlug.set(key, name);
    }
    items.set(name, { ...items.get(name), ...translation });
  };

  for (const translation of translations) add(translation);
  const unnamed = new Map<string, Translation>();
  for (const language of languages) {
    for (const slug of slugs[language] ?? []) {
      if (!bySlug.has(`${language}/${slug}`)) unnamed.set(slug, { ...unnamed.get(slug), [language]: slug });
    }
  }
  for (const translation of unnamed.values()) add(translation);

  const referenceOf = (own: Translation): string | null => {
    for (const language of languages) {
      const slug = own[language];
      const reference = slug === undefined ? null : marks.referenceOf(language, slug);
      if (reference !== null) return reference;
    }
    return null;
  };
  const ids = settleIds(
    [...items].map(([name, own]) => ({ name, slugs: own, reference: referenceOf(own) })),
    marks.known,
    marks.numbered,
  );
  const idOfName = (name: string): string => ids.get(name) ?? name;
  const byId = new Map([...items].map(([name, own]) => [idOfName(name), own]));

  return {
    ids: [...byId.keys()],
    idOf: (language, slug) => {
      const name = bySlug.get(`${language}/${slug}`);
      return name === undefined ? undefined : idOfName(name);
    },
    slugsOf: (id) => byId.get(id) ?? {},
  };
}
