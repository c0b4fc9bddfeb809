import { storedPlaceValue } from '#src/domain/place/stored-place.ts';
import { href } from '#src/routes/href.ts';
import { matchPath } from '#src/routes/match.ts';
import { takesSearch, type PageRef } from '#src/routes/page.ts';
import { placeChoicePath, placeFields } from '#src/domain/place/place-form.ts';
import { longestSearch, queryOf, searchOf } from '#src/routes/search.ts';
import { localeOf } from '#src/sites/registry.ts';
import type { Language, Locale, SiteId } from '#src/sites/site.ts';
import type { Decision, Incoming, World } from '../decision.ts';

/** A page without the place in its address, so that the chosen place decides. */
function unplaced(ref: PageRef): PageRef {
  if (!('filters' in ref) || ref.filters === undefined) return ref;
  const { near: _, ...filters } = ref.filters;
  return { ...ref, filters };
}

interface Target {
  readonly locale: Locale;
  readonly path: string;
}

/** The page to return to, with its search: a page of this site, otherwise its home page. */
function targetOf(site: SiteId, address: string, language: Language): Target {
  const [pathname = '', query = ''] = address.split('?', 2);
  const match = matchPath(site, pathname, language);
  const home = { page: 'home' } as const;
  const { locale, ref } =
    match.kind === 'page' ? match : { locale: localeOf(site, language), ref: home satisfies PageRef };
  const search = takesSearch(ref.page) ? queryOf(searchOf(`?${query}`)) : {};
  return { locale, path: href(locale, unplaced(ref), { query: search }) };
}

/**
 * Stores the place that a form names, and goes back to the page (D56). A text that names no city, or several, leads to
 * the search for places instead, and the stored place stays. Undefined for any other path.
 */
export function placeChoice(
  { path, search }: Incoming,
  world: World,
  site: SiteId,
  language: Language,
): Decision | undefined {
  if (path !== placeChoicePath) return undefined;
  const fields = new URLSearchParams(search);
  const { locale, path: back } = targetOf(site, fields.get(placeFields.to) ?? '', language);
  const origin = world.origins[site];
  if (fields.has(placeFields.forget)) return { kind: 'place', location: `${origin}${back}`, cookie: null };
  const text = (fields.get(placeFields.text) ?? '').trim().slice(0, longestSearch);
  const city = text === '' ? null : world.cityNamed(locale, text);
  if (city !== null) {
    const cookie = storedPlaceValue({ type: 'city', city });
    return { kind: 'place', location: `${origin}${back}`, cookie };
  }
  const query = text === '' ? undefined : { query: { q: text } };
  return { kind: 'place', location: `${origin}${href(locale, { page: 'cinemas' }, query)}` };
}
