import type { CatalogueTranslations, ItemOf } from '#src/contract/catalogue.ts';
import type { CatalogueItem, ListId } from '#src/contract/endpoints.ts';
import { itemCalls, itemKinds, itemsOf } from '#src/contract/items.ts';
import type { Translation } from '#src/contract/translation.ts';
import type { Language } from '#src/sites/site.ts';
import type { Draft } from '../check/draft.ts';
import type { Findings } from '../check/findings.ts';
import { folderOf, pathOf } from '../sources/paths.ts';

type SlugsByLanguage = ReadonlyMap<Language, readonly string[]>;

/** An item of a list with what tells it in another language. */
interface Listed {
  slug: string;
  marks: readonly string[];
}

/**
 * Joins the items of several languages (D36): by what the source's own `translate` answers say, then by
 * the reference an item carries (a show's `showRef` or the number of its slug, a cinema's `vistaRef`, the
 * id of a city or help article), then by an equal slug. Shows that are in no list are joined by `translate` alone.
 * @param drafts one a language, the default language first
 */
export function joinTranslations(drafts: readonly Draft[], findings: Findings): CatalogueTranslations {
  const joined = (kind: CatalogueItem, told: readonly Translation[], unlisted?: SlugsByLanguage) => {
    const { list, translations } = itemCalls[kind];
    const lists = drafts.map((draft): [Language, Listed[]] => [
      draft.language,
      itemsOf(draft, kind).map((item) => ({ slug: item.slug, marks: marksOf(kind, item) })),
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

/** What tells an item in another language, of the kinds that have more than a slug. */
const marksByKind: { readonly [K in CatalogueItem]?: (item: ItemOf<K>) => string[] } = {
  cinema: ({ vistaRef }) => (vistaRef === null ? [] : [`vista ${vistaRef}`]),
  show: ({ slug, showRef }) => marksOfShow(slug, showRef),
  city: ({ id }) => [`id ${id}`],
  event: ({ slug }) => marksOfShow(slug, null),
  faqArticle: ({ id }) => [`id ${id}`],
};

function marksOf(kind: CatalogueItem, item: ItemOf<CatalogueItem>): string[] {
  const own = marksByKind[kind] as ((one: ItemOf<CatalogueItem>) => string[]) | undefined;
  return own?.(item) ?? [];
}

function marksOfShow(slug: string, showRef: string | null): string[] {
  const number = /-(\d{2,})$/.exec(slug)?.[1];
  return [
    ...(showRef === null ? [] : [`ref ${showRef}`]),
    ...(number === undefined ? [] : [`number ${number}`]),
  ];
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
    for (const { slug, marks } of list) {
      if (taken.has(`${language}/${slug}`)) continue;
      const item = candidateFor(lists, taken, language, slug, marks) ?? {};
      if (Object.keys(item).length === 0) joined.push(item);
      place(item, language, slug);
    }
  }
  return joined;
}

/** An item of an earlier language that carries one of the marks, or else the slug, and lacks this language. */
function candidateFor(
  lists: ReadonlyMap<Language, readonly Listed[]>,
  taken: ReadonlyMap<string, Translation>,
  language: Language,
  slug: string,
  marks: readonly string[],
): Translation | undefined {
  const matching = (test: (one: Listed) => boolean): Translation | undefined => {
    for (const [other, list] of lists) {
      if (other === language) continue;
      for (const one of list) {
        if (!test(one)) continue;
        const item = taken.get(`${other}/${one.slug}`);
        if (item !== undefined && item[language] === undefined) return item;
      }
    }
    return undefined;
  };
  return (
    matching((one) => one.marks.some((mark) => marks.includes(mark))) ?? matching((one) => one.slug === slug)
  );
}
