import type { EndpointId } from '#src/contract/endpoints.ts';
import type { PageId } from '#src/routes/pages/registry.ts';

/** Articles on one page of a list (R277, D19). */
export const pageSize = 23;
/** How many of the newest are shown as pushes on the unfiltered first page of news, besides the {@link pageSize} (D19). */
export const pushCount = 4;
/** Pages to each side of the current one in the pagination; one on a phone (D19). */
const windowSize = 2;

/** The lists of articles that have pages. Only news have pushes. */
export type ArticleList = 'news' | 'offers';

/** The list of articles that a page shows a part of; null for other pages. */
export function articleListOf(page: PageId): ArticleList | null {
  return page === 'news' || page === 'offers' ? page : null;
}

/** By list, the call that has its articles. */
export const articleCalls = { news: 'news', offers: 'newsOffers' } as const satisfies Readonly<
  Record<ArticleList, EndpointId>
>;

interface Listed {
  readonly type: string;
  /** Whether the chain puts it above all others. */
  readonly highlighted?: boolean;
}

/** The kind to which a list is limited, or null, and the number of the page. */
interface Part {
  readonly type: string | null;
  readonly page: number;
}

/** A page of a list of articles. */
export interface ArticlePage<T> {
  /** The highlighted one, above everything; only on the first page of all news. */
  readonly lead: T | null;
  /** The newest others, above the list; only on the first page of all news. */
  readonly pushes: readonly T[];
  readonly items: readonly T[];
  /** How many pages there are; at least 1. */
  readonly pages: number;
}

/** What is above the list on its first page, and what is in it. */
function partedBy<T extends Listed>(
  list: ArticleList,
  items: readonly T[],
  type: string | null,
): Pick<ArticlePage<T>, 'lead' | 'pushes'> & { readonly listed: readonly T[] } {
  if (type !== null) return { lead: null, pushes: [], listed: items.filter((item) => item.type === type) };
  if (list === 'offers') return { lead: null, pushes: [], listed: items };
  const lead = items.find(({ highlighted }) => highlighted === true) ?? null;
  const others = items.filter((item) => item !== lead);
  return { lead, pushes: others.slice(0, pushCount), listed: others.slice(pushCount) };
}

/** How many pages a list has when it is limited to a kind, or to none (null); at least 1. */
export function pagesOf(list: ArticleList, items: readonly Listed[], type: string | null): number {
  return Math.max(1, Math.ceil(partedBy(list, items, type).listed.length / pageSize));
}

/** One page of a list of articles (R095, R168, R277, D19). */
export function pageOfArticles<T extends Listed>(
  list: ArticleList,
  items: readonly T[],
  { type, page }: Part,
): ArticlePage<T> {
  const { lead, pushes, listed } = partedBy(list, items, type);
  const start = (page - 1) * pageSize;
  return {
    lead: page === 1 ? lead : null,
    pushes: page === 1 ? pushes : [],
    items: listed.slice(start, start + pageSize),
    pages: pagesOf(list, items, type),
  };
}

/** The kinds that a list has, each with its number of articles, in their usual order. */
export function kindsIn<T extends string>(
  items: readonly { readonly type: T }[],
  order: readonly T[],
): readonly { readonly type: T; readonly count: number }[] {
  return order
    .map((type) => ({ type, count: items.filter((item) => item.type === type).length }))
    .filter(({ count }) => count > 0);
}

/** A step of the pagination: the number of a page, or null for a gap. `wide`: not shown on a phone. */
export interface PageStep {
  readonly page: number | null;
  readonly wide: boolean;
}

/** The pages that the pagination names: the first, the current with its window, the last; gaps between (R277, D19). */
export function paginationSteps(current: number, pages: number): readonly PageStep[] {
  const shown = Array.from({ length: pages }, (_, index) => index + 1).filter(
    (page) => page === 1 || page === pages || Math.abs(page - current) <= windowSize,
  );
  return shown.flatMap((page, index): PageStep[] => {
    const step: PageStep = {
      page,
      wide: page !== 1 && page !== pages && Math.abs(page - current) === windowSize,
    };
    const before = shown[index - 1] ?? page - 1;
    return page - before > 1 ? [{ page: null, wide: false }, step] : [step];
  });
}
