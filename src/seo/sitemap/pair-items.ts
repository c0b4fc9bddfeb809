import type { Language } from '#src/sites/site.ts';
import type { Translated } from './listed-pages.ts';

/** What the list of an item tells about its page. */
export interface ListedFacts {
  /** Absolute address of its picture. */
  readonly image?: string | null | undefined;
  /** When it was last changed, ISO 8601. */
  readonly changedAt?: string | null | undefined;
}

/** The items in a site's lists by slug, by language, in the order of the list. */
export type ListedItems = ReadonlyMap<Language, ReadonlyMap<string, ListedFacts>>;

/**
 * Reads the slugs of one item in the languages of its site.
 *
 * @param slug of the item in `language`
 */
export type Translate = (language: Language, slug: string) => Promise<Translated<string>>;

/**
 * Groups the slugs in the lists that belong to the same item in different languages. Each slug is in exactly one group.
 * A language whose list lacks the item is not in its group.
 *
 * @param eachOf runs a step for every slug and returns the results in order; it decides how many run at once
 */
export async function pairItems(
  listed: ListedItems,
  translate: Translate,
  eachOf: <R>(slugs: readonly string[], step: (slug: string) => Promise<R>) => Promise<readonly R[]>,
): Promise<readonly Translated<string>[]> {
  const taken = new Map([...listed.keys()].map((language) => [language, new Set<string>()]));
  const groups: Translated<string>[] = [];
  for (const [language, slugs] of listed) {
    const open = [...slugs.keys()].filter((slug) => !taken.get(language)?.has(slug));
    const translations = await eachOf(open, (slug) => translate(language, slug));
    for (const [index, slug] of open.entries()) {
      const known: Translated<string> = { ...translations[index], [language]: slug };
      const group: Partial<Record<Language, string>> = {};
      for (const [other, others] of listed) {
        const translated = known[other];
        if (translated === undefined || !others.has(translated) || taken.get(other)?.has(translated))
          continue;
        taken.get(other)?.add(translated);
        group[other] = translated;
      }
      groups.push(group);
    }
  }
  return groups;
}
