import type { PageRef } from '#src/routes/page.ts';
import type { Locale } from '#src/sites/site.ts';
import type { StatefulKind, World } from './decision.ts';

/** The item that a page is about, or null for a page about none. */
export function itemOfRef(ref: PageRef): { readonly kind: StatefulKind; readonly slug: string } | null {
  switch (ref.page) {
    case 'movie':
    case 'entertainment':
      return { kind: 'show', slug: ref.slug };
    case 'cinema':
    case 'cinemaLight':
      return { kind: 'cinema', slug: ref.slug };
    case 'city':
    case 'cityLight':
      return { kind: 'city', slug: ref.slug };
    default:
      return null;
  }
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
    const page = state.page ?? ref.page;
    if (slug === item.slug && page === ref.page) return { kind: 'here', ref };
    return { kind: 'moved', ref: { ...ref, page, slug } as PageRef };
  }
  return { kind: 'unknown' };
}
