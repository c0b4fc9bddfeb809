import { pageOfTemplate } from '#src/domain/article/template-page.ts';
import {
  isHelpPage,
  isIdPage,
  isSlugPage,
  takesFilters,
  type PageRef,
  type PageRefOf,
} from '#src/routes/page.ts';
import { recordOf } from '#src/routes/pages/registry.ts';
import type { Locale } from '#src/sites/site.ts';
import { localesOf, siteOf } from '#src/sites/registry.ts';
import type { RouteMatch } from '#src/routes/match.ts';
import type { ItemPage, StatefulKind, World } from './decision.ts';

/** The item that a page is about, or null when it is about none. */
export function itemOfRef(
  ref: PageRef,
): { readonly page: ItemPage; readonly kind: StatefulKind; readonly slug: string } | null {
  const { item } = recordOf(ref.page);
  if (item === undefined) return null;
  if ('slug' in ref && isSlugPage(ref.page)) return { page: ref.page, kind: item, slug: ref.slug };
  return 'id' in ref && isIdPage(ref.page) ? { page: ref.page, kind: item, slug: ref.id } : null;
}

/** The page of another slug or kind, with the filters and the frame of the given reference. */
function renamed(ref: PageRef, page: ItemPage, slug: string): PageRef {
  const webview = 'webview' in ref && ref.webview === true ? { webview: true as const } : {};
  if (isIdPage(page)) return { page, id: slug, ...webview };
  if (takesFilters(page))
    return { page, slug, ...('filters' in ref && ref.filters !== undefined ? { filters: ref.filters } : {}) };
  return isHelpPage(page) ? { page, slug, ...webview } : { page, slug };
}

/** The result of checking a reference against its item's state. */
export type Outcome =
  | { readonly kind: 'here'; readonly ref: PageRef }
  | { readonly kind: 'moved'; readonly ref: PageRef }
  | { readonly kind: 'gone' }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'unasked' }
  | { readonly kind: 'ask'; readonly locale: Locale; readonly item: StatefulKind; readonly slug: string };

/** A redirect is followed at most this often; an item in a circle of redirects counts as unknown. */
const mostHops = 3;

/**
 * Follows an item's state: a redirected slug leads to the item that is shown, a show to the page of its kind (R053). An
 * information page whose text has a page of its own leads to that page (R040, R041).
 *
 * @returns `here` when the reference is right, `moved` with the right reference, or why there is no page
 */
export function withState(world: World, locale: Locale, ref: PageRef): Outcome {
  if (ref.page === 'showtime') return showtimeState(world, locale, ref);
  const item = itemOfRef(ref);
  if (!item) return { kind: 'here', ref };
  if (item.kind === 'masterTemplate') {
    const own = pageOfTemplate(locale, item.slug);
    if (own.page !== ref.page) return { kind: 'moved', ref: own };
  }
  const found = followed(world, locale, item.kind, item.slug);
  if (found.kind !== 'here') return found;
  const page = found.page ?? item.page;
  if (found.slug === item.slug && page === ref.page) return { kind: 'here', ref };
  return { kind: 'moved', ref: renamed(ref, page, found.slug) };
}

/** Where an item is now. */
type Found =
  | { readonly kind: 'here'; readonly slug: string; readonly page: ItemPage | null }
  | Extract<Outcome, { kind: 'gone' | 'unknown' | 'unasked' | 'ask' }>;

function followed(world: World, locale: Locale, kind: StatefulKind, asked: string): Found {
  let slug = asked;
  for (let hop = 0; hop <= mostHops; hop += 1) {
    const state = world.item(locale, kind, slug);
    if (state === null) return { kind: 'ask', locale, item: kind, slug };
    if (state.kind === 'here') return { kind: 'here', slug, page: state.page };
    if (state.kind !== 'moved') return { kind: state.kind };
    slug = state.slug;
  }
  return { kind: 'unknown' };
}

/**
 * A showtime is known as far as its show and its cinema are; either may have another slug. Whether there is such a
 * showtime, only its own call says.
 */
function showtimeState(world: World, locale: Locale, ref: PageRefOf<'showtime'>): Outcome {
  const show = followed(world, locale, 'show', ref.show);
  if (show.kind !== 'here') return show;
  const cinema = followed(world, locale, 'cinema', ref.cinema);
  if (cinema.kind !== 'here') return cinema;
  // A season has showtimes only under the slugs of its shows.
  if (show.page === 'season' || show.page === 'specialEvent') return { kind: 'unknown' };
  const moved = { ...ref, show: show.slug, cinema: cinema.slug };
  const now = world.showtimeNow?.(locale, moved);
  if (now !== undefined) return { kind: 'moved', ref: { ...moved, ...now } };
  return show.slug === ref.show && cinema.slug === ref.cinema
    ? { kind: 'here', ref }
    : { kind: 'moved', ref: moved };
}

/** A page of an item whose language is not known without the item's state: ask for it first. */
type Question = Extract<Outcome, { kind: 'ask' }>;

/**
 * Gives a page whose address names no language the language of its slug (ADR-0038): the only language of the site that
 * has an item of that name. The page is then the same for everyone. When several languages have it, the visitor's comes
 * first; when none has it, the visitor's language says so.
 */
export function inLanguageOfItem(world: World, match: RouteMatch): RouteMatch | Question {
  if (match.kind !== 'page' || match.languageFrom === 'path') return match;
  const item = itemOfRef(match.ref);
  if (!item) return match;
  const { kind, slug } = item;
  const visitor = match.locale;
  const own = world.item(visitor, kind, slug);
  if (own === null) return { kind: 'ask', locale: visitor, item: kind, slug };
  const having: Locale[] = own.kind === 'here' ? [visitor] : [];
  for (const locale of localesOf(siteOf(visitor)).filter((one) => one !== visitor)) {
    const state = world.item(locale, kind, slug);
    // What the visitor's language does not have, another one has only when its list names it.
    if (state === null && own.kind === 'here') return { kind: 'ask', locale, item: kind, slug };
    if (state?.kind === 'here') having.push(locale);
  }
  const [first, ...others] = having;
  if (first === undefined) return match;
  return { ...match, locale: first, languageFrom: others.length === 0 ? 'path' : 'visitor' };
}
