import { isLanguage } from '../sites/registry.ts';
import type { Language } from '../sites/site.ts';
import { isSlugPage, type PageRef, type SlugPage } from './page.ts';
import type { RedirectKind } from './pages/record.ts';
import { pageIds, recordOf } from './pages/registry.ts';
import { isSlug } from './slug.ts';

/** The parts of an address `/redirect/{lang}/{kind}/slug/{slug}`. */
export interface RedirectAddress {
  /** `null` for a language that is none of the four; then the visitor's language is used (R006). */
  readonly language: Language | null;
  readonly itemKind: RedirectKind;
  readonly slug: string;
}

/** The page for each kind in such an address. */
const pageOfKind: ReadonlyMap<string, SlugPage> = new Map(
  pageIds.flatMap((page) => {
    const { redirect } = recordOf(page);
    if (redirect === undefined || !isSlugPage(page)) return [];
    return [redirect].flat().map((kind) => [kind, page] as const);
  }),
);

function isRedirectKind(text: string): text is RedirectKind {
  return pageOfKind.has(text);
}

const languagePattern = /^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/;

/** Reads a path `/redirect/{lang}/{kind}/slug/{slug}`; any other path gives `null` (R055). */
export function parseRedirectAddress(path: string): RedirectAddress | null {
  const [empty, word, language, kind, marker, slug, ...rest] = path.split('/', 8);
  if (empty !== '' || word !== 'redirect' || marker !== 'slug' || rest.length > 0) return null;
  if (language === undefined || kind === undefined || slug === undefined) return null;
  if (!languagePattern.test(language) || !isRedirectKind(kind) || !isSlug(slug)) return null;
  return { language: isLanguage(language) ? language : null, itemKind: kind, slug };
}

/**
 * The page of an item by its kind alone (R055, R190). The caller, which knows the items, corrects it: a show may be an
 * entertainment, an event a season, and each may have moved to another slug. Throws a RangeError when no page shows the
 * kind.
 */
export function refOfItem(itemKind: RedirectKind, slug: string): PageRef {
  const page = pageOfKind.get(itemKind);
  if (page === undefined) throw new RangeError(`No page shows items of the kind ${itemKind}.`);
  return { page, slug };
}
