import type { ItemList, WithContext } from 'schema-dts';
import { absoluteHref } from '#src/routes/absolute.ts';
import type { PageRef } from '#src/routes/page.ts';
import { isSlug } from '#src/routes/slug.ts';
import { siteOf } from '#src/sites/registry.ts';
import type { Locale, SiteId } from '#src/sites/site.ts';

/** The most items in one ItemList. */
export const mostListed = 100;

/** An item of a list, with its own page. */
export interface ListedPage {
  readonly name: string;
  readonly ref: PageRef;
}

/**
 * The first {@link mostListed} items of a page's list, in order and without repetitions, as structured data: schema.org
 * ItemList. An empty list when there are no items.
 */
export function itemListJsonLd(
  locale: Locale,
  origins: Readonly<Record<SiteId, string>>,
  items: readonly ListedPage[],
): readonly WithContext<ItemList>[] {
  const origin = origins[siteOf(locale)];
  const byAddress = new Map<string, string>();
  for (const { name, ref } of items) {
    // A slug in the data that cannot be in an address must not make the page fail.
    if (!('slug' in ref) || isSlug(ref.slug)) byAddress.set(absoluteHref(origin, locale, ref), name);
  }
  if (byAddress.size === 0) return [];
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      numberOfItems: byAddress.size,
      itemListElement: [...byAddress].slice(0, mostListed).map(([url, name], index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        url,
      })),
    },
  ];
}
