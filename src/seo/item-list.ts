import type { ItemList, WithContext } from 'schema-dts';
import { absoluteHref } from '#src/routes/absolute.ts';
import type { PageRef } from '#src/routes/page.ts';
import { isSlug } from '#src/routes/slug.ts';
import { siteOf } from '#src/sites/registry.ts';
import type { Locale, SiteId } from '#src/sites/site.ts';

/** The most items that a page tells machines about. */
export const mostListed = 100;

/** An item of a list that has a page of its own. */
export interface ListedPage {
  readonly name: string;
  readonly ref: PageRef;
}

/**
 * What a page lists, in its order, each item once, for machines: schema.org ItemList; the first {@link mostListed}.
 * Nothing where the list is empty.
 */
export function itemListJsonLd(
  locale: Locale,
  origins: Readonly<Record<SiteId, string>>,
  items: readonly ListedPage[],
): readonly WithContext<ItemList>[] {
  const origin = origins[siteOf(locale)];
  const byAddress = new Map<string, string>();
  for (const { name, ref } of items) {
    // A slug of the data that has no address must not cost the page.
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
