import { isLanguage } from '../sites/registry.ts';
import type { Language } from '../sites/site.ts';
import { isSlugPage, type PageRef, type SlugPage } from './page.ts';
import type { RedirectKind } from './pages/record.ts';
import { pageIds, recordOf } from './pages/registry.ts';
import { isSlug } from './slug.ts';

/** What `/redirect/{lang}/{kind}/slug/{slug}` names. */
export interface RedirectAddress {
  /** `null` for a language that is none of the four: the visitor's own one stands in (R006). */
  readonly language: Language | null;
  readonly itemKind: RedirectKind;
  readonly slug: string;
}

/** The page of each kind that an address can name. */
const pageOfKind: ReadonlyMap<string, SlugPage> = new Map(
  pageIds.flatMap((page) => {
    const { redirect } = recordOf(page);
    return redirect === undefined || !isSlugPage(page) ? [] : [[redirect, page] as const];
  }),
);

function isRedirectKind(text: string): text is RedirectKind {
  return pageOfKind.has(text);
}

const languagePattern = /^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/;

/** Reads a path `/redirect/{lang}/{kind}/slug/{slug}`; anything else is `null` (R055). */
export function parseRedirectAddress(path: string): RedirectAddress | null {
  const [empty, word, language, kind, marker, slug, ...rest] = path.split('/', 8);
  if (empty !== '' || word !== 'redirect' || marker !== 'slug' || rest.length > 0) return null;
  if (language === undefined || kind === undefined || slug === undefined) return null;
  if (!languagePattern.test(language) || !isRedirectKind(kind) || !isSlug(slug)) return null;
  return { language: isLanguage(language) ? language : null, itemKind: kind, slug };
}

/**
 * The page of an item by its kind alone (R055, R190). Who knows the item goes on from there: a show may be
 * an entertainment, an event a season, and each may have moved to another slug.
 */
export function refOfItem(itemKind: RedirectKind, slug: string): PageRef {
  const page = pageOfKind.get(itemKind);
  if (page === undefined) throw new RangeError(`No page shows items of the kind ${itemKind}.`);
  return { page, slug };
}
