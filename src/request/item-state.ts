import { isSlugPage, takesFilters, type PageRef, type SlugPage } from '#src/routes/page.ts';
import { recordOf } from '#src/routes/pages/registry.ts';
import type { Locale } from '#src/sites/site.ts';
import type { StatefulKind, World } from './decision.ts';

/** The item that a page is about, or null for a page about none. */
export function itemOfRef(
  ref: PageRef,
): { readonly page: SlugPage; readonly kind: StatefulKind; readonly slug: string } | null {
  const { item } = recordOf(ref.page);
  return item !== undefined && 'slug' in ref && isSlugPage(ref.page)
    ? { page: ref.page, kind: item, slug: ref.slug }
    : null;
}

/** The page of another slug or kind, with the filters of this one. */
function renamed(ref: PageRef, page: SlugPage, slug: string): PageRef {
  if (!takesFilters(page)) return { page, slug };
  return { page, slug, ...('filters' in ref && ref.filters !== undefined ? { filters: ref.filters } : {}) };
}

/** What becomes of a reference once its item's state is known. */
export type Outcome =
  | { readonly kind: 'here'; readonly ref: PageRef }
  | { readonly kind: 'moved'; readonly ref: PageRef }
  | { readonly kind: 'gone' }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'ask'; readonly locale: Locale; readonly item: StatefulKind; readonly slug: string };

/** A redirect is followed at most this often; content that goes round in a circle is unknown. */
const mostHops = 3;

/**
 * Follows an item's state: redirected slugs to the one that is shown, shows to the page of their kind (R053).
 *
 * @returns `here` when the reference is the item's own, `moved` with the right one, or what is missing
 */
export function withState(world: World, locale: Locale, ref: PageRef): Outcome {
  const item = itemOfRef(ref);
  if (!item) return { kind: 'here', ref };
  let { slug } = item;
  for (let hop = 0; hop <= mostHops; hop += 1) {
    const state = world.item(locale, item.kind, slug);
    if (state === null) return { kind: 'ask', locale, item: item.kind, slug };
    if (state.kind === 'unknown' || state.kind === 'gone') return { kind: state.kind };
    if (state.kind === 'moved') {
      slug = state.slug;
      continue;
    }
    const page = state.page ?? item.page;
    if (slug === item.slug && page === ref.page) return { kind: 'here', ref };
    return { kind: 'moved', ref: renamed(ref, page, slug) };
  }
  return { kind: 'unknown' };
}
