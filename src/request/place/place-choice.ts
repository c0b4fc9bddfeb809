import { storedPlaceValue } from '#src/domain/place/stored-place.ts';
import { href } from '#src/routes/href.ts';
import { matchPath } from '#src/routes/match.ts';
import type { PageRef } from '#src/routes/page.ts';
import { placeChoicePath, placeFields } from '#src/domain/place/place-form.ts';
import { longestSearch } from '#src/routes/search.ts';
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
  readonly ref: PageRef;
}

/** The page to return to: a page of this site, otherwise its home page. */
function targetOf(site: SiteId, path: string, language: Language): Target {
  const match = matchPath(site, path, language);
  if (match.kind === 'page') return { locale: match.locale, ref: match.ref };
  return { locale: localeOf(site, language), ref: { page: 'home' } };
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
  const { locale, ref } = targetOf(site, fields.get(placeFields.to) ?? '', language);
  const origin = world.origins[site];
  const back = `${origin}${href(locale, unplaced(ref))}`;
  if (fields.has(placeFields.forget)) return { kind: 'place', location: back, cookie: null };
  const text = (fields.get(placeFields.text) ?? '').trim().slice(0, longestSearch);
  const city = text === '' ? null : world.cityNamed(locale, text);
  if (city !== null) {
    const cookie = storedPlaceValue({ type: 'city', city });
    return { kind: 'place', location: back, cookie };
  }
  const query = text === '' ? undefined : { query: { q: text } };
  return { kind: 'place', location: `${origin}${href(locale, { page: 'cinemas' }, query)}` };
}
