import type { CatalogueTranslations, ItemOf } from '#src/contract/catalogue.ts';
import type { CatalogueItem, ListId } from '#src/contract/endpoints.ts';
import { itemCalls, itemKinds, itemsOf } from '#src/contract/items.ts';
import type { Translation } from '#src/contract/translation.ts';
import { slugNumber } from '#backend/catalogue/identity/slug-number.ts';
import type { Language } from '#src/sites/site.ts';
import { isNumbered, referenceOf } from '../../catalogue/identity/item-marks.ts';
import type { Draft } from '../check/draft.ts';
import type { Findings } from '../check/findings.ts';
import { folderOf, pathOf } from '../sources/paths.ts';

type SlugsByLanguage = ReadonlyMap<Language, readonly string[]>;

/** An item of a list with what tells it in another language. */
interface Listed {
  slug: string;
  reference: string | null;
  number: string | null;
}

/**
 * Joins the items of several languages (D36): by what the source's own `translate` answers say, then by
 * the reference an item carries (a show's `showRef`, a cinema's `vistaRef`, the id of a help article), then by an equal
 * slug, then by the number of a show's slug or the id of a city. What two items of a list have tells nothing, and items whose
 * references differ are never joined (D62). Shows that are in no list are joined by `translate` alone.
 * @param drafts one a language, the default language first
 */
export function joinTranslations(drafts: readonly Draft[], findings: Findings): CatalogueTranslations {
  const joined = (kind: CatalogueItem, told: readonly Translation[], unlisted?: SlugsByLanguage) => {
    const { list, translations } = itemCalls[kind];
    const lists = drafts.map((draft): [Language, Listed[]] => [
      draft.language,
      itemsOf(draft, kind).map((item) => listed(kind, item)),
    ]);
    const origin = translations.length === 0 ? pathOf(list) : `${folderOf(kind)}/translate`;
    return join(new Map(lists), told, origin, findings, unlisted);
  };
  const toldOf = (list: ListId) => drafts.flatMap(({ translations }) => translations[list]);
  // An address that has moved is in no list, and has been translated all the same.
  const moved = new Map(drafts.map((draft) => [draft.language, Object.keys(draft.showDetails)]));
  const shows = joined('show', toldOf('shows'), moved);
  const others = itemKinds
    .filter((kind) => kind !== 'show')
    .map((kind): [ListId, Translation[]] => {
      const { list } = itemCalls[kind];
      // An event of type `show` is translated as its show is.
      return [list, joined(kind, kind === 'event' ? shows : toldOf(list))];
    });
  return { ...(Object.fromEntries(others) as Record<ListId, Translation[]>), shows };
}

function listed(kind: CatalogueItem, item: ItemOf<CatalogueItem>): Listed {
  const { slug } = item;
  return {
    slug,
    reference: referenceOf(kind, item),
    // The number of a city may have been counted, in each language by itself.
    number: kind === 'city' && 'id' in item ? String(item.id) : isNumbered(kind) ? slugNumber(slug) : null,
  };
}

function join(
  lists: ReadonlyMap<Language, readonly Listed[]>,
  told: readonly Translation[],
  origin: string,
  findings: Findings,
  unlisted: SlugsByLanguage = new Map(),
): Translation[] {
  const joined: Translation[] = [];
  const taken = new Map<string, Translation>();
  const place = (item: Translation, language: Language, slug: string): void => {
    item[language] = slug;
    taken.set(`${language}/${slug}`, item);
  };
  const known = new Map(
    [...lists].map(([language, list]) => [
      language,
      new Set([...list.map(({ slug }) => slug), ...(unlisted.get(language) ?? [])]),
    ]),
  );

  for (const translation of told) {
    const pairs = [...lists.keys()].flatMap((language): [Language, string][] => {
      const slug = translation[language];
      return slug !== undefined && known.get(language)?.has(slug) === true ? [[language, slug]] : [];
    });
    const present = [...new Set(pairs.map(([language, slug]) => taken.get(`${language}/${slug}`)))];
    const [first] = present.filter((item) => item !== undefined);
    if (first !== undefined && pairs.some(([language, slug]) => (first[language] ?? slug) !== slug)) {
      findings.problem(
        origin,
        '',
        `contradicts itself: ${JSON.stringify(translation)} and ${JSON.stringify(first)}`,
      );
      continue;
    }
    const item = first ?? {};
    if (first === undefined && pairs.length > 0) joined.push(item);
    for (const [language, slug] of pairs) place(item, language, slug);
  }

  for (const [language, list] of lists) {
    for (const markOf of marks) {
      const own = singles(list, markOf);
      for (const [other, others] of lists) {
        if (other === language) break;
        for (const [mark, one] of singles(others, markOf)) {
          const same = own.get(mark);
          const item = taken.get(`${other}/${one.slug}`);
          if (same === undefined || item === undefined || item[language] !== undefined) continue;
          if (taken.has(`${language}/${same.slug}`) || contradict(one, same)) continue;
          place(item, language, same.slug);
        }
      }
    }
    for (const { slug } of list) {
      if (taken.has(`${language}/${slug}`)) continue;
      const item: Translation = {};
      joined.push(item);
      place(item, language, slug);
    }
  }
  return joined;
}

/** What tells an item in another language, the surest first. */
const marks: readonly ((item: Listed) => string | null)[] = [
  ({ reference }) => reference,
  ({ slug }) => slug,
  ({ number }) => number,
];

const contradict = (one: Listed, other: Listed): boolean =>
  one.reference !== null && other.reference !== null && one.reference !== other.reference;

/** The items of a list by a mark that no other item of it has. */
function singles(list: readonly Listed[], markOf: (item: Listed) => string | null): Map<string, Listed> {
  const groups = Map.groupBy(list, markOf);
  return new Map(
    [...groups].flatMap(([mark, [first, ...others]]) =>
      mark === null || first === undefined || others.length > 0 ? [] : [[mark, first] as const],
    ),
  );
}
