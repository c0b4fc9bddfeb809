import { choiceAt, choiceFields, consents, type ChoiceKind } from '#src/routes/choices.ts';
import { href } from '#src/routes/href.ts';
import { matchPath } from '#src/routes/match.ts';
import type { PageRef } from '#src/routes/page.ts';
import { localeOf, sites } from '#src/sites/registry.ts';
import type { Language, Locale, SiteId } from '#src/sites/site.ts';
import type { Decision, Incoming, World } from '../decision.ts';
import { queryOfPage } from '../edge/read-query.ts';
import { chosenPlace } from '../place/chosen-place.ts';

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

/** The page to return to, with what it reads of its query: a page of this site, otherwise its home page. */
function targetOf(site: SiteId, address: string, language: Language, kind: ChoiceKind): Target {
  const [pathname = '', query = ''] = address.split('?', 2);
  const match = matchPath(site, pathname, language);
  const home = { page: 'home' } as const;
  const { locale, ref } =
    match.kind === 'page' ? match : { locale: localeOf(site, language), ref: home satisfies PageRef };
  const path = href(locale, kind === 'place' ? unplaced(ref) : ref);
  return { locale, path: `${path}${queryOfPage(ref, query === '' ? '' : `?${query}`)}` };
}

/**
 * Whether a page of this site asks, as the browser says (D69): what any other page or an address that somebody sent asks for
 * stores nothing. A browser that says nothing is too old to.
 */
function isOwn({ fetchSite }: Incoming): boolean {
  return fetchSite === undefined || fetchSite === 'same-origin';
}

/**
 * Stores what a form or a script chose in its cookie, and goes to the page (D56, D69). A text that names no place leads to
 * the search for places, and a value that is none changes nothing. Undefined for any other path.
 */
export function visitorChoice(
  incoming: Incoming,
  world: World,
  site: SiteId,
  language: Language,
): Decision | undefined {
  const kind = choiceAt(incoming.path);
  if (kind === undefined) return undefined;
  const fields = new URLSearchParams(incoming.search);
  const value = fields.get(choiceFields.value) ?? '';
  const chosenLanguage = kind === 'language' ? sites[site].languages.find((one) => one === value) : undefined;
  const { locale, path } = targetOf(
    site,
    fields.get(choiceFields.to) ?? '',
    chosenLanguage ?? language,
    kind,
  );
  const origin = world.origins[site];
  const storing = (stored: string | null | undefined): Decision => ({
    kind: 'choice',
    location: `${origin}${path}`,
    ...(stored === undefined || !isOwn(incoming) ? {} : { stores: { choice: kind, value: stored } }),
  });
  if (kind === 'language') return storing(chosenLanguage);
  if (kind === 'consent') return storing(consents.find((one) => one === value));
  const place = chosenPlace(world, locale, fields);
  if (place.kind === 'stored') return storing(place.value);
  const query = place.text === '' ? undefined : { query: { q: place.text } };
  return { kind: 'choice', location: `${origin}${href(locale, { page: 'cinemas' }, query)}` };
}
