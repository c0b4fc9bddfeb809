/** Articles on one page of a list (R277, D19). */
export const pageSize = 23;
/** How many of the newest are shown as pushes on the unfiltered first page, besides the {@link pageSize} (D19). */
export const pushCount = 4;
/** Pages to each side of the current one in the pagination; one on a phone (D19). */
const windowSize = 2;

interface Typed {
  readonly type: string;
}

/** A page of a list of articles. */
export interface ArticlePage<T> {
  /** The newest, above the list; only on the first page of everything. */
  readonly pushes: readonly T[];
  readonly items: readonly T[];
  /** How many pages there are; at least 1. */
  readonly pages: number;
}

function ofType<T extends Typed>(items: readonly T[], type: string | null): readonly T[] {
  return type === null ? items : items.filter((item) => item.type === type);
}

/** How many pages a list has when it is limited to a kind, or to none (null); at least 1. */
export function pagesOf(items: readonly Typed[], type: string | null): number {
  const listed = ofType(items, type).length - (type === null ? pushCount : 0);
  return Math.max(1, Math.ceil(listed / pageSize));
}

/** One page of a list of articles (R168, R277, D19). */
export function pageOfArticles<T extends Typed>(
  items: readonly T[],
  { type, page }: { readonly type: string | null; readonly page: number },
): ArticlePage<T> {
  const listed = ofType(items, type);
  const pushed = type === null ? pushCount : 0;
  const start = pushed + (page - 1) * pageSize;
  return {
    pushes: page === 1 ? listed.slice(0, pushed) : [],
    items: listed.slice(start, start + pageSize),
    pages: pagesOf(items, type),
  };
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
