import { itemCalls } from '#src/contract/items.ts';
import { hasPage } from '#src/routes/href.ts';
import type { ItemKind } from '#src/routes/pages/record.ts';
import { pageIds, recordOf } from '#src/routes/pages/registry.ts';
import type { Locale } from '#src/sites/site.ts';
import type { ItemState } from '../decision.ts';

/** The kinds of items whose lists say little more than which items there are. */
export type ListedKind = Exclude<ItemKind, 'show' | 'cinema' | 'city' | 'event'>;

/** An item of such a list. `id`: the same in every language; `articleCount`: of a help category. */
export interface ListedItem {
  readonly slug: string;
  readonly id?: string;
  readonly articleCount?: number;
}

/** All these kinds. */
export const listedKinds: readonly ListedKind[] = [
  'experience',
  'experienceGroup',
  'article',
  'newsItem',
  'offer',
  'faqArticle',
  'faqCategory',
  'masterTemplate',
];

/** The call that lists the items of such a kind. */
export function listOf(kind: ListedKind) {
  return itemCalls[kind].list as Exclude<
    (typeof itemCalls)[ListedKind]['list'],
    'shows' | 'cinemas' | 'cities' | 'events'
  >;
}

/** The kinds that a built page of the locale shows; the lists of the others are not asked for. */
export function kindsShownIn(locale: Locale): readonly ListedKind[] {
  return listedKinds.filter((kind) =>
    pageIds.some((page) => recordOf(page).item === kind && hasPage(locale, page)),
  );
}

const here: ItemState = { kind: 'here', page: null };

/** The state of a listed item by its slug, and by the other words that lead to it. */
const statesByKind: { readonly [K in ListedKind]?: (item: ListedItem) => readonly [string, ItemState][] } = {
  // An article with a slug has one address; its id leads there (R033).
  faqArticle: ({ slug, id = slug }) =>
    slug === id
      ? [[slug, { kind: 'here', page: 'helpArticleById' }]]
      : [
          [slug, { kind: 'here', page: 'helpArticleBySlug' }],
          [id, { kind: 'moved', slug }],
        ],
  // An empty category is not found (R261).
  faqCategory: ({ slug, articleCount }) => [[slug, articleCount === 0 ? { kind: 'unknown' } : here]],
};

/** The states of a list's items. */
export function statesOf(kind: ListedKind, items: readonly ListedItem[]): ReadonlyMap<string, ItemState> {
  const stateOf = statesByKind[kind] ?? (({ slug }: ListedItem) => [[slug, here] as [string, ItemState]]);
  return new Map(items.flatMap((item) => stateOf(item)));
}
