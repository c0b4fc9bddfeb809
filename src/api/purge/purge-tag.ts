import { endpoints, type EndpointId } from '#src/contract/endpoints.ts';
import { isSiteId } from '#src/sites/registry.ts';
import type { SiteId } from '#src/sites/site.ts';

/** What can be purged: everything of a site, or what was read about one show or one cinema of it. */
type PurgeSubject =
  | { readonly kind: 'site'; readonly site: SiteId }
  | { readonly kind: 'show' | 'cinema'; readonly site: SiteId; readonly slug: string };

/** `site:fr`, `show:fr:{slug}` or `cinema:fr:{slug}`; a slug has no sign that means something in a list of tags. */
const form = /^(?:site:(?<whole>[a-z]{2})|(?<kind>show|cinema):(?<site>[a-z]{2}):(?<slug>[\w.~-]{1,200}))$/;

/** The subject of a tag; null when nothing can be purged by it. */
export function subjectOf(tag: string): PurgeSubject | null {
  const { whole, kind, site, slug } = form.exec(tag)?.groups ?? {};
  if (isSiteId(whole)) return { kind: 'site', site: whole };
  if (!isSiteId(site) || slug === undefined || (kind !== 'show' && kind !== 'cinema')) return null;
  return { kind, site, slug };
}

/** Where the address of an endpoint names a show or a cinema: after its kind, or by the parameter's name. */
const named = /\/(show|cinema)\/\{slug\}|\{(cinema)\}/g;

/** The tags of the items that a call is about; none for an item with a slug that no tag can name. */
export function itemTagsOf(
  site: SiteId,
  id: EndpointId,
  params: Readonly<Record<string, string>>,
): readonly string[] {
  return [...endpoints[id].path.matchAll(named)]
    .map(([, bySlug, byName]) =>
      bySlug === undefined
        ? `cinema:${site}:${params[byName ?? ''] ?? ''}`
        : `${bySlug}:${site}:${params['slug'] ?? ''}`,
    )
    .filter((tag) => subjectOf(tag) !== null);
}

const listOf = { show: 'shows', cinema: 'cinemas' } as const satisfies Record<string, EndpointId>;

/** The name under which a list is read again when one of its items was purged. */
const listTag = (site: SiteId, id: EndpointId) => `list:${site}:${id}`;

/** Everything whose purge means that a call has to be made again: its site, its items, or an item of the list. */
export function purgesOfCall(
  site: SiteId,
  id: EndpointId,
  params: Readonly<Record<string, string>>,
): readonly string[] {
  return [`site:${site}`, listTag(site, id), ...itemTagsOf(site, id, params)];
}

/** The names that a purge of a tag has for {@link purgesOfCall}: the tag, and the list that has the item in it. */
export function namesOfPurge(tag: string): readonly string[] {
  const subject = subjectOf(tag);
  if (subject === null) return [];
  return subject.kind === 'site' ? [tag] : [tag, listTag(subject.site, listOf[subject.kind])];
}
