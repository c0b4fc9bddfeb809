import { read } from '#src/api/read.ts';
import { articleCalls, articleListOf, pagesOf } from '#src/domain/article/pagination.ts';
import { queryOfSeasons } from '#src/domain/filter/chosen-seasons.ts';
import { allQuery } from '#src/request/edge/read-query.ts';
import type { PageInput } from '#src/request/internal/segments.ts';
import { emitFilters, filterNames, type Filters } from '#src/routes/filters.ts';
import { queryOfListing, type Listing } from '#src/routes/listing.ts';
import { takesFilter, type PageRef } from '#src/routes/page.ts';
import { queryOf } from '#src/routes/search.ts';
import type { PageAddresses, PageAlternates } from '#src/shell/view.ts';
import { localeOf, siteFactsOf, siteOf } from '#src/sites/registry.ts';
import type { Locale } from '#src/sites/site.ts';
import { addressOf } from '#src/ui/link/link-address.ts';

/** What a page shows of its query. */
type Asked = Pick<PageInput, 'search' | 'listing' | 'all' | 'seasons'>;

/** What a page shows of its address besides its item. */
type Shown = Asked & Pick<PageInput, 'filters'>;

/** The query of the view that a page shows. The trailer does not play again. */
export function queryOfView({ search, listing, all, seasons }: Asked): Readonly<Record<string, string>> {
  return {
    ...queryOf(search),
    ...queryOfListing(listing),
    ...queryOfSeasons(seasons),
    ...(all ? { [allQuery]: '1' } : {}),
  };
}

/** The filters of an address that another page takes, too. */
function taken({ page }: PageRef, filters: Filters): Filters {
  return Object.fromEntries(
    filterNames.flatMap((name) => {
      const value = filters[name];
      return value !== undefined && takesFilter(page, name) ? [[name, value]] : [];
    }),
  );
}

function filtered(ref: PageRef, filters: Filters): PageRef {
  const own = taken(ref, filters);
  return emitFilters(own) === '' ? ref : ({ ...ref, filters: own } as PageRef);
}

/** The same part of a list in another language, or its last page: there it may be shorter, and what follows is not found (D57). */
async function listingIn(locale: Locale, ref: PageRef, listing: Listing): Promise<Listing> {
  const list = articleListOf(ref.page);
  if (listing.page === 1 || list === null) return listing;
  const answer = await read(articleCalls[list], locale, {});
  const pages = answer.ok ? pagesOf(list, answer.value, listing.type) : 1;
  return { ...listing, page: Math.min(listing.page, pages) };
}

/**
 * The address of a page in each language of its site that has it, with what it shows: filters, page of a list, words of a search,
 * seasons (R007). Slugs and genres that the filters name stay as they are; the other language leads on to its own (D41).
 *
 * @param refs the page in each language, without filters
 */
export async function languageAddresses(
  locale: Locale,
  refs: PageAlternates,
  shown: Shown,
): Promise<PageAddresses> {
  const { filters, listing } = shown;
  const addresses = await Promise.all(
    siteFactsOf(locale).languages.map(async (language) => {
      const ref = refs[language];
      if (ref === undefined) return [];
      const other = localeOf(siteOf(locale), language);
      const part = other === locale ? listing : await listingIn(other, ref, listing);
      const query = queryOfView({ ...shown, listing: part });
      const address = addressOf(other, filtered(ref, filters), { query });
      return address === null ? [] : [[language, address] as const];
    }),
  );
  return Object.fromEntries(addresses.flat());
}
